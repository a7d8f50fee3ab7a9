// SnapshotFileTests.swift: damaged files, places that cannot be written, and very large frames.

import FrameText
import SignPrimitives
import SignTesting
import Testing

@Suite struct DamagedSnapshotTests {
  static let frames = "frame 0 at 0 ms\n#.\n.#\n\nframe 1 at 40 ms\n.#\n#.\n\n"

  static func verify(_ text: String, _ series: String = frames) throws -> String? {
    let folder = try TestFolder()
    try folder.write(text, to: "Snapshots/T/s.txt")
    let failure = verifySnapshot(
      of: try FrameText.frames(series), named: "s", record: .never,
      filePath: "\(folder.path)/T.swift")
    guard let failure else { return nil }
    let prefix = "snapshot \(folder.path)/Snapshots/T/s.txt: "
    #expect(failure.hasPrefix(prefix))
    return failure.dropFirst(prefix.count).split(separator: "\n").first.map { String($0) }
  }

  @Test(arguments: [frames, "#.\n.#\n"]) func aFileCutShortAnywhereFails(text: String) throws {
    for length in 0..<text.utf8.count {
      #expect(try Self.verify(String(text.prefix(length)), text) != nil, "cut after \(length)")
    }
    #expect(try Self.verify(text, text) == nil)
  }

  @Test(arguments: [
    ("", "line 1: no frames; want rows of '#' and '.'"),
    (
      "frame 0 at 0 ms\n#.\n.x\n\n",
      "line 3: row 2, column 2: found 'x'; want '#' for a lit pixel or '.' for a dark one"
    ),
    (
      "frame 0 at 0 ms\n#.\n.\n\n",
      "line 3: row 2 is 1 px too short: 1 px, but row 1 has 2 px"
    ),
    (
      "frame 0 at 0\n#.\n.#\n\n",
      "line 1: bad heading 'frame 0 at 0'; want one such as 'frame 3 at 16.667 ms'"
    ),
    ("frame 0 at 0 ms\n#.\n.#\n\nframe 1 at 40 ms\n.#\n#.\n", "line 8: the file is cut short"),
    (
      "frame 0 at 0 ms\n#.\n.#\n\nframe 1 at 40 ms\n.#\n#.\n\n\n",
      "line 9: the file goes on after its end"
    ),
    (
      "frame 0 at 0 ms\n#.\n.#\n\nframe 1 at 40.0 ms\n.#\n#.\n\n",
      "line 5: found 'frame 1 at 40.0 ms', but a recording writes 'frame 1 at 40 ms'"
    ),
    (
      "frame 0 at 0 ms\n#.\n.#\n\nframe 1 at 40 ms\n\n",
      "line 5: no rows of '#' and '.' below frame 1"
    ),
    (
      "frame 0 at 0 ms\n#.\n.#\n\nframe 1 at 40 ms\n.#\n\n",
      "frame 1 at 40 ms: the size is 2 x 2 px, expected 2 x 1 px; 1 pixel differs at row 2, column 1 (x 0, y 1): lit, expected dark"
    ),
  ])
  func aDamagedFileIsNamedWithItsLine(text: String, message: String) throws {
    #expect(try Self.verify(text) == message)
  }

  @Test func lineBreaksMayHaveBeenTurnedIntoCRLF() throws {
    let text = Self.frames.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(try Self.verify(text) == nil)
  }
}

@Suite struct SnapshotPlaceTests {
  static func frame() throws -> Bitmap { try FrameText.bitmap("#.\n.#") }

