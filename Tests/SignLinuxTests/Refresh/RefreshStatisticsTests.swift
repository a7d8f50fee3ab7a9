// RefreshStatisticsTests.swift: rates, gaps, stalls and when they are told, by given clocks.

import Testing

@testable import SignLinux

private let second: Int64 = 1_000_000_000

/// Lets an expectation change what it holds.
private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension Box<RefreshMeter> {
  func refreshBegins(at now: Int64) -> Bool { value.refreshBegins(at: now) }
  var statistics: RefreshStatistics { value.statistics }
}

extension Box<RateWatch> {
  func judge(_ statistics: RefreshStatistics, now: Int64) -> RateWatch.Verdict {
    value.judge(statistics, now: now)
  }
}

extension Box<StallGuard> {
  func look(at count: Int, now: Int64, limit: Int64) -> StallGuard.Verdict {
    value.look(at: count, now: now, limit: limit)
  }
}

@Suite struct RefreshMeterTests {
  @Test func measuresOverTheFirstWholeSecond() {
    let meter = Box(RefreshMeter())
    // A refresh each 4 ms from time 10 s on; the one that begins at 11 s ends the interval.
    for index in 0..<250 {
      #expect(!meter.refreshBegins(at: 10 * second + Int64(index) * 4_000_000))
      #expect(meter.statistics == RefreshStatistics())
    }
    #expect(meter.refreshBegins(at: 11 * second))
    let statistics = meter.statistics
    #expect(statistics.measuredRefreshes == 250)
    #expect(statistics.refreshes == 250)
    #expect(statistics.measuredNanoseconds == second)
    #expect(statistics.worstGapNanoseconds == 4_000_000)
    #expect(statistics.rateMillihertz == 250_000)
  }

  @Test func findsTheWorstGapOfEachIntervalAlone() {
    let meter = Box(RefreshMeter())
    var now: Int64 = 0
    func interval(gaps: [Int64]) -> Int64 {
      for gap in gaps {
        now += gap
        if meter.refreshBegins(at: now) { return meter.statistics.worstGapNanoseconds }
      }
      return -1
    }
    _ = meter.refreshBegins(at: 0)
    #expect(interval(gaps: [300_000_000, 500_000_000, 200_000_000]) == 500_000_000)
    #expect(interval(gaps: [600_000_000, 100_000_000, 300_000_000]) == 600_000_000)
    #expect(interval(gaps: [1_700_000_000]) == 1_700_000_000)
    #expect(meter.statistics.refreshes == 7)
    // One refresh in 1.7 s.
    #expect(meter.statistics.rateMillihertz == 588)
  }

  @Test func aPauseIsNoGap() {
    let meter = Box(RefreshMeter())
    for now: Int64 in [0, 10, 20] { #expect(!meter.refreshBegins(at: now)) }
    meter.value.pause()
    #expect(meter.statistics.refreshes == 3)
    #expect(meter.statistics.measuredNanoseconds == 0)
    #expect(!meter.refreshBegins(at: 100 * second))
    #expect(!meter.refreshBegins(at: 100 * second + second / 2))
    #expect(meter.refreshBegins(at: 101 * second))
    #expect(meter.statistics.worstGapNanoseconds == second / 2)
    #expect(meter.statistics.measuredRefreshes == 2)
    #expect(meter.statistics.refreshes == 5)
    meter.value.pause()
    meter.value.pause()
    #expect(meter.statistics.refreshes == 6)
  }
}

@Suite struct RateWatchTests {
  private func statistics(millihertz: Int64) -> RefreshStatistics {
    var statistics = RefreshStatistics()
    statistics.measuredRefreshes = millihertz
    statistics.measuredNanoseconds = 1000 * second
    return statistics
  }

  @Test func onTheFloorIsFastEnough() {
    let watch = Box(RateWatch(minimumHz: 60))
    #expect(watch.judge(statistics(millihertz: 60_000), now: 0) == .nothing)
    #expect(watch.judge(statistics(millihertz: 59_999), now: second) == .slow)
  }

  @Test func nothingIsSlowBeforeItWasMeasuredOrWithoutAFloor() {
    let watch = Box(RateWatch(minimumHz: 60))
    #expect(watch.judge(RefreshStatistics(), now: 0) == .nothing)
    let free = Box(RateWatch(minimumHz: 0))
    #expect(free.judge(statistics(millihertz: 1), now: 0) == .nothing)
  }

