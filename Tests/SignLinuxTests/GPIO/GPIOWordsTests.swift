// GPIOWordsTests.swift: what users read when lines cannot be had.
#if os(Linux)
  import Testing

  @testable import SignLinux

  @Suite struct GPIOWordsTests {
    private let chip = FoundChip(
      path: "/dev/gpiochip0", name: "gpiochip0", label: "pinctrl-bcm2835", lineCount: 54)
    private let wanted = [
      RequestedLine(name: "din", place: 0, offset: 10),
      RequestedLine(name: "clk", place: 1, offset: 11),
      RequestedLine(name: "load", place: 2, offset: 8, isHigh: true, pull: .up),
    ]
    /// Error numbers of Linux on the processors of Raspberry Pis and PCs.
    private let inputOutput: Int32 = -5
    private let denied: Int32 = -13
    private let busy: Int32 = -16

    /// What is said when a request fails and one line has a holder; `nil`: nobody has one.
    private func error(_ code: Int32, line: Int, holder: String?) -> DeviceError {
      chip.requestError(code, wanted) { offset in
        LineState(
          offset: offset, name: "", isUsed: offset == line && holder != nil,
          holder: offset == line ? holder ?? "" : "", isOutput: false)
      }
    }

    @Test func aBusyLineIsNamedWithItsSignalAndHolder() {
      let error = error(busy, line: 8, holder: "spi0 CS0")
      #expect(
        error.description
          == "gpiochip0 (pinctrl-bcm2835): line 8, for load, is used by \"spi0 CS0\"; free it,"
          + " which ledsign doctor explains, or wire load to another line")
      #expect(error.isBusy)
    }

    @Test func aHolderWithoutANameIsStillAHolder() {
      #expect(
        error(busy, line: 11, holder: "").problem
          == "gpiochip0 (pinctrl-bcm2835): line 11, for clk, is used by the kernel or a program"
          + " without a name")
    }

    @Test func aSecondLedsignIsToldToEndTheFirst() {
      let error = error(busy, line: 10, holder: "ledsign")
      #expect(
        error.description
          == "gpiochip0 (pinctrl-bcm2835): line 10, for din, is driven by another ledsign; end that"
          + " one first; as a service: sudo systemctl stop ledsign")
      #expect(error.isBusy)
    }

    @Test func aHolderThatHasJustGoneLeavesTheLineBusy() {
      let error = error(busy, line: 0, holder: nil)
      #expect(error.isBusy)
      #expect(error.problem.hasSuffix("the lines could not be had: Device or resource busy"))
    }

    @Test func anotherFailureIsNotBusy() {
      let error = error(inputOutput, line: 0, holder: nil)
      #expect(!error.isBusy)
      #expect(error.problem.hasSuffix("the lines could not be had: Input/output error"))
    }

    @Test func missingRightsNameTheGroup() {
      let words =
        "/dev/gpiochip0: Permission denied; run: sudo usermod -aG gpio $USER, then log out and in again"
      #expect(GPIOChips.Refusal(path: "/dev/gpiochip0", code: denied).error.description == words)
      #expect(error(denied, line: 8, holder: "spi0 CS0").description == words)
    }

    @Test func aLineBeyondTheChipIsRefused() {
      #expect(chip.faultError(in: wanted) == nil)
      for offset in [-1, 54, 1000] {
        let line = RequestedLine(name: "oe", place: 0, offset: offset)
        #expect(
          chip.faultError(in: [line])?.problem
            == "gpiochip0 (pinctrl-bcm2835) has the lines 0 to 53; oe is on line \(offset)")
      }
      #expect(chip.faultError(in: [RequestedLine(name: "oe", place: 0, offset: 53)]) == nil)
    }

    @Test func twoSignalsOnOneLineAreRefused() {
      let again = RequestedLine(name: "lat", place: 5, offset: 11)
      #expect(
        chip.faultError(in: wanted + [again])?.description
          == "clk and lat are both on line 11; give each signal a line of its own")
    }

    @Test func chipsThatAreThereAreListed() {
      let other = FoundChip(path: "/dev/gpiochip1", name: "gpiochip1", label: "", lineCount: 8)
      #expect(
        DeviceError.noChip(["pinctrl-rp1"], found: [chip, other]).description
          == "no GPIO chip is called pinctrl-rp1; here are gpiochip0 (pinctrl-bcm2835) and"
          + " gpiochip1; put the label of the right one under \"gpio\" in the board file")
    }

    @Test func aFailedWriteNamesTheChip() {
      #expect(
        chip.writeError(inputOutput).problem
          == "gpiochip0 (pinctrl-bcm2835): the lines could not be written: Input/output error")
    }
  }
#endif
