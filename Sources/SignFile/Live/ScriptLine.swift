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

  /// A line of a script that puts a sign file in the place of a sign, as ``replace(with:at:)`` does.
  ///
  /// - Parameters:
  ///   - loaded: What was read from the file.
  ///   - time: The time that was given there.
  /// - Returns: Its newline included; nil for a file that is too long for a line.
  public func scriptLine(replacingBy loaded: LoadedSign, at time: Flicks) -> [UInt8]? {
    let milliseconds = LiveSign.wholeMilliseconds(time).count / Flicks.perMillisecond
    var bytes = Array("{ \"at\": \(milliseconds), \"replace\": ".utf8)
    // Line ends stand for blanks in JSON, and in no string.
    let ends = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    for byte in loaded.source.bytes { bytes.append(ends.contains(byte) ? UInt8(ascii: " ") : byte) }
    bytes += " }".utf8
    if bytes.count > LineSource.maximumLineLength { return nil }
    return bytes + [UInt8(ascii: "\n")]
  }

  /// A line of a script that sets the wall clock to what it is for this sign.
  ///
  /// At time 0 it is the first line of a record, so that texts of the clock are replayed as they
  /// were; another one follows wherever ``synchronize(_:at:)`` has news.
  ///
  /// - Parameter time: At least 0; its whole ms counts.
  /// - Returns: Its newline included; nil for a year before 0 or after 9999, which has no RFC 3339.
  public func scriptLine(ofClockAt time: Flicks) -> [UInt8]? {
    let milliseconds = LiveSign.wholeMilliseconds(time).count / Flicks.perMillisecond
    guard let now = values.start.after(milliseconds: milliseconds).rfc3339 else { return nil }
    var json = JSONWriter()
    json.object { json in
      json.member("at", milliseconds)
      json.member("now", now)
    }
    json.endLine()
    return json.bytes
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
