// RefreshOptions.swift: what a refresh thread asks of the kernel, so that nothing gets in its way.
// SignLinux: integers only; no files but devices, no elements, no fonts.

import CLinux
import CPosix

/// What a refresh thread asks of the kernel.
///
/// A row that stays lit while another program runs is a bright line. All of this is refused to
/// ordinary users unless their limits say otherwise; the sign then goes on without.
public struct RefreshOptions: Equatable, Sendable {
  /// The priorities of real-time threads.
  public static let realtimePriorities = 1...99

  /// The priority among real-time threads (SCHED_FIFO), 1...99; nil for an ordinary thread.
  public var realtimePriority: Int?
  /// The processor on which alone the thread runs, from 0; nil for any.
  public var cpu: Int?
  /// Whether the memory of the whole program is kept from being paged out.
  public var locksMemory: Bool

  /// Creates options; unless told otherwise nothing is asked for.
  public init(realtimePriority: Int? = nil, cpu: Int? = nil, locksMemory: Bool = false) {
    precondition(
      realtimePriority.map(Self.realtimePriorities.contains) ?? true,
      "a real-time priority is 1 to 99")
    precondition(cpu.map { $0 >= 0 } ?? true, "processors are counted from 0")
    self.realtimePriority = realtimePriority
    self.cpu = cpu
    self.locksMemory = locksMemory
  }
}

/// Something that a refresh thread asked for and did not get; it goes on without.
public struct RefusedOption: Hashable, Sendable, CustomStringConvertible {
  /// What was asked for.
  public enum Kind: Hashable, Sendable {
    /// A real-time priority.
    case realtimePriority(Int)
    /// A processor.
    case cpu(Int)
    /// Memory that stays.
    case lockedMemory
  }

  /// What was asked for.
  public let kind: Kind
  /// The system's error number.
  public let code: Int32

  /// What is missing, why, and what the user can do.
  public var description: String {
    let reason = String(cString: posix_error_text(code))
    switch kind {
    case .realtimePriority(let priority):
      return "no real-time priority \(priority): \(reason); set LimitRTPRIO=\(priority) in the"
        + " unit, or '@gpio - rtprio \(priority)' in /etc/security/limits.d/ledsign.conf"
    case .cpu(let cpu):
      return "not kept on processor \(cpu): \(reason); choose one that this machine has"
    case .lockedMemory:
      return "memory is not locked: \(reason); set LimitMEMLOCK=infinity in the unit, or"
        + " '@gpio - memlock unlimited' in /etc/security/limits.d/ledsign.conf"
    }
  }
}
