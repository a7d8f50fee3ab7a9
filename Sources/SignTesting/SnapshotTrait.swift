// SnapshotTrait.swift: says for a test or a suite which snapshots it writes.
// SignTesting: for tests only; no Foundation.

public import Testing

/// Says for a test or a suite which snapshots it writes; see ``SnapshotRecording``.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let recording: SnapshotRecording

  /// Runs a test, or all of a suite, with this choice; the testing library calls it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotRecording.$scoped.withValue(recording) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Which snapshots this test or suite writes, such as `@Test(.snapshots(.failed))`.
  public static func snapshots(_ recording: SnapshotRecording) -> SnapshotTrait {
    SnapshotTrait(recording: recording)
  }
}
