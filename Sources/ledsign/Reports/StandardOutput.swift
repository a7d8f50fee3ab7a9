// StandardOutput.swift: what commands print, with the errors that people get to see.
// ledsign: joins the modules; no Foundation.

import SignSimulator

/// Standard output of a command.
enum StandardOutput {
  /// Runs a function that writes, and flushes what it wrote.
  static func write(
    _ body: (inout Output) throws(OutputError) -> Void
  ) throws(Failure) {
    do {
      var output = Output.standard
      try body(&output)
      try output.flush()
    } catch {
      throw failure(of: error)
    }
  }

  /// The error that people get to see.
  static func failure(of error: OutputError) -> Failure {
    switch error {
    case .closedPipe: .closedPipe
    case .interrupted, .failed:
      .output(
        "cannot write standard output: \(error.description);"
          + " make room or send it somewhere else")
    }
  }
}