  @Test func slownessThatLastsIsToldOnceInTenSeconds() {
    let watch = Box(RateWatch(minimumHz: 100))
    var told: [Int64] = []
    for now: Int64 in 0..<35 {
      if watch.judge(statistics(millihertz: 90_000), now: now * second) == .slow {
        told.append(now)
      }
    }
    #expect(told == [0, 10, 20, 30])
  }

  @Test func goingToAndFroOverTheFloorIsToldOnceInTenSecondsToo() {
    let watch = Box(RateWatch(minimumHz: 100))
    var told: [Int64: RateWatch.Verdict] = [:]
    for now: Int64 in 0..<21 {
      let rate: Int64 = now % 2 == 0 ? 99_000 : 106_000
      let verdict = watch.judge(statistics(millihertz: rate), now: now * second)
      if verdict != .nothing { told[now] = verdict }
    }
    #expect(told == [0: .slow, 1: .fastAgain, 10: .slow, 11: .fastAgain, 20: .slow])
  }

  @Test func isFastAgainOnlyATwentiethAboveTheFloor() {
    let watch = Box(RateWatch(minimumHz: 100))
    #expect(watch.judge(statistics(millihertz: 99_000), now: 0) == .slow)
    #expect(watch.judge(statistics(millihertz: 104_999), now: second) == .nothing)
    #expect(watch.judge(statistics(millihertz: 105_000), now: 2 * second) == .fastAgain)
    #expect(watch.judge(statistics(millihertz: 105_000), now: 3 * second) == .nothing)
  }
}

@Suite struct StallGuardTests {
  @Test func theLimitIsAQuarterOfASecondOrEightPeriods() {
    #expect(StallGuard.limit(periodNanoseconds: 5_000_000) == 250_000_000)
    #expect(StallGuard.limit(periodNanoseconds: 31_250_000) == 250_000_000)
    #expect(StallGuard.limit(periodNanoseconds: 50_000_000) == 400_000_000)
  }

  @Test func standsAfterTheLimitAndMovesAgainWithTheNextTurn() {
    let stall = Box(StallGuard())
    let limit: Int64 = 400
    // Looked at every 50; the thread's last turn is seen at 100.
    for now: Int64 in [0, 50, 100] {
      #expect(stall.look(at: Int(now), now: now, limit: limit) == .moves)
    }
    for now in stride(from: Int64(150), to: 500, by: 50) {
      #expect(stall.look(at: 100, now: now, limit: limit) == .moves)
    }
    #expect(stall.look(at: 100, now: 500, limit: limit) == .stands(nanoseconds: 400))
    #expect(stall.look(at: 100, now: 550, limit: limit) == .stands(nanoseconds: 450))
    #expect(stall.look(at: 101, now: 600, limit: limit) == .movesAgain(nanoseconds: 450))
    #expect(stall.look(at: 102, now: 650, limit: limit) == .moves)
  }

  @Test func aProgramThatWasStoppedForAnHourHasNoStall() {
    let stall = Box(StallGuard())
    let limit: Int64 = 250_000_000
    #expect(stall.look(at: 5, now: 0, limit: limit) == .moves)
    #expect(stall.look(at: 5, now: 3600 * second, limit: limit) == .moves)
    #expect(stall.look(at: 6, now: 3600 * second + 1, limit: limit) == .moves)
  }

  @Test func fourLooksFarApartAreEnough() {
    let stall = Box(StallGuard())
    var verdicts: [StallGuard.Verdict] = []
    for now: Int64 in 0..<6 {
      verdicts.append(stall.look(at: 1, now: now * second, limit: 400_000_000))
    }
    #expect(
      verdicts == [
        .moves, .moves, .moves, .moves, .stands(nanoseconds: 400_000_000),
        .stands(nanoseconds: 500_000_000),
      ])
  }

  @Test func aLimitThatGrowsDoesNotUndoAStall() {
    let stall = Box(StallGuard())
    for now: Int64 in 0..<5 { _ = stall.look(at: 1, now: now * 100, limit: 400) }
    #expect(stall.look(at: 1, now: 500, limit: 4000) == .stands(nanoseconds: 500))
  }
}
