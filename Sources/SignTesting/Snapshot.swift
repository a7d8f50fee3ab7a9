// Snapshot.swift: compares frames with a snapshot file and decides whether to write it.
// SignTesting: for tests only; no Foundation.

import FrameText
import SignPrimitives

/// What is wrong with frames or their snapshot, or that it was written; nil when all is well.
func snapshotFailure(
  _ frames: [TimedFrame], name: String, recording: SnapshotRecording, sourcePath: String
) -> String? {
  do throws(SnapshotFileError) {
    let file = try SnapshotFile(name: name, sourcePath: sourcePath)
    try checkWritable(frames)
    if recording == .all { return try record(frames, in: file, because: nil) }
    guard let bytes = try file.read() else {
      let missing = "there is no snapshot \(file.path)"
      if recording != .never { return try record(frames, in: file, because: missing) }
      return "\(missing); \(advice(.missing))"
    }
    guard let failure = failure(of: frames, comparedWith: bytes) else { return nil }
    let message = "snapshot \(file.path): \(failure)"
    if recording == .failed { return try record(frames, in: file, because: message) }
    return "\(message)\nif the frames are right: \(advice(.failed))"
  } catch {
    return error.message
  }
}

/// Frames that cannot be read back are not written.
private func checkWritable(_ frames: [TimedFrame]) throws(SnapshotFileError) {
  if frames.isEmpty { throw SnapshotFileError(message: "no frames; a snapshot has one or more") }
  for frame in frames where frame.bitmap.width == 0 || frame.bitmap.height == 0 {
    let size = "\(frame.bitmap.width) x \(frame.bitmap.height) px"
    throw SnapshotFileError(message: "\(frame.heading): \(size); a snapshot needs 1 x 1 px or more")
  }
}

private func record(
  _ frames: [TimedFrame], in file: SnapshotFile, because reason: String?
) throws(SnapshotFileError) -> String {
  try file.write(Array(FrameText.text(frames).utf8))
  let done = "wrote the snapshot \(file.path); look at it, then test again without recording"
  return reason.map { "\($0)\n\(done)" } ?? done
}

private func advice(_ recording: SnapshotRecording) -> String {
  "to write it, test once with \(SnapshotRecording.variable)=\(recording.rawValue)"
}

private func failure(of frames: [TimedFrame], comparedWith bytes: [UInt8]) -> String? {
  do throws(FrameTextError) {
    let expected = try FrameText.frames(utf8: bytes)
    return damage(in: bytes, expected: FrameText.text(expected))
      ?? seriesFailure(frames, expected: expected)
  } catch {
    return error.description
  }
}

/// Where a readable file is not what a recording writes: then it was cut short or edited.
private func damage(in bytes: [UInt8], expected: String) -> String? {
  let found = lines(of: String(decoding: bytes, as: UTF8.self))
  let expected = lines(of: expected)
  let differing = zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }
  if let (index, (line, wanted)) = differing {
    return "line \(index + 1): found '\(line)', but a recording writes '\(wanted)'"
  }
  if found.count == expected.count { return nil }
  let line = min(found.count, expected.count)
  let what =
    found.count < expected.count ? "the file is cut short" : "the file goes on after its end"
  return "line \(line): \(what)"
}

private func lines(of text: String) -> [Substring] {
  text.split(omittingEmptySubsequences: false) { $0.isNewline }
}
