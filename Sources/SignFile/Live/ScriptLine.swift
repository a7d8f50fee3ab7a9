// ScriptLine.swift: a line that came in, as a line of a script.
// SignFile: no I/O.

import SignCore
public import SignPrimitives

extension LiveSign {
  /// A line of a script that does what a line did that was applied, its newline included.
  ///
  /// - Parameters:
  ///   - line: A line that ``apply(_:at:)`` took.
  ///   - time: The time that was given there.
  public func scriptLine(_ line: InputLine, at time: Flicks) -> [UInt8] {
    let milliseconds = LiveSign.wholeMilliseconds(time).count / Flicks.perMillisecond
    guard line.isCommand else { return text(line, at: milliseconds) }
    var bytes = Array("{ \"at\": \(milliseconds),".utf8)
    let body = line.bytes.drop { $0 != UInt8(ascii: "{") }.dropFirst()
    if body.first.map({ !JSONSource.isBlank($0) }) ?? false { bytes.append(UInt8(ascii: " ")) }
    bytes.append(contentsOf: body)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private func text(_ line: InputLine, at milliseconds: Int64) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("at", milliseconds)
      if let target, let id = sign.elements[target].id { json.member("set", id) }
      json.member("text", String(decoding: line.bytes, as: UTF8.self))
    }
    json.endLine()
    return json.bytes
  }
}
