// ServiceNotifier.swift: tells the service manager that the sign runs, and that it still does.
// SignLinux: integers only; no files but devices, no elements, no fonts.

import CLinux
import CPosix

/// Tells the service manager (systemd) that started the program how it is.
///
/// Call ``ready(at:)`` when the first frame is on the panel, ``frame(at:)`` once a frame and
/// ``stopping(at:)`` before the panel is made dark. Without a service manager all of them do nothing.
/// A message that cannot be sent at once is tried again by ``frame(at:)``; nothing waits. Times are
/// nanoseconds of a clock that never jumps. The protocol is that of `sd_notify(3)` and
/// `sd_watchdog_enabled(3)`.
public struct ServiceNotifier: ~Copyable {
  /// The most bytes of a status; the manager drops messages of more than 4096.
  public static let maximumStatusLength = 1000
  /// How long a message that could not be sent waits.
  static let retryNanoseconds: Int64 = 100_000_000

  /// Why nobody is told anything although the environment names a service manager; else nil.
  public let problem: DeviceError?
  /// Nanoseconds between two signs of life, half of what the manager allows; nil if it wants none.
  public let pingInterval: Int64?

  private let way: OpaquePointer?
  private var isReadyDue = false
  private var isStoppingDue = false
  private var dueStatus: [UInt8]?
  private var nextPing = Int64.max
  /// The earliest time at which there is something to send.
  private var due = Int64.max

  /// Creates one for the manager that the environment names, if it names one.
  public init() {
    self.init(
      socket: ServiceNotifier.environment("NOTIFY_SOCKET"),
      watchdogMicroseconds: ServiceNotifier.environment("WATCHDOG_USEC"),
      watchdogProcess: ServiceNotifier.environment("WATCHDOG_PID"))
  }

  /// Creates one from what an environment says.
  ///
  /// - Parameters:
  ///   - socket: `NOTIFY_SOCKET`: a path, or `@` and an abstract name; nil or empty for nobody.
  ///   - watchdogMicroseconds: `WATCHDOG_USEC`; what is no number above 0 counts as nil.
  ///   - watchdogProcess: `WATCHDOG_PID`; if it is another process, no sign of life is wanted here.
  public init(socket: String?, watchdogMicroseconds: String?, watchdogProcess: String?) {
    var code: Int32 = 0
    var opened: OpaquePointer?
    var problem: DeviceError?
    if let socket, !socket.isEmpty {
      opened = linux_notifier_open(socket, &code)
      if code != 0 { problem = ServiceNotifier.unreachable(socket, code: code) }
    }
    way = opened
    self.problem = problem
    let isMeant = watchdogProcess.map { number($0) == linux_process_number() } ?? true
    let microseconds = watchdogMicroseconds.flatMap(number) ?? 0
    pingInterval = isMeant && microseconds > 0 ? microseconds.multipliedOrMaximum(by: 500) : nil
  }

  deinit {
    if let way { linux_notifier_close(way) }
  }

  /// Says that the service is up, and begins to send signs of life if the manager wants them.
  public mutating func ready(at now: Int64) {
    isReadyDue = true
    if pingInterval != nil { nextPing = now }
    sendWhatIsDue(at: now)
  }

  /// Says that the service ends.
  public mutating func stopping(at now: Int64) {
    isStoppingDue = true
    sendWhatIsDue(at: now)
  }

  /// Says in a few words how the service is, for `systemctl status`.
  ///
  /// - Parameter text: One line; control characters become blanks, and what is longer than
  ///   ``maximumStatusLength`` bytes is cut off.
  public mutating func show(status text: String, at now: Int64) {
    dueStatus = ServiceNotifier.line(text)
    sendWhatIsDue(at: now)
  }

  /// Sends what is due, often nothing; costs a comparison then and never allocates for a sign of life.
  ///
  /// Call it from what must not stall, once a frame: when the calls cease, the manager acts.
  public mutating func frame(at now: Int64) {
    if now >= due { sendWhatIsDue(at: now) }
  }

  private mutating func sendWhatIsDue(at now: Int64) {
    guard let way else { return }
    if isReadyDue || isStoppingDue || dueStatus != nil {
      let message = self.message()
      guard message.withUnsafeBufferPointer({ ServiceNotifier.send($0, way) }) else {
        due = now.addedOrMaximum(ServiceNotifier.retryNanoseconds)
        return
      }
      (isReadyDue, isStoppingDue, dueStatus) = (false, false, nil)
    }
    if let pingInterval, now >= nextPing {
      let ping: StaticString = "WATCHDOG=1"
      let bytes = UnsafeBufferPointer(start: ping.utf8Start, count: ping.utf8CodeUnitCount)
      let wait = ServiceNotifier.send(bytes, way) ? pingInterval : ServiceNotifier.retryNanoseconds
      nextPing = now.addedOrMaximum(min(wait, pingInterval))
    }
    due = nextPing
  }

  /// All that is due but a sign of life, in one message.
  private func message() -> [UInt8] {
    var message: [UInt8] = []
    if isReadyDue { message += Array("READY=1\n".utf8) }
    if isStoppingDue { message += Array("STOPPING=1\n".utf8) }
    if let dueStatus { message += Array("STATUS=".utf8) + dueStatus + Array("\n".utf8) }
    return message
  }

  private static func send(_ bytes: UnsafeBufferPointer<UInt8>, _ way: OpaquePointer) -> Bool {
    guard let start = bytes.baseAddress else { return true }
    return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
      linux_notifier_send(way, $0, bytes.count) == 0
    }
  }

  /// One line of at most ``maximumStatusLength`` bytes that ends between two characters.
  private static func line(_ text: String) -> [UInt8] {
    var line: [UInt8] = []
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value
      let bytes = isControl ? [UInt8(ascii: " ")] : Array(String(Character(scalar)).utf8)
      guard line.count + bytes.count <= maximumStatusLength else { break }
      line += bytes
    }
    return line
  }

  private static func environment(_ name: String) -> String? {
    posix_environment(name).map { String(cString: $0) }
  }

  private static func unreachable(_ socket: String, code: Int32) -> DeviceError {
    DeviceError(
      "NOTIFY_SOCKET: '\(socket)' cannot be used: \(String(cString: posix_error_text(code)))",
      remedy: "the service manager sets it; unset it when you start ledsign by hand")
  }
}

/// A decimal number without a sign that fits; else nil.
private func number(_ text: String) -> Int64? {
  guard !text.isEmpty else { return nil }
  var value: Int64 = 0
  for byte in text.utf8 {
    guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
    let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
    let (sum, isTooLargeToo) = product.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
    guard !isTooLarge, !isTooLargeToo else { return nil }
    value = sum
  }
  return value
}

extension Int64 {
  /// The sum, or the largest number there is; both are at least 0.
  fileprivate func addedOrMaximum(_ other: Int64) -> Int64 {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }

  /// The product, or the largest number there is; both are at least 0.
  fileprivate func multipliedOrMaximum(by other: Int64) -> Int64 {
    let (product, isTooLarge) = multipliedReportingOverflow(by: other)
    return isTooLarge ? .max : product
  }
}
