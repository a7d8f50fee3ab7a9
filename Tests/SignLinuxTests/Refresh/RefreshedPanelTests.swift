// RefreshedPanelTests.swift: what a panel shows while it is refreshed by a thread, and after.

import SignPanels
import SignPrimitives
import SignSimulator
import Testing

@testable import SignLinux

@Suite struct RefreshedPanelTests {
  /// A picture that is its own neither mirrored nor turned.
  private static func picture() throws -> [Bitmap] {
    var bitmap = try Bitmap(width: 16, height: 8)
    for y in 0..<8 { for x in 0..<16 where (x * x + 3 * y) % 5 < 2 { bitmap.set(x: x, y: y) } }
    return [bitmap]
  }

  /// What is shown over some refreshes; the thread is held before and after.
  private static func shown(_ shared: SharedPanel, refreshes: Int = 3) -> Bitmap {
    shared.gate.turn()  // so that the last row, which follows in the next refresh, is of this frame
    shared.panel.beginMeasuring()
    for _ in 0..<refreshes { shared.gate.turn() }
    shared.panel.endMeasuring(refreshes: refreshes)
    return shared.panel.makeBitmap()
  }

  @Test func showsWholeFrames() throws {
    let shared = try SharedPanel()
    let thread = try RefreshThread(
      driver: try GatedPanels(shared), chains: RefreshThreadTests.frame(0))
    shared.gate.waitForArrival()
    #expect(Self.shown(shared).litCount == 0)
    let picture = try Self.picture()
    thread.show(picture)
    shared.gate.turn()  // the refresh that was held before has the frame of then
    #expect(Self.shown(shared) == picture[0])
    #expect(shared.panel.complaints == [])
    shared.gate.open()
    #expect(thread.stop() == nil)
    #expect(!shared.isLit)
  }

  @Test func isDarkWhileSuspendedAndLitAfterwards() throws {
    let shared = try SharedPanel()
    let picture = try Self.picture()
    let thread = try RefreshThread(driver: try GatedPanels(shared), chains: picture)
    shared.gate.waitForArrival()
    shared.gate.open()
    #expect(thread.suspend())
    #expect(!shared.isLit)
    shared.panel.beginMeasuring()
    let writes = shared.writes
    // Several looks far apart: standing still is no stall now.
    for now: Int64 in 0..<9 {
      #expect(thread.check(nowNanoseconds: now * 1_000_000_000) == nil)
      #expect(thread.suspend())
    }
    #expect(shared.writes == writes)
    shared.gate.close()
    thread.resume()
    shared.gate.waitForArrival()
    #expect(Self.shown(shared) == picture[0])
    #expect(shared.panel.complaints == [])
    shared.gate.open()
    thread.stop()
  }

  @Test func isDarkAfterAStopAtAnyTime() throws {
    for refreshes in 0..<4 {
      let shared = try SharedPanel()
      let thread = try RefreshThread(driver: try GatedPanels(shared), chains: Self.picture())
      shared.gate.waitForArrival()
      for _ in 0..<refreshes { shared.gate.turn() }
      shared.gate.open()
      #expect(thread.stop() == nil)
      let writes = shared.writes
      #expect(!shared.isLit)
      #expect(shared.panel.complaints == [])
      #expect(writes > 0)
    }
  }

  /// Writes of ``GatedPanels``: 2 + 16 * 2 + 2 to begin, 4 * (16 * 2 + 2 + address) in a refresh.
  static let failingWrites = Array(0..<36) + stride(from: 36, to: 400, by: 7)

  @Test(arguments: failingWrites)
  func aBusThatFailsOnceEndsTheThreadInTheDark(write: Int) throws {
    let shared = try SharedPanel()
    shared.failingWrite = write
    shared.gate.open()
    let darkened = Tally()
    let thread = try RefreshThread(
      driver: try GatedPanels(shared), chains: Self.picture(), darken: { darkened.count += 1 })
    shared.hasFailed.wait()
    #expect(thread.stop() == SharedBus.Fault(write: write))
    #expect(thread.failure == SharedBus.Fault(write: write))
    #expect(thread.check(nowNanoseconds: 0) == nil)
    #expect(shared.writes > write + 36)
    #expect(!shared.isLit)
    #expect(darkened.count == 0)
  }

