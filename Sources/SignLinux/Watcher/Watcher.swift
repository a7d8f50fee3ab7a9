// Watcher.swift: a process that makes the sign dark when the program was killed.
// SignLinux: integers only; no files but devices, no elements, no fonts.

import CLinux
import CPosix

/// A process that makes the sign dark when this one has died without doing so itself.
///
/// A program that is killed with SIGKILL, or that traps, can do nothing more, and on a Raspberry Pi
/// its lines may keep their levels: a row stays lit at full current. The watcher is a copy of the
/// program that sleeps until the kernel closes its line to the program, which happens however that
/// ends. It has a session of its own, so that nothing meant for the program's group or terminal
/// reaches it, and ignores what asks it to stop: it ends when the program has ended.
public final class Watcher: Sendable {
  /// A C function cannot take a closure, so that comes in a box.
  private final class Errand {
    let darken: () throws(DeviceError) -> Void
    init(_ darken: @escaping () throws(DeviceError) -> Void) { self.darken = darken }
  }

  /// How long the watcher tries to make the sign dark, ns.
  ///
  /// The kernel may close the line to the watcher before the lines of the panel, which are busy
  /// until then.
  static var patience: Int64 { 1_000_000_000 }
  /// How long it waits between two tries, ns.
  static var pause: Int64 { 10_000_000 }

  private let process: watcher

  private init(_ process: watcher) { self.process = process }

  /// Starts to watch.
  ///
  /// To be called before the program has a second thread, and before it requests lines, which the
  /// copy would hold too.
  ///
  /// - Parameter darken: Requests the lines anew and makes the sign dark; runs in the watcher, and
  ///   again for up to a second while it throws.
  /// - Throws: An error if the system has no process to give.
  public static func start(
    darken: @escaping () throws(DeviceError) -> Void
  ) throws(DeviceError) -> Watcher {
    let errand = Unmanaged.passRetained(Errand(darken))
    defer { errand.release() }
    var process = watcher()
    let code = watcher_start(
      &process,
      { context in
        guard let context else { return }
        Watcher.work(Unmanaged<Errand>.fromOpaque(context).takeUnretainedValue().darken)
      }, errand.toOpaque())
    if code == 0 { return Watcher(process) }
    throw startError(code)
  }

  static func startError(_ code: Int32) -> DeviceError {
    let remedy =
      switch watcher_lack(code) {
      case WATCHER_LACKS_FILES: "allow more open files: ulimit -n 1024"
      case WATCHER_LACKS_SYSTEM_FILES: "end programs that hold many files: sudo lsof tells which"
      case WATCHER_LACKS_PROCESSES: "allow the user more processes, or end some: ulimit -u"
      default: "end other programs, so that memory is free"
      }
    return DeviceError(
      "no process to watch this one: \(String(cString: posix_error_text(code)))", remedy: remedy)
  }

  /// The number of the watching process.
  public var processID: Int32 { process.process }

  /// Whether the watching process is still there.
  public var isThere: Bool {
    withUnsafePointer(to: process) { watcher_is_there($0) }
  }

  /// Ends the watcher, which does nothing more.
  ///
  /// For a program that made the sign dark itself, or means to leave it lit; to be called once.
  public func dismiss() { withUnsafePointer(to: process) { watcher_dismiss($0) } }

  /// What the watcher does when the program has died.
  private static func work(_ darken: () throws(DeviceError) -> Void) {
    let deadline = posix_monotonic_nanoseconds() + patience
    while true {
      do {
        try darken()
        return tell("ledsign ended with the panels lit; they were made dark")
      } catch {
        let next = posix_monotonic_nanoseconds() + pause
        if next > deadline {
          return tell("ledsign ended, and the panels may be lit: \(error.description)")
        }
        posix_sleep_until(next)
      }
    }
  }

  private static func tell(_ message: String) {
    let line = Array("ledsign-watch: \(message)\n".utf8)
    line.withUnsafeBufferPointer { bytes in
      guard let begin = bytes.baseAddress else { return }
      _ = posix_write_all(2, begin, bytes.count)
    }
  }
}
