// RefreshThreadTests.swift: what the refresh thread asks of its driver, and in what order.

import CTestProcess
import SignPrimitives
import Testing

@testable import SignLinux

@Suite struct RefreshThreadTests {
  /// One chain with so many lit pixels.
  static func frame(_ lit: Int) throws -> [Bitmap] {
    var bitmap = try Bitmap(width: 16, height: 8)
    for index in 0..<lit { bitmap.set(x: index % 16, y: index / 16) }
    return [bitmap]
  }

  @Test func goesOnWithTheLastFrameWhenNoneComes() throws {
    let log = try GatedDriver.Log()
    let thread = try RefreshThread(driver: GatedDriver(log: log), chains: Self.frame(3))
    log.gate.waitForArrival()
    #expect(log.calls == [.begin, .refresh(3)])
    thread.show(try Self.frame(5))
    for _ in 0..<50 { log.gate.turn() }
    #expect(log.calls == [.begin, .refresh(3)] + Array(repeating: .refresh(5), count: 50))
    log.gate.open()
    #expect(thread.stop() == nil)
    #expect(thread.failure == nil)
  }

  @Test func showsTheNewestOfSeveralFrames() throws {
    let log = try GatedDriver.Log()
    let thread = try RefreshThread(driver: GatedDriver(log: log), chains: Self.frame(0))
    log.gate.waitForArrival()
    for lit in 1...9 { thread.show(try Self.frame(lit)) }
    log.gate.turn()
    #expect(log.calls == [.begin, .refresh(0), .refresh(9)])
    log.gate.open()
    thread.stop()
  }

  @Test func endsInTheDarkAndCallsNothingAfter() throws {
    let log = try GatedDriver.Log()
    let thread = try RefreshThread(driver: GatedDriver(log: log), chains: Self.frame(1))
    log.gate.waitForArrival()
    log.gate.open()
    thread.stop()
    #expect(log.calls.first == .begin)
    #expect(log.calls.last == .end)
    #expect(log.calls.count { $0 == .end || $0 == .begin } == 2)
    #expect(!thread.isStalled)
  }

  @Test func suspendsAndResumesAsOftenAsAsked() throws {
    let log = try GatedDriver.Log()
    let thread = try RefreshThread(driver: GatedDriver(log: log), chains: Self.frame(1))
    log.gate.waitForArrival()
    log.gate.open()
    for _ in 0..<50 {
      #expect(thread.suspend())
      #expect(log.calls.last == .blank)
      #expect(thread.suspend())
      #expect(log.calls.last == .blank)
      thread.resume()
    }
    #expect(thread.suspend())
    log.calls = []
    log.gate.close()
    thread.resume()
    log.gate.waitForArrival()
    #expect(log.calls == [.refresh(1)])
    log.gate.open()
    #expect(thread.suspend())
    thread.stop()
    #expect(log.calls.suffix(2) == [.blank, .end])
  }

  @Test func changesTheBrightnessOnceBeforeTheNextRefresh() throws {
    let log = try GatedDriver.Log()
    let thread = try RefreshThread(driver: GatedDriver(log: log), chains: Self.frame(1))
    log.gate.waitForArrival()
    thread.setBrightness(30)
    log.gate.turn()
    log.gate.turn()
    thread.setBrightness(0)
    log.gate.turn()
    #expect(
      log.calls == [
        .begin, .refresh(1), .brightness(30), .refresh(1), .refresh(1), .brightness(0), .refresh(1),
      ])
    log.gate.open()
    thread.stop()
  }

  @Test func tellsTheRateAndThatItIsBelowTheFloor() throws {
    let log = try GatedDriver.Log()
    let thread = try RefreshThread(
      driver: GatedDriver(log: log), chains: Self.frame(1), options: RefreshOptions(),
      minimumHz: 1_000_000_000, intervalNanoseconds: 1, darken: {})
    log.gate.waitForArrival()
    #expect(thread.check(nowNanoseconds: 0) == nil)
    #expect(thread.statistics == RefreshStatistics())
    for refreshes: Int64 in 1...3 {
      log.gate.turn()
      let event = thread.check(nowNanoseconds: refreshes)
      let statistics = thread.statistics
      #expect(statistics.refreshes == refreshes)
      #expect(statistics.measuredRefreshes == 1)
      #expect(statistics.worstGapNanoseconds == statistics.measuredNanoseconds)
      #expect(event == (refreshes == 1 ? .slow(statistics) : nil))
    }
    log.gate.open()
    thread.stop()
  }
}

@Suite struct RefreshOptionTests {
  /// Whether the thread that begins has a priority.
  private final class Found: @unchecked Sendable {
    var hasPriority = false
  }

  private struct AskingDriver: ScannedDriver {
    let found: Found
    let log: GatedDriver.Log

    func begin() { found.hasPriority = test_has_realtime_priority(1) }
    func refresh(_ chains: [Bitmap]) { log.gate.pass() }
    func blank() {}
    func end() {}
    func changeBrightness(to percent: Int) {}
  }

  @Test func aPriorityIsGrantedOrSaidToBeRefused() throws {
    let found = Found()
    let log = try GatedDriver.Log()
    let thread = try RefreshThread(
      driver: AskingDriver(found: found, log: log), chains: RefreshThreadTests.frame(1),
      options: RefreshOptions(realtimePriority: 1))
    log.gate.waitForArrival()
    let event = thread.check(nowNanoseconds: 0)
    if found.hasPriority {
      #expect(event == nil)
    } else if case .refused(let option) = event {
      #expect(option.kind == .realtimePriority(1))
    } else {
      Issue.record("neither granted nor refused")
    }
    log.gate.open()
    thread.stop()
  }

  @Test(arguments: [1_000_000, Int(Int32.max)])
  func aProcessorThatNobodyHasIsRefusedOnce(cpu: Int) throws {
    let log = try GatedDriver.Log()
    let thread = try RefreshThread(
      driver: GatedDriver(log: log), chains: RefreshThreadTests.frame(1),
      options: RefreshOptions(cpu: cpu))
    log.gate.waitForArrival()
    guard case .refused(let option) = thread.check(nowNanoseconds: 0) else {
      Issue.record("not refused")
      return
    }
    #expect(
      option.description
        == "not kept on processor \(cpu): Invalid argument; choose one that this machine has")
    #expect(thread.check(nowNanoseconds: 0) == nil)
    log.gate.open()
    thread.stop()
  }

  @Test func withoutRightsBothAreRefusedAndTheRemedyIsNamed() throws {
    let program = try SampleProgram("options", restricted: true)
    #expect(
      program.outputToEnd() == """
        no real-time priority 50: Operation not permitted; set LimitRTPRIO=50 in the unit, or \
        '@gpio - rtprio 50' in /etc/security/limits.d/ledsign.conf
        memory is not locked: Operation not permitted; set LimitMEMLOCK=infinity in the unit, or \
        '@gpio - memlock unlimited' in /etc/security/limits.d/ledsign.conf

        """)
    #expect(test_process_wait(program.process) == 0)
  }
}
