// EventsCommand.swift: prints what happens on a sign, as JSON lines.
// ledsign: joins the modules; no Foundation.

import SignCore
import SignFile
import SignPrimitives
import SignSimulator

/// `ledsign events SIGN --from MS --to MS`.
enum EventsCommand {
  static func run(_ arguments: Arguments) throws(Failure) {
    let script = try arguments.script()
    let loaded = try arguments.sign(for: .events, script: script)
    var sign = try arguments.scriptedSign(loaded, script)
    guard let end = try arguments.time(.to) else {
      throw .usage("events wants --to MS, the end of the time that it tells of")
    }
    let start = try arguments.time(.from) ?? .zero
    guard end >= start else { throw .usage("--to is before --from; it must not be") }
    try StandardOutput.write { (output) throws(OutputError) in
      try sign.forEachEvent(in: start..<end) { (event, element) throws(OutputError) in
        var json = JSONWriter()
        json.event(event, of: element)
        json.endLine()
        try output.write(json.bytes)
      }
      sign.reportErrors()
    }
    try sign.finish()
  }
}

extension JSONWriter {
  /// Writes `{ "at": MS, "element": ID, "event": NAME }`.
  mutating func event(_ event: SignEvent, of element: Element) {
    object { json in
      json.key("at")
      json.quotient(event.time.count, over: Flicks.perMillisecond)
      json.member("element", element.id)
      switch event.event {
      case .willBegin: json.member("event", "willBegin")
      case .finished: json.member("event", "finished")
      case .returnedHome(let finished):
        json.member("event", "returnedHome")
        json.member("finished", finished)
      }
    }
  }
}
