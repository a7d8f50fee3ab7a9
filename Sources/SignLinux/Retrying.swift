// Retrying.swift: waits for lines that another process is about to let go.
// SignLinux: no files but devices, no elements, no fonts.

import CPosix

/// How long a process that has been killed may take to let its lines go, ns.
public let lettingGoNanoseconds: Int64 = 1_000_000_000

/// Runs a function again every 10 ms while a device is busy, until a time is over.
///
/// - Parameters:
///   - nanoseconds: How long.
///   - body: What is to be done.
/// - Returns: What it returned.
/// - Throws: What the last attempt threw.
public func retryWhileBusy<Value: ~Copyable>(
  for nanoseconds: Int64 = lettingGoNanoseconds, _ body: () throws(DeviceError) -> Value
) throws(DeviceError) -> Value {
  let deadline = posix_monotonic_nanoseconds() + nanoseconds
  while true {
    do {
      return try body()
    } catch {
      let next = posix_monotonic_nanoseconds() + 10_000_000
      guard error.isBusy, next <= deadline else { throw error }
      posix_sleep_until(next)
    }
  }
}
