// BehaviourCase.swift: a marquee of known width, run through the sign file and the program's reports.

import SignCore
import SignFile
import SignPrimitives
import Testing

@testable import ledsign

/// A sign of one marquee, whose art has a different pattern in every column.
///
/// Column c of the art is the number c + 1 in binary, lowest bit in the top row, so that every column
/// of a frame tells which text column it shows.
struct BehaviourCase {
  static let height = 8
  let viewport: Int
  let textWidth: Int
  /// The sign under its script, at time 0.
  private let scripted: ScriptedSign

  /// - Parameters:
  ///   - script: Dated commands to the marquee `m`, one a line.
  ///   - keys: More keys of the marquee, as JSON.
  init(viewport: Int = 32, text: Int = 50, script: String = "", _ keys: String) throws {
    self.viewport = viewport
    textWidth = text
    let rows = (0..<BehaviourCase.height).map { row in
      let marks = (0..<text).map { ($0 + 1) >> row & 1 == 1 ? "#" : "." }
      return "\"\(marks.joined())\""
    }
    let json = """
      { "size": [\(viewport), \(BehaviourCase.height)],
        "elements": [{ "type": "marquee", "id": "m", "art": [\(rows.joined(separator: ", "))],
          \(keys) }] }
      """
    let live = try LiveSign(LoadedSign(bytes: Array(json.utf8), file: "case.json"))
    let commands = Script(bytes: Array(script.utf8), file: "case.script")
    try #require(commands.errors.isEmpty)
    scripted = ScriptedSign(live, script: commands)
  }

  /// The frame at a time, as text columns: nil is a dark column.
  func columns(at milliseconds: Int64) -> [Int?] {
    var sign = scripted
    var frame = sign.sign(at: .zero).sign.makeFrame()
    sign.draw(at: .milliseconds(milliseconds), into: &frame)
    return (0..<viewport).map { x in
      var number = 0
      for row in 0..<BehaviourCase.height where frame.isLit(x: x, y: row) { number |= 1 << row }
      return number == 0 ? nil : number - 1
    }
  }

  /// The columns of a frame in which the text's first column is at x, and a copy every `period`.
  func expectedColumns(x: Int, period: Int? = nil) -> [Int?] {
    (0..<viewport).map { column in
      var text = column - x
      if let period { text = ((text % period) + period) % period }
      return (0..<textWidth).contains(text) ? text : nil
    }
  }

  /// What `ledsign inspect` prints.
  func report(at milliseconds: Int64) -> String {
    var sign = scripted
    let time = Flicks.milliseconds(milliseconds)
    let (shown, ownTime) = sign.sign(at: time)
    var json = JSONWriter()
    json.inspect(shown, at: time, ownTime: ownTime)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// What `ledsign events` prints from 0 on, one event a line, without the parts that are always the same.
  func events(to milliseconds: Int64) -> [String] {
    var sign = scripted
    var told: [String] = []
    sign.forEachEvent(in: .zero..<Flicks.milliseconds(milliseconds)) { event, element in
      var json = JSONWriter()
      json.event(event, of: element)
      told.append(String(decoding: json.bytes, as: UTF8.self))
    }
    return told
  }

  /// The number that stands for a key in the report; nil if the key is absent.
  func value(_ key: String, at milliseconds: Int64) -> Double? {
    let parts = report(at: milliseconds).split(separator: "\"\(key)\": ", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    return Double(parts[1].prefix { "-.0123456789".contains($0) })
  }

  /// Checks place and frame at a time: the frame must show the text exactly where it is said to be.
  func expect(
    x: Int, at milliseconds: Int64, within tolerance: Int = 0, period: Int? = nil,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let reported = Int(try #require(value("x", at: milliseconds), sourceLocation: location))
    #expect(abs(reported - x) <= tolerance, "x at \(milliseconds) ms", sourceLocation: location)
    #expect(
      columns(at: milliseconds) == expectedColumns(x: reported, period: period),
      "frame at \(milliseconds) ms", sourceLocation: location)
  }

  /// Checks the strengths of the edge fades at a time.
  func expect(
    leading: Double, trailing: Double, at milliseconds: Int64,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let shownLeading = try #require(value("leading", at: milliseconds), sourceLocation: location)
    let shownTrailing = try #require(value("trailing", at: milliseconds), sourceLocation: location)
    #expect(shownLeading == leading, "leading at \(milliseconds)", sourceLocation: location)
    #expect(shownTrailing == trailing, "trailing at \(milliseconds)", sourceLocation: location)
  }
}
