// Arguments+Live.swift: the options of signs that change.
// ledsign: joins the modules; no Foundation.

import CPosix
import SignFile
import SignPrimitives

extension Arguments {
  /// What the wall clock shows at time 0, if `--now` says so.
  func start() throws(Failure) -> WallTime? {
    guard let text = try value(of: .now) else { return nil }
    if let time = WallTime(rfc3339: text) { return time }
    throw .usage(
      "bad --now '\(printable(text))'; want a time such as 2027-01-01T12:00:00Z or with an offset,"
        + " 2027-01-01T12:00:00+01:00")
  }

  /// The sign made ready for changes.
  func liveSign(_ loaded: LoadedSign) throws(Failure) -> LiveSign {
    let target = try value(of: .target)
    do {
      return try LiveSign(loaded, target: target)
    } catch {
      throw .usage("bad --target: \(error.description)")
    }
  }

  /// The script of `--script`, if one was given; the wall clock of `--now` goes before its own.
  func script() throws(Failure) -> Script? {
    guard let path = try value(of: .script) else { return nil }
    do {
      var script = try Script(path: path)
      if has(.now) { script.dropClock() }
      return script
    } catch {
      throw .input(error.description)
    }
  }

  /// The sign with a script that changes it; it is to have been loaded with the script's clock.
  func scriptedSign(_ loaded: LoadedSign, _ script: Script?) throws(Failure) -> ScriptedSign {
    ScriptedSign(try liveSign(loaded), script: script)
  }
}

extension ScriptedSign {
  /// Tells the errors of the script that have come up, on standard error.
  mutating func reportErrors() {
    for error in takeErrors() { Ledsign.report(error.description) }
  }

  /// Ends the command as one with bad input if lines of the script had errors; all else is done.
  func finish() throws(Failure) {
    if errorCount > 0 { throw .toldOfScript }
  }
}
