// SPIRowsTests.swift: what users read when a serial bus cannot be had.
#if os(Linux)
  import CLinux
  import Testing

  @testable import SignLinux

  @Suite struct SPIRowsTests {
    private func error(_ path: String) -> String {
      do throws(DeviceError) {
        _ = try SPIRows(path: path, hz: 1_000_000, rowLength: 8)
        return "none"
      } catch {
        return error.description
      }
    }

    private func refusal(mode: UInt32 = 0, bits: UInt32 = 8, hz: UInt32) -> String? {
      let taken = linux_spi_settings(mode: mode, bits_per_word: bits, hz: hz)
      return DeviceError.spiRefusal("/dev/spidev0.0", taken, hz: 1_000_000)?.problem
    }

    @Test func aMissingDeviceSaysHowToTurnSPIOn() {
      #expect(
        error("/dev/spidev9.9")
          == "/dev/spidev9.9: No such file or directory; put dtparam=spi=on into"
          + " /boot/firmware/config.txt and restart")
    }

    @Test func anotherDeviceIsRefused() {
      let path = TestFolder().add("device", "")
      #expect(
        error(path)
          == "\(path) cannot be set up as an SPI device: Inappropriate ioctl for device; it must"
          + " be a device of the kernel's spidev, such as /dev/spidev0.0")
    }

    @Test func aSecondLedsignIsToldToEndTheFirstForAsLongAsThatIsThere() throws {
      let path = TestFolder().add("device", "")
      var first: OpaquePointer?
      #expect(linux_spi_open(path, &first) == 0)
      #expect(
        error(path)
          == "\(path) is driven by another ledsign; end that one first; as a service: sudo systemctl"
          + " stop ledsign")
      var second: OpaquePointer?
      #expect(DeviceError.spi(path, linux_spi_open(path, &second)).isBusy)
      linux_spi_close(try #require(first))
      #expect(linux_spi_open(path, &second) == 0)
      linux_spi_close(try #require(second))
    }

    @Test func missingRightsNameTheGroup() {
      #expect(
        DeviceError.spi("/dev/spidev0.0", -13).description
          == "/dev/spidev0.0: Permission denied; run: sudo usermod -aG spi $USER, then log out and"
          + " in again")
    }

    @Test func aSlowerClockIsTakenAndAFasterOneRefused() {
      #expect(refusal(hz: 1_000_000) == nil)
      #expect(refusal(hz: 976_562) == nil)
      #expect(
        refusal(hz: 1_000_001)
          == "/dev/spidev0.0: the driver takes 1000001 Hz, and 1000000 Hz are the most for these"
          + " panels")
      #expect(refusal(hz: 0) != nil)
    }

    @Test func anotherModeOrWordIsRefused() {
      #expect(
        refusal(mode: 3, hz: 1000) == "/dev/spidev0.0: the driver takes mode 3 instead of 0")
      #expect(
        refusal(bits: 16, hz: 1000)
          == "/dev/spidev0.0: the driver takes words of 16 bits instead of 8")
    }
  }
#endif
