// JSONWriter.swift: writes JSON, one value a line, for `inspect` and `events`.
// SignFile: no I/O, no floating point: jansson could write numbers only by way of a double, with
// significant digits instead of decimals.

import SignPrimitives

/// Collects JSON text: `{ "at": 5, "elements": [{ "id": null }] }`.
///
/// Members and items stand in the order in which they are written. An object's body writes members
/// only, an array's body values only.
public struct JSONWriter: Sendable {
  /// What must stand before the next member or item.
  private enum Separator { case nothing, blank, comma }

  /// The text so far, UTF-8.
  public private(set) var bytes: [UInt8] = []
  private var separator = Separator.nothing

  /// Creates an empty text.
  public init() {}

  /// Ends a line; the next value begins a new one.
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    separator = .nothing
  }

  /// Writes an object, whose members `body` writes.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    separator = .blank
    body(&self)
    if separator == .comma { bytes.append(UInt8(ascii: " ")) }
    bytes.append(UInt8(ascii: "}"))
    separator = .comma
  }

  /// Writes an array, whose items `body` writes.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "["))
    separator = .nothing
    body(&self)
    bytes.append(UInt8(ascii: "]"))
    separator = .comma
  }

  /// Writes a string; what JSON or a terminal would take for a command is escaped.
  public mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars { append(scalar) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a whole number.
  public mutating func integer(_ value: some BinaryInteger) { raw(Int64(value).description) }

  /// Writes a count of 10^-places, such as 1,500 with 3 places, without needless zeros: `1.5`.
  public mutating func decimal(_ value: Int64, places: Int) {
    raw(Decimal.text(value, places: places))
  }

  /// Writes a quotient with at most 6 decimals, rounded to nearest, halves away from zero.
  ///
  /// The denominator is above 0. A quotient beyond 9.2 * 10^12 is written as that limit.
  public mutating func quotient(_ numerator: Int64, over denominator: Int64) {
    precondition(denominator > 0, "a denominator must be above 0")
    let magnitude = Int64(clamping: numerator.magnitude)
    let millionths = roundedQuotient(magnitude, times: 1_000_000, over: denominator)
    decimal(numerator < 0 ? -millionths : millionths, places: 6)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

  /// Writes `null`.
  public mutating func null() { raw("null") }

  /// Writes the key of a member, whose value is written next.
  public mutating func key(_ name: String) {
    string(name)
    bytes.append(contentsOf: ": ".utf8)
    separator = .nothing
  }

  /// Writes a member with a string, or `null` without one.
  public mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  /// Writes a member with a whole number.
  public mutating func member(_ name: String, _ value: some BinaryInteger) {
    key(name)
    integer(value)
  }

  /// Writes a member with `true` or `false`.
  public mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func separate() {
    switch separator {
    case .nothing: break
    case .blank: bytes.append(UInt8(ascii: " "))
    case .comma: bytes.append(contentsOf: ", ".utf8)
    }
    separator = .comma
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes.append(contentsOf: "\\\"".utf8)
    case "\\": bytes.append(contentsOf: "\\\\".utf8)
    case "\n": bytes.append(contentsOf: "\\n".utf8)
    case "\r": bytes.append(contentsOf: "\\r".utf8)
    case "\t": bytes.append(contentsOf: "\\t".utf8)
    default:
      let text = isUnprintable(scalar) ? "\\u" + fourHexDigits(scalar.value) : String(scalar)
      bytes.append(contentsOf: text.utf8)
    }
  }
}
