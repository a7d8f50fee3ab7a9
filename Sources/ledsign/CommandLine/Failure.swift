// Failure.swift: why a command ends without having done its work.
// ledsign: joins the modules; no Foundation.

/// Why a command ends without having done its work; its text is one line for people.
enum Failure: Error {
  /// The command line is wrong: exit status 2.
  case usage(String)
  /// What is read is missing, unreadable or wrong: exit status 3.
  case input(String)
  /// What is written cannot be: exit status 4.
  case output(String)
  /// What hinders has been told on standard output: exit status 4.
  case told
  /// What was wrong with the lines of a script has been told, and all else was done: exit status 3.
  case toldOfScript
  /// Whoever read the output has gone, and that is fine: exit status 0.
  case closedPipe

  /// The exit status of the program.
  var status: Int32 {
    switch self {
    case .usage: 2
    case .input, .toldOfScript: 3
    case .output, .told: 4
    case .closedPipe: 0
    }
  }

  /// What is wrong and what to do; nil when nobody wants to know.
  var message: String? {
    switch self {
    case .usage(let text), .input(let text), .output(let text): text
    case .told, .toldOfScript, .closedPipe: nil
    }
  }
}
