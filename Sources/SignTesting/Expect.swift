// Expect.swift: compares frames with art and snapshots, and fails the test that runs.
// SignTesting: for tests only; no Foundation.

public import FrameText
public import SignPrimitives
public import Testing

/// Fails the test unless a frame is its art: rows of `#` (lit) and `.` (dark).
///
/// The failure says at which row and column the first pixel differs and shows the frame, the art
/// and their difference. Malformed art is a failure as well. Call it within a `@Test` function;
/// elsewhere a failure ends the process, because nothing would report it.
public func expectFrame(
  _ frame: Bitmap, _ art: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  report(verifyFrame(frame, art), at: sourceLocation)
}

/// Fails the test unless a series of frames is its text.
///
/// The text has a heading `frame N at T ms`, rows and a blank line for each frame. The failure
/// shows the first frame that differs as ``expectFrame(_:_:sourceLocation:)`` does.
public func expectFrames(
  _ frames: some Sequence<TimedFrame>, _ text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  report(verifyFrames(frames, text), at: sourceLocation)
}

/// Fails the test unless a series of frames is its snapshot, `Snapshots/<test file>/<name>.txt`.
///
/// A missing snapshot is written, and the test fails; ``SnapshotRecording`` says what else is
/// written. The failure shows the first frame that differs.
///
/// - Parameters:
///   - frames: The frames, at least one, all at least 1 x 1 px.
///   - name: The name of the snapshot, and of its file; use no name twice in one test file.
///   - recording: Which snapshots are written; nil leaves it to trait and environment.
///   - sourceLocation: Where the failure is reported, and in which file.
public func expectSnapshot(
  of frames: some Sequence<TimedFrame>, named name: String,
  record recording: SnapshotRecording? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let failure = verifySnapshot(
    of: frames, named: name, record: recording, filePath: sourceLocation.filePath)
  report(failure, at: sourceLocation)
}

/// Fails the test unless one frame is its snapshot, which is plain frame art; else as for several.
///
/// - Parameters:
///   - frame: The frame, at least 1 x 1 px.
///   - name: The name of the snapshot, and of its file; use no name twice in one test file.
///   - recording: Which snapshots are written; nil leaves it to trait and environment.
///   - sourceLocation: Where the failure is reported, and in which file.
public func expectSnapshot(
  of frame: Bitmap, named name: String, record recording: SnapshotRecording? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let failure = verifySnapshot(
    of: frame, named: name, record: recording, filePath: sourceLocation.filePath)
  report(failure, at: sourceLocation)
}

/// Turns what is wrong into an issue of the test that runs.
///
/// Under XCTest, and in a detached task, there is no such test; an issue recorded there would be
/// lost without a trace, and the run would pass.
func report(_ failure: String?, at location: SourceLocation) {
  guard let failure else { return }
  if Test.current == nil {
    fatalError(
      """
      \(location.filePath):\(location.line): \(failure)
      No Swift Testing test runs here, so this failure could not be reported.
      Call it directly from a @Test function of 'import Testing'. In XCTest use
      XCTAssertNil(verifyFrame(frame, art)), verifyFrames or verifySnapshot instead.

      """)
  }
  Issue.record(Comment(rawValue: failure), sourceLocation: location)
}
