// InspectCommand.swift: prints the state of every element at a time, as JSON.
// ledsign: joins the modules; no Foundation.

import SignCore
import SignFile
import SignPrimitives
import SignSimulator

/// `ledsign inspect SIGN --at MS`.
enum InspectCommand {
  static func run(_ arguments: Arguments) throws(Failure) {
    let script = try arguments.script()
    let loaded = try arguments.sign(for: .inspect, script: script)
    var sign = try arguments.scriptedSign(loaded, script)
    let times = try arguments.times(.at)
    try StandardOutput.write { (output) throws(OutputError) in
      for time in times.isEmpty ? [.zero] : times {
        let (shown, ownTime) = sign.sign(at: time)
        sign.reportErrors()
        var json = JSONWriter()
        json.inspect(shown, at: time, ownTime: ownTime)
        json.endLine()
        try output.write(json.bytes)
      }
    }
    try sign.finish()
  }
}
