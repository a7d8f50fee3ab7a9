// GPIOChipsTests.swift: finding chips, where there are none.
#if os(Linux)
  import SignPanels
  import Testing

  @testable import SignLinux

  @Suite struct GPIOChipsTests {
    private func request(_ chips: [String]) -> LineRequest {
      LineRequest(chips: chips, lines: [RequestedLine(name: "clk", place: 1, offset: 11)])
    }

    /// Why lines cannot be had in a folder.
    private func error(_ chips: [String], in folder: String) -> String {
      do throws(DeviceError) {
        _ = try GPIOLines(request(chips), in: folder)
        return "none"
      } catch {
        return error.description
      }
    }

    @Test func theNumberAndNotTheNameOrdersTheChips() {
      let folder = TestFolder()
      for name in [
        "gpiochip10", "gpiochip2", "gpiochip0", "gpiochip", "gpiochipx", "gpiochip1a", "gpio1",
        "xgpiochip3", "gpiochip9999999999",
      ] { folder.add(name) }
      #expect(GPIOChips.numbers(in: folder.path) == [0, 2, 10])
    }

    @Test func aFolderThatIsNotThereHasNoChips() {
      #expect(GPIOChips.numbers(in: "/nowhere") == [])
      #expect(GPIOChips.all(in: "/nowhere") == [])
    }

    @Test func aBuildWithoutLibgpiodSaysSo() {
      guard GPIOChips.libraryVersion == nil else { return }
      #expect(
        error(["pinctrl-rp1"], in: "/dev")
          == "this ledsign was built without libgpiod and cannot drive GPIO lines; install"
          + " libgpiod-dev and build it with the trait GPIO, which is on by default")
    }

    @Test func aComputerWithoutChipsSaysSo() {
      guard GPIOChips.libraryVersion != nil else { return }
      #expect(
        error(["pinctrl-rp1", "pinctrl-bcm2711", "gpiochip7"], in: TestFolder().path)
          == "no GPIO chip is called pinctrl-rp1, pinctrl-bcm2711 or gpiochip7, and there is none"
          + " here at all; run this on the computer that the panel is wired to")
    }

    @Test func aPathThatIsNotThereIsPassedOver() {
      guard GPIOChips.libraryVersion != nil else { return }
      #expect(error(["/nowhere/a", "b"], in: "/nowhere").contains("called /nowhere/a or b, and"))
    }

    @Test func aFileThatIsNoChipIsNamed() {
      guard GPIOChips.libraryVersion != nil else { return }
      let folder = TestFolder()
      folder.add("gpiochip3", "no chip")
      let words = " cannot be opened as a GPIO chip: "
      #expect(error(["pinctrl-rp1"], in: folder.path).hasPrefix("\(folder.path)/gpiochip3\(words)"))
      #expect(error(["/dev/null"], in: folder.path).hasPrefix("/dev/null\(words)"))
      #expect(GPIOChips.refusals(in: folder.path).map { $0.path } == ["\(folder.path)/gpiochip3"])
    }

    @Test func linesMayGoToAnotherThread() {
      func isSendable(_: (some Sendable & ~Copyable).Type) {}
      isSendable(GPIOLines.self)
      isSendable(SPIRows.self)
      isSendable(LineDarkener.self)
    }
  }
#endif
