// InspectCommand.swift: prints the state of every element at a time, as JSON.
// ledsign: joins the modules; no Foundation.

import SignCore
import SignFile
import SignPrimitives
import SignSimulator

/// `ledsign inspect SIGN --at MS`.
enum InspectCommand {
  static func run(_ arguments: Arguments) throws(Failure) {
    let sign = try arguments.sign(for: .inspect).sign
    let times = try arguments.times(.at)
    try StandardOutput.write { (output) throws(OutputError) in
      for time in times.isEmpty ? [.zero] : times {
        var json = JSONWriter()
        json.inspect(sign, at: time)
        json.endLine()
        try output.write(json.bytes)
      }
    }
  }
}
