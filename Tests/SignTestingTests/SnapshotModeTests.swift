// SnapshotModeTests.swift: what each way of recording writes and says, for every state of a file.

import FrameText
import SignPrimitives
import SignTesting
import Testing

@Suite struct SnapshotModeTests {
  /// What a snapshot file may be before a test.
  enum State: CaseIterable, Sendable {
    case absent, equal, different, damaged

    var text: String? {
      switch self {
      case .absent: nil
      case .equal: SnapshotModeTests.frameText
      case .different: "frame 0 at 0 ms\n#.\n\nframe 1 at 40 ms\n##\n\n"
      case .damaged: "frame 0 at 0 ms\n#.\n\nframe 1 at 40 ms\n.o\n\n"
      }
    }
  }

  static let frameText = "frame 0 at 0 ms\n#.\n\nframe 1 at 40 ms\n.#\n\n"
  static let name = "Snapshots/MarqueeTests/enters from the right.txt"

  static func frames() throws -> [TimedFrame] { try FrameText.frames(frameText) }

  static func verify(_ folder: TestFolder, _ recording: SnapshotRecording) throws -> String? {
    verifySnapshot(
      of: try frames(), named: "enters from the right", record: recording,
      filePath: "\(folder.path)/MarqueeTests.swift")
  }

  /// Written down from the four sentences that describe the ways of recording.
  static func writes(_ recording: SnapshotRecording, _ state: State) -> Bool {
    switch (recording, state) {
    case (.all, _), (.failed, .absent), (.failed, .different), (.failed, .damaged),
      (.missing, .absent):
      true
    default: false
    }
  }

  @Test(arguments: SnapshotRecording.allCases, State.allCases)
  func whatIsWrittenFailsAndPassesTheNextTime(recording: SnapshotRecording, state: State) throws {
    let folder = try TestFolder()
    if let text = state.text { try folder.write(text, to: Self.name) }
    let writes = Self.writes(recording, state)
    let failure = try Self.verify(folder, recording)
    #expect((failure == nil) == (state == .equal && recording != .all))
    #expect(try folder.text(Self.name) == (writes ? Self.frameText : state.text))
    #expect(
      (failure?.contains("wrote the snapshot \(folder.path)/\(Self.name);") == true) == writes)
    #expect((try Self.verify(folder, .never) == nil) == (writes || state == .equal))
  }

  @Test func aMissingSnapshotSaysHowToWriteIt() throws {
    let folder = try TestFolder()
    #expect(
      try Self.verify(folder, .never) == """
        there is no snapshot \(folder.path)/\(Self.name); \
        to write it, test once with LEDSIGN_SNAPSHOTS=missing
        """)
    #expect(
      try Self.verify(folder, .missing) == """
        there is no snapshot \(folder.path)/\(Self.name)
        wrote the snapshot \(folder.path)/\(Self.name); \
        look at it, then test again without recording
        """)
  }

  @Test func aDifferenceNamesFileFrameRowAndColumn() throws {
    let folder = try TestFolder()
    try folder.write(State.different.text ?? "", to: Self.name)
    #expect(
      try Self.verify(folder, .missing) == """
        snapshot \(folder.path)/\(Self.name): \
        frame 1 at 40 ms: 1 pixel differs at row 1, column 1 (x 0, y 0): dark, expected lit
        actual  expected  difference
        .#      ##        -#
        if the frames are right: to write it, test once with LEDSIGN_SNAPSHOTS=failed
        """)
  }

  @Test func aReplacedSnapshotStillShowsTheDifference() throws {
    let folder = try TestFolder()
    try folder.write(State.different.text ?? "", to: Self.name)
    let failure = try #require(try Self.verify(folder, .failed))
    #expect(failure.contains("frame 1 at 40 ms: 1 pixel differs at row 1, column 1"))
    #expect(failure.hasSuffix("look at it, then test again without recording"))
  }
}
