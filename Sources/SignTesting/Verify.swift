// Verify.swift: compares frames with art and snapshots, and returns what is wrong.
// SignTesting: for tests only; no Foundation. Reports nothing; see Expect.swift.

import CPosix
public import FrameText
public import SignPrimitives

/// Compares a frame with its art; returns what is wrong, nil when nothing is.
///
/// Unlike ``expectFrame(_:_:sourceLocation:)`` it reports nothing, so it can be used anywhere:
/// `XCTAssertNil(verifyFrame(frame, art))`.
public func verifyFrame(_ frame: Bitmap, _ art: String) -> String? {
  do throws(FrameArtError) {
    let expected = try FrameText.bitmap(art)
    return FrameText.difference(frame, from: expected).map { "the frame: \($0.description)" }
  } catch {
    return "the expected art is malformed: \(error.description)"
  }
}

/// Compares a series of frames with its text; returns what is wrong, nil when nothing is.
///
/// The text has a heading `frame N at T ms`, rows and a blank line for each frame; see
/// `FrameText.frames`.
public func verifyFrames(_ frames: some Sequence<TimedFrame>, _ text: String) -> String? {
  do throws(FrameTextError) {
    return seriesFailure(Array(frames), expected: try FrameText.frames(text))
  } catch {
    return "the expected art is malformed: \(error.description)"
  }
}

/// Compares a series of frames with its snapshot; returns what is wrong, nil when nothing is.
///
/// Writes the snapshot as ``SnapshotRecording`` says; then what was written is what it returns.
///
/// - Parameters:
///   - frames: The frames, at least one, all at least 1 x 1 px.
///   - name: The name of the snapshot, and of its file.
///   - recording: Which snapshots are written; nil leaves it to trait and environment.
///   - filePath: The test's source file, beside which the folder `Snapshots` lies.
/// - Returns: What is wrong, for people.
public func verifySnapshot(
  of frames: some Sequence<TimedFrame>, named name: String,
  record recording: SnapshotRecording? = nil,
  filePath: String = #filePath
) -> String? {
  do throws(UnknownRecording) {
    let environment = posix_environment(SnapshotRecording.variable).map { String(cString: $0) }
    let recording = try SnapshotRecording.chosen(
      argument: recording, scoped: .scoped, environment: environment)
    return snapshotFailure(
      Array(frames), name: name, recording: recording, sourcePath: filePath)
  } catch {
    return error.description
  }
}

/// Compares one frame with its snapshot, which is plain frame art; else as for several.
///
/// - Parameters:
///   - frame: The frame, at least 1 x 1 px.
///   - name: The name of the snapshot, and of its file.
///   - recording: Which snapshots are written; nil leaves it to trait and environment.
///   - filePath: The test's source file, beside which the folder `Snapshots` lies.
/// - Returns: What is wrong, for people.
public func verifySnapshot(
  of frame: Bitmap, named name: String, record recording: SnapshotRecording? = nil,
  filePath: String = #filePath
) -> String? {
  let frames = [TimedFrame(number: 0, time: .zero, bitmap: frame)]
  return verifySnapshot(of: frames, named: name, record: recording, filePath: filePath)
}