  @Test(arguments: [0, 1, 40, 100, 200, 211, 300])
  func aBusThatFailsForGoodIsDarkenedInAnotherWay(write: Int) throws {
    let shared = try SharedPanel()
    shared.failingWrite = write
    shared.failsForGood = true
    shared.gate.open()
    let darkened = Tally()
    let thread = try RefreshThread(
      driver: try GatedPanels(shared), chains: Self.picture(),
      darken: {
        darkened.count += 1
        shared.darken()
      })
    shared.hasFailed.wait()
    #expect(thread.stop() == SharedBus.Fault(write: write))
    #expect(shared.writes == write + 2)
    #expect(darkened.count == 1)
    #expect(!shared.isLit)
  }
}

/// Counts on one thread at a time.
final class Tally: @unchecked Sendable {
  var count = 0
}

@Suite struct StalledThreadTests {
  /// Starts a thread and holds it in the first columns of its third refresh, where a row is lit.
  private func stalled() throws -> (SharedPanel, RefreshThread<GatedPanels>, Tally) {
    let shared = try SharedPanel()
    let darkened = Tally()
    var picture = try Bitmap(width: 16, height: 8)
    picture.fill(picture.bounds)
    let thread = try RefreshThread(
      driver: try GatedPanels(shared), chains: [picture],
      darken: {
        darkened.count += 1
        shared.darken()
      })
    shared.gate.waitForArrival()
    shared.gate.turn()
    shared.gate.turn()
    shared.heldWrite = shared.writes + 10
    shared.gate.letGo()
    shared.writeGate.waitForArrival()
    #expect(shared.isLit)
    return (shared, thread, darkened)
  }

  @Test func isMadeDarkAndShowsItsPictureAgainWhenItMoves() throws {
    let (shared, thread, darkened) = try stalled()
    var events: [RefreshEvent] = []
    for now: Int64 in 0..<8 {
      if let event = thread.check(nowNanoseconds: now * 100_000_000_000) { events.append(event) }
      if thread.isStalled { #expect(!shared.isLit) }
    }
    // Four looks are 4 quarters of the limit; it is told once and made dark at every look.
    #expect(events.count == 1)
    guard case .stalled = events.first else {
      Issue.record("\(events)")
      return
    }
    #expect(thread.isStalled)
    #expect(darkened.count == 4)
    shared.writeGate.open()
    shared.gate.waitForArrival()
    guard case .movesAgain = thread.check(nowNanoseconds: 800_000_000_000) else {
      Issue.record("it moves again")
      return
    }
    #expect(!thread.isStalled)
    shared.gate.turn()
    shared.panel.beginMeasuring()
    shared.gate.turn()
    shared.panel.endMeasuring()
    #expect(shared.panel.makeBitmap().litCount == 16 * 8)
    #expect(darkened.count == 4)
    shared.gate.open()
    #expect(thread.stop() == nil)
  }

  @Test func stoppingDoesNotWaitForIt() throws {
    let (shared, thread, darkened) = try stalled()
    #expect(thread.stop() == nil)
    #expect(thread.isStalled)
    #expect(darkened.count == 1)
    #expect(!shared.isLit)
    shared.gate.open()
    shared.writeGate.open()
  }

  @Test func suspendingDoesNotWaitForItAndTheEndIsToldLater() throws {
    let (shared, thread, darkened) = try stalled()
    #expect(!thread.suspend())
    #expect(thread.isStalled)
    #expect(darkened.count == 1)
    #expect(!shared.isLit)
    shared.gate.open()
    shared.writeGate.open()
    #expect(thread.suspend())
    #expect(!thread.isStalled)
    #expect(!shared.isLit)
    // Whoever keeps the output disabled until the stall is over must hear of it.
    guard case .movesAgain = thread.check(nowNanoseconds: 0) else {
      Issue.record("the end of the stall is not told")
      return
    }
    #expect(darkened.count == 1)
    #expect(thread.stop() == nil)
  }
}
