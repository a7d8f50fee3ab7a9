// LineSourceTests.swift: lines from descriptors, whole, bounded and without waiting.
// Tests of SignFile: no Foundation, no sleeping.

import CPosix
import Testing

@testable import SignFile

/// A FIFO of its own for one test, with a writer.
private struct WrittenFIFO {
  let path: String
  let source: LineSource
  private var writer: Int32

  init(_ name: String) throws {
    let folder = "/tmp/ledsign-tests-\(posix_monotonic_nanoseconds())"
    #expect(posix_make_folders(folder) == 0)
    path = folder + "/" + name
    source = try LineSource(readsStandardInput: false, fifo: path)
    writer = posix_create_file(path)
    #expect(writer >= 0)
  }

  func write(_ text: String) {
    #expect(posix_write_all(writer, Array(text.utf8), text.utf8.count) == 0)
  }

  /// The writer goes; nobody else has it open.
  mutating func leave() {
    posix_close(writer)
    writer = -1
  }

  mutating func comeBack() { writer = posix_create_file(path) }
}

private func texts(_ lines: [InputLine]) -> [String] {
  lines.map { String(decoding: $0.bytes, as: UTF8.self) }
}

@Suite struct LineSourceTests {
  @Test func aFIFOIsMadeAndGivesWholeLines() throws {
    let fifo = try WrittenFIFO("input")
    #expect(fifo.source.takeLines() == [])
    fifo.write("one\ntw")
    #expect(texts(fifo.source.takeLines()) == ["one"])
    #expect(fifo.source.takeLines() == [])
    fifo.write("o\r\n\nthree\n")
    #expect(texts(fifo.source.takeLines()) == ["two", "", "three"])
  }

  @Test func linesKnowTheirNumberAndTheirSource() throws {
    let fifo = try WrittenFIFO("input")
    fifo.write("a\nb\n")
    let lines = fifo.source.takeLines()
    #expect(lines.map { $0.number } == [1, 2])
    #expect(lines.allSatisfy { $0.source == fifo.path })
  }

  @Test func aWriterThatLeavesEndsItsLastLineAndAnotherOneMayCome() throws {
    var fifo = try WrittenFIFO("input")
    fifo.write("no newline")
    #expect(fifo.source.takeLines() == [])
    fifo.leave()
    #expect(texts(fifo.source.takeLines()) == ["no newline"])
    #expect(fifo.source.takeLines() == [])
    #expect(!fifo.source.isAtEnd)
    fifo.comeBack()
    fifo.write("again\n")
    #expect(texts(fifo.source.takeLines()) == ["again"])
  }

  @Test func aFIFOThatIsThereIsUsedAndAnythingElseIsRefused() throws {
    let fifo = try WrittenFIFO("input")
    _ = try LineSource(readsStandardInput: false, fifo: fifo.path)
    let folder = String(fifo.path.dropLast("/input".count))
    let file = folder + "/file"
    posix_close(posix_create_file(file))
    for (path, words) in [
      (file, "this is no FIFO; name another path, or remove it so that a FIFO is made"),
      (folder, "this is a folder; name a FIFO, or a file that is to become one"),
      (folder + "/no/input", "the folder for this FIFO is missing; make it"),
      (
        folder + "/" + String(repeating: "x", count: 256),
        "this path, or a name in it, is longer than the system allows; name a shorter one"
      ),
    ] {
      #expect(throws: SignFileError(file: path, problem: words)) {
        try LineSource(readsStandardInput: false, fifo: path)
      }
    }
  }

  @Test func anEmptyPathIsToldAsOne() {
    let words = "an empty path; name a FIFO, or a file that is to become one"
    #expect(throws: SignFileError(file: "''", problem: words)) {
      try LineSource(readsStandardInput: false, fifo: "")
    }
  }

  @Test func oneCallHandsOutABoundedNumberOfLinesAndTheNextOneTheRest() throws {
    let fifo = try WrittenFIFO("input")
    let most = LineSource.maximumLines
    fifo.write(String(repeating: "x\n", count: most + 3))
    #expect(fifo.source.takeLines().count == most)
    #expect(fifo.source.takeLines().map { $0.number } == [most + 1, most + 2, most + 3])
  }

  @Test func theEndOfAFileEndsItsLastLine() throws {
    let path = "/tmp/ledsign-tests-\(posix_monotonic_nanoseconds())"
    let file = posix_create_file(path)
    _ = posix_write_all(file, "a\nb", 3)
    posix_close(file)
    let source = LineSource(descriptor: posix_open_input(path), source: "file")
    #expect(!source.isAtEnd)
    #expect(texts(source.takeLines()) == ["a", "b"])
    #expect(source.isAtEnd)
    #expect(source.takeLines() == [])
  }

  @Test func nothingToReadIsAtItsEndAtOnce() throws {
    let null = LineSource(descriptor: posix_open_input("/dev/null"), source: "null")
    #expect(null.takeLines() == [])
    #expect(null.isAtEnd)
    #expect(try LineSource(readsStandardInput: false).isAtEnd)
    let closed = LineSource(descriptor: 1_000_000, source: "closed")
    #expect(closed.takeLines() == [])
    #expect(closed.isAtEnd)
  }

  @Test func aCallReadsABoundedAmountHoweverMuchThereIs() throws {
    let source = LineSource(descriptor: posix_open_input("/dev/zero"), source: "zero")
    var calls = 0
    var lines: [InputLine] = []
    while lines.isEmpty {
      lines = source.takeLines()
      calls += 1
    }
    #expect(calls == LineSource.maximumLineLength / LineSource.maximumBytes + 1)
    #expect(lines.map { $0.isTooLong } == [true])
    #expect((0..<40).allSatisfy { _ in source.takeLines().isEmpty })
  }
}

@Suite struct LineAssemblerTests {
  /// The lines of a text that comes in pieces of some length; too long ones as `nil`.
  private func lines(_ text: String, piece: Int, limit: Int = 5) -> [String?] {
    var assembler = LineAssembler(source: "s", limit: limit)
    var lines: [InputLine] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      var rest = bytes[start..<min(start + piece, bytes.count)]
      while !rest.isEmpty {
        if let line = assembler.take(&rest) { lines.append(line) }
      }
    }
    if let last = assembler.takeLast() { lines.append(last) }
    #expect(lines.map { $0.number } == lines.indices.map { $0 + 1 })
    return lines.map { $0.isTooLong ? nil : String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: 1...9) func linesAreTheSameInWhateverPiecesTheyCome(piece: Int) {
    #expect(lines("a\nbc\r\n\n\r\nlast", piece: piece) == ["a", "bc", "", "", "last"])
    #expect(lines("a\r\r\nb\rc\n", piece: piece) == ["a\r", "b\rc"])
    #expect(lines("12345\n123456\n12345\r\n1234", piece: piece) == ["12345", nil, "12345", "1234"])
    #expect(lines("0123456789\nok\n", piece: piece) == [nil, "ok"])
    #expect(lines("ok\n0123456789", piece: piece) == ["ok", nil])
    #expect(lines("", piece: piece) == [])
  }
}