  @Test func oneFrameIsKeptAsPlainArt() throws {
    let folder = try TestFolder()
    let file = "\(folder.path)/T.swift"
    #expect(
      verifySnapshot(of: try Self.frame(), named: "s", record: .missing, filePath: file) != nil)
    #expect(try folder.text("Snapshots/T/s.txt") == "#.\n.#\n")
    #expect(verifySnapshot(of: try Self.frame(), named: "s", record: .never, filePath: file) == nil)
  }

  @Test(.snapshots(.never)) func aTraitDecidesForACallThatDoesNot() throws {
    let folder = try TestFolder()
    let failure = verifySnapshot(
      of: try Self.frame(), named: "s", filePath: "\(folder.path)/T.swift")
    #expect(failure?.hasPrefix("there is no snapshot") == true)
    #expect(try folder.text("Snapshots/T/s.txt") == nil)
  }

  @Test(arguments: ["", ".", "..", ".hidden", "a/b", "../a", "a\\b", "a\nb", "a\u{0}b"])
  func aNameThatIsNoFileNameIsRefused(name: String) throws {
    let folder = try TestFolder()
    let failure = verifySnapshot(
      of: try Self.frame(), named: name, record: .all, filePath: "\(folder.path)/T.swift")
    #expect(
      failure == "bad snapshot name '\(name)'; want 1 to 200 bytes without '/', '\\' and control"
        + " characters, and no '.' at the beginning")
  }

  @Test func namesAreBoundedInBytes() throws {
    let folder = try TestFolder()
    func failure(_ name: String) throws -> String? {
      verifySnapshot(
        of: try Self.frame(), named: name, record: .never, filePath: "\(folder.path)/T.swift")
    }
    let longest = String(repeating: "é", count: 100)
    #expect(try failure(longest)?.hasPrefix("there is no snapshot") == true)
    #expect(try failure(longest + "x")?.hasPrefix("bad snapshot name") == true)
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    let folder = try TestFolder()
    try folder.write("in the way", to: "Snapshots")
    for recording in [SnapshotRecording.all, .failed, .missing] {
      let failure = verifySnapshot(
        of: try Self.frame(), named: "s", record: recording, filePath: "\(folder.path)/T.swift")
      let path = "\(folder.path)/Snapshots/T/s.txt"
      #expect(failure == "cannot make the folder of \(path): File exists")
    }
    #expect(try folder.text("Snapshots") == "in the way")
  }

  @Test func aFolderInPlaceOfTheFileIsNamed() throws {
    let folder = try TestFolder()
    try folder.write("", to: "Snapshots/T/s.txt/file")
    let path = "\(folder.path)/Snapshots/T/s.txt"
    let file = "\(folder.path)/T.swift"
    let read = verifySnapshot(of: try Self.frame(), named: "s", record: .never, filePath: file)
    #expect(read == "cannot read \(path): Is a directory")
    let written = verifySnapshot(of: try Self.frame(), named: "s", record: .all, filePath: file)
    #expect(written == "cannot write \(path): Is a directory")
  }

  @Test func aSourceFolderOfAnotherMachineIsNotMade() throws {
    let folder = try TestFolder()
    let file = "\(folder.path)/elsewhere/T.swift"
    let failure = verifySnapshot(of: try Self.frame(), named: "s", record: .all, filePath: file)
    #expect(
      failure == "cannot write \(folder.path)/elsewhere/Snapshots/T/s.txt:"
        + " the folder of the test's source file is not on this machine")
    let again = verifySnapshot(of: try Self.frame(), named: "s", record: .all, filePath: file)
    #expect(again == failure)
  }

  @Test func framesThatHaveNoArtAreRefused() throws {
    let folder = try TestFolder()
    let file = "\(folder.path)/T.swift"
    #expect(
      verifySnapshot(of: [TimedFrame](), named: "s", record: .all, filePath: file)
        == "no frames; a snapshot has one or more")
    #expect(
      verifySnapshot(
        of: try Bitmap(width: 4, height: 0), named: "s", record: .all, filePath: file)
        == "frame 0 at 0 ms: 4 x 0 px; a snapshot needs 1 x 1 px or more")
    #expect(try folder.text("Snapshots/T/s.txt") == nil)
  }

  @Test(arguments: [(65_535, 2), (3, 4096)]) func largeFramesAreKeptAndCompared(
    width: Int, height: Int
  ) throws {
    let folder = try TestFolder()
    let file = "\(folder.path)/T.swift"
    var frame = try Bitmap(width: width, height: height)
    frame.set(x: width - 1, y: height - 1)
    #expect(verifySnapshot(of: frame, named: "s", record: .missing, filePath: file) != nil)
    #expect(verifySnapshot(of: frame, named: "s", record: .never, filePath: file) == nil)
    frame.set(x: width - 2, y: height - 1)
    let failure = verifySnapshot(of: frame, named: "s", record: .never, filePath: file)
    #expect(
      failure?.contains(
        "1 pixel differs at row \(height), column \(width - 1) (x \(width - 2), y \(height - 1)):"
          + " lit, expected dark") == true)
    #expect((failure?.utf8.count ?? 0) < 4096)
  }
}
