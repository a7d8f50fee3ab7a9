// OutputError.swift: why bytes could not be written.
// SignSimulator: system calls only through CPosix; no Foundation.

import CPosix

/// Why bytes could not be written.
public enum OutputError: Error, Equatable, Sendable {
  /// Whoever read the other end has gone; a program ends quietly then.
  case closedPipe
  /// A signal that asks the program to end came while waiting to write.
  case interrupted
  /// The system refused for another reason, such as a full disk; the system's error number.
  case failed(code: Int32)

  /// Makes the error of an error number; its sign does not matter.
  init(code: Int32) {
    switch posix_error_kind(code) {
    case POSIX_ERROR_CLOSED_PIPE: self = .closedPipe
    case POSIX_ERROR_INTERRUPTED: self = .interrupted
    default: self = .failed(code: code < 0 ? -code : code)
    }
  }
}

extension OutputError: CustomStringConvertible {
  /// What happened, in the system's words, such as "No space left on device".
  public var description: String {
    switch self {
    case .closedPipe: "the reader has gone"
    case .interrupted: "interrupted by a signal"
    case .failed(let code): String(cString: posix_error_text(code))
    }
  }
}
