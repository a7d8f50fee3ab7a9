// Finding.swift: one thing that was found out about a machine.
// ledsign: joins the modules; no Foundation.

import SignFile

/// One thing that was found out about a machine.
struct Finding: Equatable {
  /// How much it matters.
  enum Weight: Equatable {
    /// As it should be, or good to know.
    case fine
    /// Panels can be driven, but not well, or not for long.
    case warning
    /// Panels cannot be driven.
    case error

    /// What begins the line.
    var word: String {
      switch self {
      case .fine: "ok"
      case .warning: "warning"
      case .error: "error"
      }
    }
  }

  let weight: Weight
  /// What is so.
  let text: String
  /// What to do, in one clause; empty if nothing is to be done.
  let remedy: String

  static func fine(_ text: String) -> Finding { Finding(weight: .fine, text: text, remedy: "") }

  static func warning(_ text: String, _ remedy: String) -> Finding {
    Finding(weight: .warning, text: text, remedy: remedy)
  }

  static func error(_ text: String, _ remedy: String) -> Finding {
    Finding(weight: .error, text: text, remedy: remedy)
  }

  /// The line that people read; names from the system cannot break it.
  var line: String {
    "\(weight.word): " + printable(remedy.isEmpty ? text : "\(text); \(remedy)", limit: 2000)
  }
}
