// RecordingTests.swift: where the choice of what to write comes from.

import Testing

@testable import SignTesting

@Suite struct RecordingTests {
  @Test(arguments: [
    // argument, trait, environment; what counts
    (SnapshotRecording?.none, SnapshotRecording?.none, String?.none, SnapshotRecording.missing),
    (nil, nil, "all", .all), (nil, nil, "failed", .failed), (nil, nil, "missing", .missing),
    (nil, nil, "never", .never), (nil, .failed, nil, .failed), (nil, .failed, "never", .failed),
    (.all, nil, nil, .all), (.all, nil, "never", .all), (.all, .never, nil, .all),
    (.never, .failed, "all", .never),
  ])
  func theArgumentComesFirstThenTheTraitThenTheEnvironment(
    argument: SnapshotRecording?, scoped: SnapshotRecording?, environment: String?,
    chosen: SnapshotRecording
  ) throws {
    #expect(
      try SnapshotRecording.chosen(argument: argument, scoped: scoped, environment: environment)
        == chosen)
  }

  @Test(arguments: ["", "ALL", "none", "all ", "record"])
  func anUnknownEnvironmentIsAnErrorThatListsTheKnownOnes(value: String) {
    for argument in [nil, SnapshotRecording.never] {
      let error = #expect(throws: UnknownRecording.self) {
        try SnapshotRecording.chosen(argument: argument, scoped: .all, environment: value)
      }
      #expect(
        error?.description == "unknown value '\(value)' of LEDSIGN_SNAPSHOTS;"
          + " want one of: all, failed, missing, never")
    }
  }

  @Test func withoutATraitNothingIsChosen() {
    #expect(SnapshotRecording.scoped == nil)
  }

  @Test(.snapshots(.failed)) func aTestsTraitCounts() {
    #expect(SnapshotRecording.scoped == .failed)
  }

  @Suite(.snapshots(.all)) struct SuiteWithATrait {
    @Test func inheritsIt() { #expect(SnapshotRecording.scoped == .all) }

    @Test(.snapshots(.never)) func mayChooseAgain() { #expect(SnapshotRecording.scoped == .never) }

    @Suite struct InnerSuite {
      @Test func inheritsItToo() { #expect(SnapshotRecording.scoped == .all) }
    }
  }
}
