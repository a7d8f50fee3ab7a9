// SPIMessagesTests.swift: how rows are split into messages.
#if os(Linux)
  import Testing

  @testable import SignLinux

  @Suite struct SPIMessagesTests {
    // 64-bit ARM begins each transfer at a multiple of 128 bytes: spidev.c counts those, not ours.
    @Test(arguments: [
      (2, 4096, 32), (8, 4096, 32), (128, 4096, 32), (129, 4096, 16), (256, 4096, 16),
      (520, 4096, 6), (2048, 4096, 2), (2049, 4096, 1), (4096, 4096, 1), (8, 8192, 64),
      (8, 65_535, 511), (129, 65_536, 256), (8, 1_000_000, 511), (128, 128, 1),
    ])
    func asManyRowsAsTheBufferHolds(length: Int, buffer: Int, rows: Int) {
      #expect(SPIMessages.rowsPerMessage(rowLength: length, bufferSize: buffer) == rows)
    }

    @Test func aRowLongerThanTheBufferIsRefused() {
      #expect(SPIMessages.rowsPerMessage(rowLength: 4097, bufferSize: 4096) == nil)
      #expect(SPIMessages.rowsPerMessage(rowLength: 129, bufferSize: 200) == nil)
      #expect(
        DeviceError.longRow("/dev/spidev0.0", rowLength: 4100, bufferSize: 4096).description
          == "/dev/spidev0.0: a row of these panels has 4100 bytes, which the kernel pads to"
          + " 4224, and the kernel's buffer holds 4096; put spidev.bufsiz=8192 into"
          + " /boot/firmware/cmdline.txt, in place of any other bufsiz, and restart")
      #expect(
        DeviceError.longRow("/dev/spidev0.0", rowLength: 8, bufferSize: 8).problem
          == "/dev/spidev0.0: a row of these panels has 8 bytes, which the kernel pads to 128,"
          + " and the kernel's buffer holds 8")
      #expect(
        DeviceError.longRow("/dev/spidev0.0", rowLength: 8192, bufferSize: 4096).problem
          == "/dev/spidev0.0: a row of these panels has 8192 bytes, and the kernel's buffer holds"
          + " 4096")
    }

    @Test func theRemedyMakesEnoughRoom() {
      for length in [1, 4095, 4096, 4097, 8192, 8193, 100_000] {
        let size = SPIMessages.bufferSize(for: length)
        #expect(SPIMessages.rowsPerMessage(rowLength: length, bufferSize: size) != nil)
      }
    }

    @Test func theBufferSizeIsReadOrAssumed() {
      let folder = TestFolder()
      #expect(SPIMessages.bufferSize(in: folder.add("a", "65536\n")) == 65_536)
      #expect(SPIMessages.bufferSize(in: folder.add("b", "8192")) == 8192)
      for text in ["", "\n", "none\n", "0\n", "-1\n"] {
        #expect(SPIMessages.bufferSize(in: folder.add("c", text)) == 4096)
      }
      #expect(SPIMessages.bufferSize(in: folder.path + "/missing") == 4096)
    }
  }
#endif
