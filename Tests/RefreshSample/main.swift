// main.swift: a program that tests kill, to see what its watcher does, and run without rights.

import CPosix
import SignLinux
import SignPrimitives

func tell(_ text: String, on descriptor: Int32 = 1) {
  let bytes = Array(text.utf8)
  _ = posix_write_all(descriptor, bytes, bytes.count)
}

/// Panels that take everything.
struct NoPanels: ScannedDriver {
  func begin() {}
  func refresh(_ chains: [Bitmap]) {}
  func blank() {}
  func end() {}
  func changeBrightness(to percent: Int) {}
}

/// Is watched until it is killed, its input ends, or a byte on it says that the sign is dark.
///
/// - Parameters:
///   - failures: How often the watcher fails to make it dark.
///   - isLonely: Whether the watcher dies first.
func runWatched(failures: Int, isLonely: Bool = false) throws {
  var tries = 0
  let watcher = try Watcher.start { () throws(DeviceError) in
    tries += 1
    if tries <= failures { throw DeviceError("line 18 is busy", remedy: "wait") }
    tell("dark after \(tries) tries\n", on: 2)
  }
  tell("\(watcher.processID)\n")
  while isLonely && watcher.isThere {
    posix_sleep_until(posix_monotonic_nanoseconds() + 1_000_000)
  }
  var byte: UInt8 = 0
  guard posix_read(0, &byte, 1) == 1 else { return }
  tell(watcher.isThere ? "watched\n" : "not watched\n")
  watcher.dismiss()
}

/// Asks the kernel for what needs rights and tells what is refused.
func runWithOptions() throws {
  let thread = try RefreshThread(
    driver: NoPanels(), chains: [Bitmap(width: 8, height: 8)],
    options: RefreshOptions(realtimePriority: 50, locksMemory: true))
  thread.suspend()  // all options were asked for when this returns
  while let event = thread.check(nowNanoseconds: posix_monotonic_nanoseconds()) {
    if case .refused(let option) = event { tell("\(option)\n") }
  }
  thread.stop()
}

switch posix_argument(1).map({ String(cString: $0) }) {
case "watched": try runWatched(failures: 0)
case "busy": try runWatched(failures: 3)
case "hopeless": try runWatched(failures: .max)
case "lonely": try runWatched(failures: 0, isLonely: true)
case "options": try runWithOptions()
default: posix_exit(2)
}
