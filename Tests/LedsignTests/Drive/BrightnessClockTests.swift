// BrightnessClockTests.swift: the brightness by the wall clock of Berlin, whatever that clock does.
//
// The instants come from `date -u -d '...' +%s`, the local times from the rule of the zone: summer
// time (two hours east) from 01:00 UTC on the last Sunday of March to the one of October, else one.

import CTestHost
import SignFile
import Testing

@testable import ledsign

@Suite struct BrightnessClockTests {
  /// 10 % from 22:00, 80 % from 06:00.
  private let night = [(22 * 60, 10), (6 * 60, 80)]

  /// What a clock says of an instant, one instant after another.
  private func clock(
    _ entries: [(minute: Int, brightness: Int)]
  ) throws -> (Int64) -> Int? {
    #expect(String(cString: test_time_zone) == "CET-1CEST,M3.5.0,M10.5.0/3")
    let list = entries.map {
      let (hour, minute) = ($0.minute / 60, $0.minute % 60)
      return #"{ "from": "\#(hour / 10)\#(hour % 10):\#(minute / 10)\#(minute % 10)", "#
        + #""brightness": \#($0.brightness) }"#
    }
    let board = boardText(list.joined(separator: ","))
    let schedule = try LoadedBoard(bytes: Array(board.utf8), file: "b.json").schedule
    var clock = BrightnessClock(try #require(schedule))
    return { clock.change(at: $0) }
  }

  private func boardText(_ schedule: String) -> String {
    """
    { "name": "b", "panel": { "type": "max7219", "modules": [1, 1], "wiring": "fc16" },
      "bus": { "spi": "/dev/spidev0.0" }, "schedule": [\(schedule)] }
    """
  }

  @Test func theFirstAnswerIsTheBrightnessOfNowAndThenOnlyChanges() throws {
    let brightness = try clock(night)
    let noon: Int64 = 1_800_010_800  // 2027-01-15 11:00:00 UTC, 12:00 in Berlin
    #expect(brightness(noon) == 80)
    #expect(brightness(noon) == nil)
    #expect(brightness(noon + 1) == nil)
    #expect(brightness(noon + 10 * 3600 - 1) == nil)  // 21:59:59
    #expect(brightness(noon + 10 * 3600) == 10)
    #expect(brightness(noon + 10 * 3600 + 59) == nil)
  }

  @Test func theLastEntryOfTheDayHoldsPastMidnight() throws {
    let brightness = try clock(night)
    let noon: Int64 = 1_800_010_800
    #expect(brightness(noon + 11 * 3600) == 10)  // 23:00
    #expect(brightness(noon + 12 * 3600) == nil)  // midnight
    #expect(brightness(noon + 18 * 3600 - 1) == nil)  // 05:59:59
    #expect(brightness(noon + 18 * 3600) == 80)
  }

  /// On 2027-03-28 the hour from 02:00 to 03:00 does not exist in Berlin.
  @Test func anEntryInTheHourThatIsSkippedHoldsFromItsEnd() throws {
    let brightness = try clock([(2 * 60 + 30, 10), (20 * 60, 80)])
    let change: Int64 = 1_806_195_600  // 2027-03-28 01:00:00 UTC
    #expect(brightness(change - 60) == 80)  // 01:59 in winter time
    #expect(brightness(change - 1) == nil)
    #expect(brightness(change) == 10)  // 03:00 in summer time
    #expect(brightness(change + 17 * 3600 - 1) == nil)
    #expect(brightness(change + 17 * 3600) == 80)  // 20:00, as the clock on the wall says
  }

  /// On 2027-10-31 the hour from 02:00 to 03:00 comes twice in Berlin.
  @Test func anEntryInTheHourThatComesTwiceHoldsTwice() throws {
    let brightness = try clock([(2 * 60 + 30, 10), (20 * 60, 80)])
    let change: Int64 = 1_824_944_400  // 2027-10-31 01:00:00 UTC
    #expect(brightness(change - 1801) == 80)  // 02:29:59 in summer time
    #expect(brightness(change - 1800) == 10)
    #expect(brightness(change - 1) == nil)  // 02:59:59
    #expect(brightness(change) == 80)  // 02:00 again, in winter time
    #expect(brightness(change + 1799) == nil)
    #expect(brightness(change + 1800) == 10)
    #expect(brightness(change + 18 * 3600) == 80)  // 20:00
  }

  @Test func aClockThatIsSetForwardOrBackIsFollowedAtOnce() throws {
    let brightness = try clock(night)
    let noon: Int64 = 1_800_010_800
    #expect(brightness(noon) == 80)
    #expect(brightness(noon + 11 * 3600) == 10)
    #expect(brightness(noon) == 80)
    #expect(brightness(noon - 13 * 3600) == 10)  // 23:00 of the day before
    #expect(brightness(noon - 400 * 86_400) == 80)
  }

  @Test func aMachineThatStartsIn1970LearnsTheTime() throws {
    let brightness = try clock(night)
    #expect(brightness(0) == 10)  // 01:00 in Berlin
    #expect(brightness(30) == nil)
    #expect(brightness(1_800_010_800) == 80)
    #expect(brightness(-1) == 10)  // 00:59:59, before 1970
  }

  @Test func anEntryOfTheSameBrightnessCountsAsAChange() throws {
    let brightness = try clock([(6 * 60, 80), (13 * 60, 80)])
    let noon: Int64 = 1_800_010_800
    #expect(brightness(noon) == 80)
    #expect(brightness(noon + 3600) == 80)
    #expect(brightness(noon + 3601) == nil)
  }

  @Test func aScheduleOfOneEntryHoldsAlways() throws {
    let brightness = try clock([(12 * 60, 0)])
    let noon: Int64 = 1_800_010_800
    #expect(brightness(noon - 1) == 0)
    #expect(brightness(noon) == nil)
    #expect(brightness(noon + 12 * 3600) == nil)
  }

  @Test func theWallClockOfThisMachineIsAsked() throws {
    let list = Array(boardText(#"{ "from": "00:00", "brightness": 7 }"#).utf8)
    let schedule = try #require(try LoadedBoard(bytes: list, file: "b.json").schedule)
    var clock = BrightnessClock(schedule)
    let (first, second) = (clock.change(), clock.change())
    #expect(first == 7)
    #expect(second == nil)
  }
}
