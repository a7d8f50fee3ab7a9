// OutputTests.swift: bytes reach their file whole, and errors have their names.

import CPosix
import SignSimulator
import Testing

@Suite struct OutputTests {
  private let path: String

  init() {
    let root = posix_environment("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let folder = "\(root)/ledsign-output-\(UInt64.random(in: .min ... .max))"
    #expect(posix_make_folders(folder) == 0)
    path = folder + "/out"
  }

  private func contents() -> [UInt8] {
    let descriptor = posix_open_input(path)
    defer { _ = posix_close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = posix_read(descriptor, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, Int(count))))
  }

  @Test func everyWayOfWritingKeepsTheOrder() throws {
    var output = try Output.file(path)
    try output.write("text ä, ")
    try output.write([1, 2, 3])
    try output.write { $0.append(contentsOf: [4, 5]) }
    try output.close()
    #expect(contents() == Array("text ä, ".utf8) + [1, 2, 3, 4, 5])
  }

  @Test func bytesAreCollectedUntilTheyAreManyOrFlushed() throws {
    var output = try Output.file(path)
    try output.write([UInt8](repeating: 7, count: Output.bufferSize - 1))
    #expect(contents().isEmpty)
    try output.write([8])
    #expect(contents().count == Output.bufferSize)
    try output.write([9])
    #expect(contents().count == Output.bufferSize)
    try output.flush()
    #expect(contents().count == Output.bufferSize + 1)
    try output.close()
  }

  @Test func aFileIsReplaced() throws {
    for text in ["a long first text", "short"] {
      var output = try Output.file(path)
      try output.write(text)
      try output.close()
    }
    #expect(string(contents()) == "short")
  }

  @Test func aFolderCannotBeAFile() throws {
    let error = #expect(throws: OutputError.self) { try Output.file("/").close() }
    #expect(error?.description == "Is a directory")
  }

  #if os(Linux)
    @Test func aFullDiskIsToldWhenBytesAreWritten() throws {
      let error = #expect(throws: OutputError.self) {
        var output = try Output.file("/dev/full")
        try output.write("x")
        try output.close()
      }
      #expect(error?.description == "No space left on device")
    }
  #endif
}
