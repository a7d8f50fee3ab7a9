// TimeFormat.swift: what a format of the local time may hold.
// SignFile: no I/O; the host's C library writes the time.

/// Formats of the local time, in strftime's terms.
enum TimeFormat {
  private static let letters = "HIMSpdmYyaAbBj%"

  /// Refuses what signs do not show.
  static func check(_ format: String, _ node: Node) throws(SignFileError) {
    let allowed = Array(letters.utf8)
    var isSpecifier = false
    for byte in format.utf8 {
      if isSpecifier, !allowed.contains(byte) { throw error(node) }
      isSpecifier = !isSpecifier && byte == UInt8(ascii: "%")
    }
    if isSpecifier { throw error(node) }
  }

  private static func error(_ node: Node) -> SignFileError {
    node.error(
      "has a time format with an unknown % in it",
      allowed: letters.unicodeScalars.map { "%" + String($0) })
  }
}
