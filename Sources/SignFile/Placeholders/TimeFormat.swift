// TimeFormat.swift: what a format of the local time may hold.
// SignFile: no I/O; the host's C library writes the time.

/// Formats of the local time, in strftime's terms.
enum TimeFormat {
  private static let letters = "HIMSpdmYyaAbBj%"

  /// Refuses what signs do not show.
  static func check(_ format: String, _ node: Node) throws(SignFileError) {
    for letter in specifiers(format) {
      guard let letter, letters.unicodeScalars.contains(letter) else { throw error(node) }
    }
  }

  /// Whether a format has a specifier.
  static func has(_ letter: Unicode.Scalar, _ format: String) -> Bool {
    specifiers(format).contains { $0 == letter }
  }

  /// The seconds of local time for which what is no number of two or three digits stays the same: a
  /// day for names and years, half a day for AM and PM; nil if there are only such numbers.
  static func periodOfNames(_ format: String) -> Int64? {
    var period: Int64?
    for letter in specifiers(format) {
      switch letter {
      case "p": return 43_200
      case "a", "A", "b", "B", "Y": period = 86_400
      default: break
      }
    }
    return period
  }

  /// The letters behind each %; nil for a % at the end, which has none.
  private static func specifiers(_ format: String) -> [Unicode.Scalar?] {
    var letters: [Unicode.Scalar?] = []
    var isSpecifier = false
    for scalar in format.unicodeScalars {
      if isSpecifier { letters.append(scalar) }
      isSpecifier = !isSpecifier && scalar == "%"
    }
    return isSpecifier ? letters + [nil] : letters
  }

  private static func error(_ node: Node) -> SignFileError {
    node.error(
      "has a time format with an unknown % in it",
      allowed: letters.unicodeScalars.map { "%" + String($0) })
  }
}
