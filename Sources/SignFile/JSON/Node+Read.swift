// Node+Read.swift: the typed readers of a JSON value.
// SignFile: no I/O, no floating point.

extension Node {
  /// The text of a string.
  func string() throws(SignFileError) -> String {
    guard case .string(let text) = value else { throw error("must be a string in double quotes") }
    return text
  }

  /// The value of `true` or `false`.
  func bool() throws(SignFileError) -> Bool {
    guard case .bool(let flag) = value else {
      throw error("must be true or false, without quotes", allowed: ["true", "false"])
    }
    return flag
  }

  /// A whole number within a range.
  func integer<I: FixedWidthInteger>(in range: ClosedRange<I>) throws(SignFileError) -> I {
    // By way of Int64, so that a large number is "out of range" where Int has 32 bits too.
    let wide = Int64(clamping: range.lowerBound)...Int64(clamping: range.upperBound)
    let number = try decimal(places: 0, in: wide)
    return I(clamping: number)
  }

  /// A number with at most `places` decimals (0...9) as an exact count of 10^-places.
  ///
  /// With 3 places `0.5` is 500. The range is in the same unit as the result.
  func decimal(places: Int, in range: ClosedRange<Int64>) throws(SignFileError) -> Int64 {
    let lowest = Decimal.text(range.lowerBound, places: places)
    let allowed = ["\(lowest)...\(Decimal.text(range.upperBound, places: places))"]
    guard case .number = value else {
      throw error(places == 0 ? "must be a whole number" : "must be a number", allowed: allowed)
    }
    switch Decimal.parse(numberText, places: places) {
    case .value(let number) where range.contains(number): return number
    case .value, .tooLarge: throw error("is out of range", allowed: allowed)
    case .tooManyDecimals:
      throw error(
        places == 0
          ? "must be a whole number, without a decimal point"
          : "has too many decimals, \(places) are the most", allowed: allowed)
    case .exponent: throw error("must be written out, without an e", allowed: allowed)
    }
  }

  /// What one of several names stands for: `choice(["over": Draw.over, "erase": .erase])`.
  ///
  /// `forms` are values of other types that the caller has found not to be there, for the error.
  func choice<T>(
    _ names: KeyValuePairs<String, T>, or forms: [String] = []
  ) throws(SignFileError) -> T {
    if case .string(let text) = value {
      for (name, meaning) in names where name == text { return meaning }
    }
    throw notOne(of: names.map { $0.key }, or: forms)
  }

  /// The error for a value that should be one of several names, or have one of several other forms.
  func notOne(of names: [String], or forms: [String] = []) -> SignFileError {
    guard case .string(let text) = value else {
      let others = forms.isEmpty ? "" : ", or have one of the other forms"
      return error(
        "must be one of the allowed names, in double quotes\(others)", allowed: names + forms)
    }
    return error(
      "is not one of the allowed names", allowed: names + forms,
      nearest: nearestName(to: text, in: names))
  }

  /// The items of an array of any length.
  func array() throws(SignFileError) -> [Node] {
    guard case .array(let items) = value else { throw error("must be an array: [ ... ]") }
    return items
  }

  /// The items of an array whose length is within a range.
  func array(count: ClosedRange<Int>) throws(SignFileError) -> [Node] {
    let items = try array()
    guard count.contains(items.count) else {
      let lengths =
        count.lowerBound == count.upperBound
        ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
      throw error("must have \(lengths) items, not \(items.count)")
    }
    return items
  }

  /// Whole numbers, `count` of them, all within a range.
  func integers<I: FixedWidthInteger>(
    count: Int, in range: ClosedRange<I>
  ) throws(SignFileError) -> [I] {
    var numbers: [I] = []
    for item in try array(count: count...count) { numbers.append(try item.integer(in: range)) }
    return numbers
  }

  /// A reader for the keys of an object; `form` is what an error shows instead of anything else.
  func object(like form: String = "{ \"key\": value }") throws(SignFileError) -> ObjectReader {
    try ObjectReader(self, like: form)
  }

  /// The one value of an object that has exactly one of several keys and no other.
  func onlyMember(of keys: String...) throws(SignFileError) -> Node {
    let forms = keys.map { "{ \"\($0)\": value }" }.joined(separator: " or ")
    var reader = try object(like: forms)
    let member = try reader.exactlyOne(of: keys)
    try reader.finish()
    return member
  }
}
