// ReadFileTests.swift: files that can be read and what is said of others.
// Tests of SignFile: no Foundation; reads only what is there on every Unix.

import Testing

@testable import SignFile

@Suite struct FileReading {
  private func problem(_ path: String, limit: Int = maximumFileSize) -> String {
    do throws(SignFileError) {
      _ = try readFile(path, limit: limit)
      return "none"
    } catch { return error.description }
  }

  @Test func aFileIsReadWhole() throws {
    let bytes = try readFile(#filePath)
    #expect(bytes.starts(with: "// ReadFileTests.swift: ".utf8))
    #expect(Array(bytes.suffix(25)) == Array("// The end of this file.\n".utf8))
    #expect(try readFile(#filePath, limit: bytes.count) == bytes)
  }

  @Test func aDeviceWithoutContentIsEmpty() throws {
    #expect(try readFile("/dev/null") == [])
  }

  @Test func whatCannotBeReadIsSaidInPlainWords() {
    #expect(problem("/missing/sign.json") == "/missing/sign.json: there is no such file")
    #expect(problem("") == ": there is no such file")
    #expect(problem("/dev") == "/dev: this is a folder; name a file in it")
    #expect(problem("/dev/null/x") == "/dev/null/x: there is no such file")
  }

  @Test func forbiddenFilesAndOtherErrorsAreSaidInPlainWords() {
    // EACCES is 13 and EIO is 5 on every Unix.
    #expect(
      SignFileError.unreadable("a", code: -13).description
        == "a: reading it is not allowed; check its permissions")
    #expect(SignFileError.unreadable("a", code: -5).description.hasPrefix("a: cannot be read: "))
  }

  @Test func aFileAboveTheLimitIsRefused() throws {
    let size = try readFile(#filePath).count
    #expect(
      problem(#filePath, limit: size - 1)
        == "\(#filePath): is larger than \(size - 1) bytes, the most that is read")
  }

  #if os(Linux)
    @Test func aFileThatHidesItsSizeIsRefusedWhileItIsRead() {
      // Its size is said to be 0.
      #expect(
        problem("/proc/self/status", limit: 10)
          == "/proc/self/status: is larger than 10 bytes, the most that is read")
    }
  #endif

  @Test func aDeviceWithoutEndIsRefusedAtTheLimit() {
    #expect(problem("/dev/zero") == "/dev/zero: is larger than 16 MiB, the most that is read")
  }
}

// The end of this file.
