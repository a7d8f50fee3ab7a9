// JSONScanner.swift: walks over a JSON text before jansson does and finds out where all begins.
// SignFile: no I/O; checks, but decodes nothing.

/// Checks a JSON text in one pass and records where its keys and values start.
///
/// jansson decides what a text means, but it keeps no positions, names the end of what it refuses
/// and cannot say what a person would have to change. So this walk comes first: it knows the
/// grammar, stops at the first mistake with its place and a plain sentence, and leaves to jansson
/// only texts that are right (but for keys that stand twice, which jansson finds by hashing).
struct JSONScanner {
  /// Where a key or a value starts.
  struct Start {
    var offset: UInt32
    /// The number of brackets around it.
    var depth: UInt8
    var isKey: Bool
  }

  /// A bracket that is still open.
  struct Bracket {
    var offset: Int
    var isObject: Bool
    var hasItems = false
    /// Where the key of the item that is being read starts; nil in an array.
    var key: Int?
    var closing: UInt8 { UInt8(ascii: isObject ? "}" : "]") }
  }

  /// The most brackets within each other.
  static let maximumDepth = 64
  /// The most values of a file, arrays and objects included.
  ///
  /// jansson needs up to 240 bytes for one, and no sign comes near.
  static let maximumValues = 1_048_576

  let source: JSONSource
  /// Where keys and values start, in the order of the text.
  private(set) var starts: [Start] = []
  /// The numbers that jansson might refuse for their size.
  var wideNumbers: [Range<Int>] = []
  /// The next byte to read.
  var at = 0
  private(set) var open: [Bracket] = []
  private var values = 0
  private let valueLimit: Int

  /// The text, kept here too because it is read byte by byte.
  let bytes: [UInt8]

  init(_ source: JSONSource, valueLimit: Int = maximumValues) {
    self.source = source
    self.valueLimit = valueLimit
    bytes = source.bytes
  }

  /// Walks over the whole text.
  mutating func scan() throws(SignFileError) {
    try refuseOtherEncodings()
    try scanValue()
    while let bracket = open.last { try scanItem(of: bracket) }
    skipBlanks()
    guard at == bytes.count else { throw unexpected("expected nothing more after the value") }
  }

  /// The next item with the comma before and the key, or the closing bracket.
  private mutating func scanItem(of bracket: Bracket) throws(SignFileError) {
    skipBlanks()
    if next == bracket.closing {
      at += 1
      open.removeLast()
      return
    }
    if bracket.hasItems { try scanComma(in: bracket) }
    open[open.count - 1].hasItems = true
    if bracket.isObject { try scanKey() }
    try scanValue()
  }

  private mutating func scanComma(in bracket: Bracket) throws(SignFileError) {
    let opening = bracket.isObject ? "{" : "["
    let closing = bracket.isObject ? "}" : "]"
    guard next == UInt8(ascii: ",") else {
      let place = source.place(of: bracket.offset)
      throw unexpected("expected \",\", or \"\(closing)\" for the \"\(opening)\" of \(place)")
    }
    at += 1
    open[open.count - 1].key = nil
    skipBlanks()
    if next == bracket.closing {
      throw unexpected("expected one more item after the comma, or no comma")
    }
  }

  private mutating func scanKey() throws(SignFileError) {
    skipBlanks()
    guard next == UInt8(ascii: "\"") else {
      throw unexpected("expected a key, in double quotes")
    }
    let key = at
    try record(isKey: true)
    try scanString()
    open[open.count - 1].key = key
    skipBlanks()
    guard next == UInt8(ascii: ":") else { throw unexpected("expected \":\" after the key") }
    at += 1
  }

  private mutating func scanValue() throws(SignFileError) {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"), UInt8(ascii: "["): try openBracket()
    case UInt8(ascii: "\""):
      try record(isKey: false)
      try scanString()
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      try record(isKey: false)
      try scanNumber()
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      try record(isKey: false)
      try scanWord()
    default: throw unexpected("expected a value")
    }
  }

  private mutating func openBracket() throws(SignFileError) {
    guard open.count < JSONScanner.maximumDepth else {
      throw error(at: at, "more than \(JSONScanner.maximumDepth) brackets within each other")
    }
    try record(isKey: false)
    open.append(Bracket(offset: at, isObject: next == UInt8(ascii: "{")))
    at += 1
  }

  private mutating func record(isKey: Bool) throws(SignFileError) {
    if !isKey {
      guard values < valueLimit else {
        throw error(at: at, "more than \(valueLimit) values in one file")
      }
      values += 1
    }
    starts.append(Start(offset: UInt32(at), depth: UInt8(open.count), isKey: isKey))
  }

  private mutating func skipBlanks() {
    while at < bytes.count, JSONSource.isBlank(bytes[at]) { at += 1 }
  }

  /// The byte to read next, 0 at the end; a NUL in the text is refused wherever it stands.
  var next: UInt8 { at < bytes.count ? bytes[at] : 0 }
}
