// RefreshThread.swift: refreshes panels again and again, whatever else the program does.
// SignLinux: integers only; no files but devices, no elements, no fonts.

import CPosix
public import SignPrimitives

/// Owns a driver and refreshes its panels with the newest frame until it is stopped.
///
/// The thread needs no new frames: a picture whose source stalls goes on being refreshed. Should the
/// thread itself stall, ``check(nowNanoseconds:)`` makes the panels dark. Only the thread touches
/// the bus. All methods are for one other thread, the one that draws the frames.
///
/// Call ``stop()`` when done; until then the thread keeps this object and the bus.
public final class RefreshThread<Driver: ScannedDriver & Sendable & ~Copyable>:
  @unchecked Sendable
{
  @usableFromInline let control: RefreshControl
  @usableFromInline let darken: @Sendable () -> Void
  /// Handed to the thread, which moves it away.
  ///
  /// Not a property of its own type, since a test that prints an object crashes at a value in it
  /// that cannot be copied.
  @usableFromInline let driver: UnsafeMutablePointer<Driver>
  /// Why the bus failed; written by the refresh thread before it says that it has ended.
  @usableFromInline var reason: Driver.Failure?
  private var thread: BackgroundThread?
  private var stall = StallGuard()
  private var rate: RateWatch
  private var isSuspended = false
  /// A stall that began or ended, and that ``check(nowNanoseconds:)`` has not told yet.
  private var untold: RefreshEvent?

  /// Whether the thread stands still; as of the last ``check(nowNanoseconds:)``, ``suspend()`` or
  /// ``stop()``.
  public var isStalled: Bool { stall.isStanding }
  /// The statistics of the last whole interval, as of the last ``check(nowNanoseconds:)``.
  public private(set) var statistics = RefreshStatistics()

  /// Starts to refresh.
  ///
  /// - Parameters:
  ///   - driver: What is driven; the thread begins it.
  ///   - chains: The first frame; all frames are of its sizes.
  ///   - options: What is asked of the kernel; ``check(nowNanoseconds:)`` tells what was refused.
  ///   - minimumHz: The rate below which ``RefreshEvent/slow(_:)`` comes; 0 for none.
  ///   - darken: Disables the panels' output in another way than through the driver's bus, from any
  ///     thread and at any time; called when the thread stalls and when the bus fails for good.
  /// - Throws: An error if the system has no thread to give.
  @inlinable
  public convenience init(
    driver: consuming Driver, chains: [Bitmap], options: RefreshOptions = RefreshOptions(),
    minimumHz: Int = 0, darken: @escaping @Sendable () -> Void = {}
  ) throws(DeviceError) {
    try self.init(
      driver: driver, chains: chains, options: options, minimumHz: minimumHz,
      intervalNanoseconds: 1_000_000_000, darken: darken)
  }

  /// The same, measuring over another interval.
  @inlinable
  convenience init(
    driver: consuming Driver, chains: [Bitmap], options: RefreshOptions, minimumHz: Int,
    intervalNanoseconds: Int64, darken: @escaping @Sendable () -> Void
  ) throws(DeviceError) {
    // Made where the driver is known, so that its loops are compiled for its bus.
    try self.init(
      driver: driver, control: RefreshControl(chains, options, interval: intervalNanoseconds),
      minimumHz: minimumHz, darken: darken
    ) { thread in thread.run() }
  }

  @usableFromInline
  init(
    driver: consuming Driver, control: RefreshControl, minimumHz: Int,
    darken: @escaping @Sendable () -> Void, work: @escaping (RefreshThread) -> Void
  ) throws(DeviceError) {
    self.driver = .allocate(capacity: 1)
    self.driver.initialize(to: driver)
    self.control = control
    self.darken = darken
    rate = RateWatch(minimumHz: minimumHz)
    thread = BackgroundThread { work(self) }
    if thread == nil {
      self.driver.deinitialize(count: 1)
      self.driver.deallocate()
      throw DeviceError("no thread to refresh the panels", remedy: "end other programs")
    }
  }

  /// Why the bus failed; nil while it works.
  ///
  /// The thread has ended then, dark if that was possible.
  public var failure: Driver.Failure? { control.hasEnded ? reason : nil }

  /// Shows a frame from the next refresh on.
  ///
  /// - Parameter chains: Bitmaps of the sizes of the first frame; they are copied.
  public func show(_ chains: [Bitmap]) { control.mailbox.put(chains) }

  /// Changes the duty of all rows, from the next refresh on.
  ///
  /// - Parameter percent: 0...100.
  public func setBrightness(_ percent: Int) {
    precondition(percent >= 0 && percent <= 100, "brightness is 0 to 100")
    control.setBrightness(percent)
  }

  /// Makes the panels dark until ``resume()``.
  ///
  /// Waits for that, at most until the thread counts as stalled.
  ///
  /// - Returns: Whether the thread made them dark, or has ended; false if it is stalled, and the
  ///   output was disabled in the other way.
  @discardableResult
  public func suspend() -> Bool {
    isSuspended = true
    control.give(.dark)
    return waitUntilDone()
  }

  /// Shows the newest frame again; does nothing unless suspended.
  public func resume() {
    guard isSuspended else { return }
    isSuspended = false
    control.give(.light)
  }

  /// Makes the panels dark, lets the bus go and ends the thread; after it nothing else may be called.
  ///
  /// If the thread is stalled for good, its output is disabled in the other way, ``isStalled`` is
  /// true and the bus is let go only when the program ends.
  ///
  /// - Returns: Why the bus failed, if it did.
  @discardableResult
  public func stop() -> Driver.Failure? {
    control.give(.end)
    guard waitUntilDone() else { return nil }
    thread?.join()
    thread = nil
    return reason
  }

  /// Looks after the thread; to be called at every frame.
  ///
  /// If the thread stands still for 250 ms, and for 8 refreshes, the output is disabled in the other
  /// way.
  ///
  /// - Parameter now: The time of `posix_monotonic_nanoseconds()`.
  /// - Returns: What there is to report: one event a call, the most important one first. Every stall
  ///   that is told is followed by ``RefreshEvent/movesAgain(nanoseconds:)`` when it is over.
  public func check(nowNanoseconds now: Int64) -> RefreshEvent? {
    let measured = control.takeStatistics()
    statistics = measured.statistics
    if control.hasEnded { return nil }
    look(now)
    // At every look: the thread may have moved for a moment and lit a row.
    if isStalled { darken() }
    if let event = untold {
      untold = nil
      return event
    }
    if let refusal = control.takeRefusal() { return .refused(refusal) }
    guard measured.isNew else { return nil }
    switch rate.judge(statistics, now: now) {
    case .nothing: return nil
    case .slow: return .slow(statistics)
    case .fastAgain: return .fastAgain(statistics)
    }
  }

  private func look(_ now: Int64) {
    let wasStalled = isStalled
    switch stall.look(at: control.turnCount, now: now, limit: control.stallLimit) {
    case .moves: break
    case .stands(let nanoseconds):
      if !wasStalled { untold = .stalled(nanoseconds: nanoseconds) }
    case .movesAgain(let nanoseconds): untold = .movesAgain(nanoseconds: nanoseconds)
    }
  }

  /// Waits until the last order was carried out; false if the thread stands still instead.
  private func waitUntilDone() -> Bool {
    stall.restart()
    while !control.isDone {
      let now = posix_monotonic_nanoseconds()
      look(now)
      if stall.standing >= control.stallLimit {
        darken()
        return false
      }
      posix_sleep_until(now + 1_000_000)
    }
    look(posix_monotonic_nanoseconds())
    return true
  }
}
