// RefreshControl.swift: what the frame thread and the refresh thread say to each other.
// SignLinux: integers only; no files but devices, no elements, no fonts.

import CLinux
import CPosix
public import SignPrimitives
import Synchronization

/// The part of a refresh thread that does not depend on the driver.
///
/// Methods under "refresh thread" are called there only, all others on the frame thread only. No
/// atomic is wider than a pointer, so that an ARMv6 needs no library for them.
@usableFromInline
final class RefreshControl: @unchecked Sendable {
  /// What the frame thread wants.
  enum Order: Int {
    case light, dark, end
  }

  /// What the refresh thread is to do next.
  @usableFromInline
  enum Turn {
    case refresh, blank, wait, end
  }

  @usableFromInline let mailbox: FrameMailbox
  let options: RefreshOptions
  /// The last order: its number times 4, and what is wanted.
  ///
  /// The number tells it from the same order given before.
  private let order = Atomic<Int>(Order.light.rawValue)
  /// The last order to be dark that was carried out, or ``endedWord``.
  private let done = Atomic<Int>(0)
  /// Goes up in every turn of the refresh thread.
  private let turns = Atomic<Int>(0)
  private let brightness = Atomic<Int>(-1)
  /// The last time from one refresh to the next, us, at most a minute; a slow one before it is known.
  private let period = Atomic<Int>(125_000)
  /// Error numbers of refused options, in the order of ``refusals``; 0 for granted.
  private let priorityCode = Atomic<Int>(0)
  private let cpuCode = Atomic<Int>(0)
  private let memoryCode = Atomic<Int>(0)
  private let measured = Handoff { RefreshStatistics() }
  private static var endedWord: Int { -1 }

  // The refresh thread's own.
  private var lastOrder = 0
  private var shownBrightness = -1
  private var isDark = false
  private var meter: RefreshMeter
  private var begin: Int64 = 0

  @usableFromInline
  init(_ chains: [Bitmap], _ options: RefreshOptions, interval: Int64) {
    meter = RefreshMeter(interval: interval)
    mailbox = FrameMailbox(chains)
    self.options = options
  }
}

// MARK: - Frame thread

extension RefreshControl {
  /// Gives an order.
  func give(_ wanted: Order) {
    let number = order.load(ordering: .relaxed) >> 2 &+ 1
    order.store((number & 0xFFFF) << 2 | wanted.rawValue, ordering: .releasing)
  }

  /// Whether the last order, to be dark or to end, was carried out.
  var isDone: Bool {
    let done = done.load(ordering: .acquiring)
    return done == Self.endedWord || done == order.load(ordering: .relaxed)
  }

  /// Whether the thread has ended; what it wrote before can be read then.
  var hasEnded: Bool { done.load(ordering: .acquiring) == Self.endedWord }

  func setBrightness(_ percent: Int) { brightness.store(percent, ordering: .relaxed) }

  var turnCount: Int { turns.load(ordering: .relaxed) }

  /// How long the thread may stand still, ns.
  var stallLimit: Int64 {
    StallGuard.limit(periodNanoseconds: Int64(period.load(ordering: .relaxed)) * 1000)
  }

  /// Takes the statistics of the last interval, and tells whether they are new.
  func takeStatistics() -> (statistics: RefreshStatistics, isNew: Bool) {
    let isNew = measured.take()
    return (measured.taken.pointee, isNew)
  }

  /// Takes one of the options that were refused.
  func takeRefusal() -> RefusedOption? {
    if let priority = options.realtimePriority, let code = Self.take(priorityCode) {
      return RefusedOption(kind: .realtimePriority(priority), code: code)
    }
    if let cpu = options.cpu, let code = Self.take(cpuCode) {
      return RefusedOption(kind: .cpu(cpu), code: code)
    }
    return Self.take(memoryCode).map { RefusedOption(kind: .lockedMemory, code: $0) }
  }

  private static func take(_ code: borrowing Atomic<Int>) -> Int32? {
    if code.load(ordering: .relaxed) == 0 { return nil }
    return Int32(truncatingIfNeeded: code.exchange(0, ordering: .relaxed))
  }
}

// MARK: - Refresh thread

extension RefreshControl {
  /// The longest pause after a refresh, ns.
  private static var longestPause: Int64 { 10_000_000 }
  /// How long a dark thread sleeps before it looks again, ns.
  private static var nap: Int64 { 10_000_000 }

  /// Asks the kernel for what the options say.
  @usableFromInline
  func applyOptions() {
    realtime_touch_stack()
    if let priority = options.realtimePriority {
      priorityCode.store(Int(realtime_set_priority(Int32(priority))), ordering: .relaxed)
    }
    if let cpu = options.cpu {
      let code = realtime_set_cpu(Int32(truncatingIfNeeded: min(cpu, Int(Int32.max))))
      cpuCode.store(Int(code), ordering: .relaxed)
    }
    if options.locksMemory {
      memoryCode.store(Int(realtime_lock_memory()), ordering: .relaxed)
    }
  }

  /// What to do next; ``pause()``, ``becameDark()`` or ``wait()`` follow when it is done.
  @usableFromInline
  func nextTurn() -> Turn {
    turns.wrappingAdd(1, ordering: .relaxed)
    lastOrder = order.load(ordering: .acquiring)
    switch Order(rawValue: lastOrder & 3) ?? .end {
    case .end: return .end
    case .light: break
    case .dark:
      guard isDark else { return .blank }
      done.store(lastOrder, ordering: .releasing)
      return .wait
    }
    isDark = false
    let now = posix_monotonic_nanoseconds()
    if begin != 0 {
      let microseconds = min(max(0, now - begin) / 1000, 60_000_000)
      period.store(Int(microseconds), ordering: .relaxed)
    }
    begin = now
    if meter.refreshBegins(at: now) { publish() }
    return .refresh
  }

  private func publish() {
    let statistics = meter.statistics
    measured.write { $0 = statistics }
  }

  /// A brightness that was not set yet.
  @usableFromInline
  func newBrightness() -> Int? {
    let percent = brightness.load(ordering: .relaxed)
    if percent == shownBrightness { return nil }
    shownBrightness = percent
    return percent
  }

  /// Sleeps for a 16th of the time that the refresh took.
  ///
  /// A real-time thread that never sleeps starves all others on its processor, and the kernel takes
  /// it off for 50 ms of every second by its limit of 95 % (sched_rt_runtime_us), which would be
  /// seen. With the pause the thread uses 16 of 17 parts, 94.1 %. The driver is dark meanwhile, and
  /// as the pause is steady, so is the brightness.
  @usableFromInline
  func pause() {
    let now = posix_monotonic_nanoseconds()
    posix_sleep_until(now + min((now - begin) / 16, Self.longestPause))
  }

  /// Notes that the panels are dark until the order changes.
  @usableFromInline
  func becameDark() {
    isDark = true
    begin = 0
    meter.pause()
    publish()
    done.store(lastOrder, ordering: .releasing)
  }

  /// Sleeps for a short while.
  @usableFromInline
  func wait() { posix_sleep_until(posix_monotonic_nanoseconds() + Self.nap) }

  /// Notes that the thread has let its bus go; the last that it does.
  @usableFromInline
  func ended() { done.store(Self.endedWord, ordering: .releasing) }
}
