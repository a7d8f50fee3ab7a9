// SnapshotRecording.swift: which snapshots a run writes.
// SignTesting: for tests only; no Foundation.

/// Which snapshots a run writes; a test that wrote one always fails.
///
/// The argument `record` comes before the trait ``Testing/Trait/snapshots(_:)``, the trait before the
/// environment variable `LEDSIGN_SNAPSHOTS`, whose values are these names. Without any of them it is
/// ``missing``.
public enum SnapshotRecording: String, CaseIterable, Sendable {
  /// Writes every snapshot anew.
  case all
  /// Writes those that differ, are damaged or are missing.
  case failed
  /// Writes those that are missing.
  case missing
  /// Writes nothing.
  case never

  /// What the trait says about the test that runs.
  @TaskLocal static var scoped: SnapshotRecording?

  /// The environment variable that is read.
  static let variable = "LEDSIGN_SNAPSHOTS"
}

/// A value of `LEDSIGN_SNAPSHOTS` that means nothing.
struct UnknownRecording: Error, CustomStringConvertible {
  let value: String

  var description: String {
    let names = SnapshotRecording.allCases.map { $0.rawValue }.joined(separator: ", ")
    return "unknown value '\(value)' of \(SnapshotRecording.variable); want one of: \(names)"
  }
}

extension SnapshotRecording {
  /// What counts; a bad environment is an error even where it would not count.
  static func chosen(
    argument: SnapshotRecording?, scoped: SnapshotRecording?, environment: String?
  ) throws(UnknownRecording) -> SnapshotRecording {
    var named: SnapshotRecording?
    if let environment {
      guard let recording = SnapshotRecording(rawValue: environment) else {
        throw UnknownRecording(value: environment)
      }
      named = recording
    }
    return argument ?? scoped ?? named ?? .missing
  }
}
