// ExpectTests.swift: what is wrong becomes an issue of the test, at the caller's line.

import FrameText
import SignPrimitives
import SignTesting
import Synchronization
import Testing

/// Keeps the issues that the functions under test record; those of `#expect` stay what they are.
private enum Recorded {
  static let issues = Mutex<[Issue]>([])

  @Sendable static func take(_ issue: Issue) -> Issue? {
    guard case .unconditional = issue.kind else { return issue }
    issues.withLock { $0.append(issue) }
    return nil
  }

  /// What was recorded at a line of this file.
  static func messages(line: Int) -> [String] {
    let found = issues.withLock { issues in
      issues.filter { $0.sourceLocation?.line == line && $0.sourceLocation?.fileID == #fileID }
    }
    return found.flatMap { $0.comments.map { $0.rawValue } }
  }
}

@Suite(.compactMapIssues(Recorded.take)) struct ExpectTests {
  static let text = "frame 0 at 0 ms\n#.\n\nframe 1 at 50 ms\n.#\n"

  @Test func aFailureIsAnIssueAtTheCallersLine() throws {
    let frame = try FrameText.bitmap("#.")
    expectFrame(frame, "##")
    let messages = Recorded.messages(line: #line - 1)
    #expect(
      messages == [
        """
        the frame: 1 pixel differs at row 1, column 2 (x 1, y 0): dark, expected lit
        actual  expected  difference
        #.      ##        #-
        """
      ])
  }

  @Test func malformedArtIsAnIssueToo() throws {
    expectFrame(try FrameText.bitmap("#."), "#o")
    let messages = Recorded.messages(line: #line - 1)
    #expect(
      messages == [
        "the expected art is malformed: row 1, column 2: found 'o';"
          + " want '#' for a lit pixel or '.' for a dark one"
      ])
  }

  @Test func aSeriesFailsAtTheCallersLine() throws {
    expectFrames([], Self.text)
    #expect(Recorded.messages(line: #line - 1) == ["0 frames, expected 2"])
  }

  @Test func aSnapshotFailsAtTheCallersLineAndLiesBesideTheFile() throws {
    let frame = try FrameText.bitmap("#.")
    expectSnapshot(of: frame, named: "of one", record: .never)
    let one = Recorded.messages(line: #line - 1)
    expectSnapshot(of: try FrameText.frames(Self.text), named: "of two", record: .never)
    let two = Recorded.messages(line: #line - 1)
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let advice = "; to write it, test once with LEDSIGN_SNAPSHOTS=missing"
    #expect(
      one == ["there is no snapshot /\(folder)/Snapshots/ExpectTests/of one.txt\(advice)"])
    #expect(
      two == ["there is no snapshot /\(folder)/Snapshots/ExpectTests/of two.txt\(advice)"])
  }

  @Test func whatIsEqualRecordsNothing() throws {
    let first = #line
    expectFrame(try FrameText.bitmap("#."), "#.")
    expectFrames(try FrameText.frames(Self.text), Self.text)
    #expect((first...#line).flatMap { Recorded.messages(line: $0) } == [])
  }

  /// A detached task has no current test, just as an XCTest method has none.
  @Test func outsideATestAFailureEndsTheProcessAndSaysWhatToDo() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let frame = try FrameText.bitmap("#.")
      await Task.detached { expectFrame(frame, "##") }.value
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("1 pixel differs at row 1, column 2"))
    #expect(text.contains("Call it directly from a @Test function"))
    #expect(text.contains("XCTAssertNil(verifyFrame(frame, art))"))
  }

  @Test func outsideATestAnEqualFrameIsFine() async throws {
    let frame = try FrameText.bitmap("#.")
    await Task.detached { expectFrame(frame, "#.") }.value
  }
}
