// CheckCommand.swift: reports errors in a sign, and characters that its fonts lack.
// ledsign: joins the modules; no Foundation.

import SignCore
import SignFile
import SignSimulator

/// `ledsign check SIGN`.
enum CheckCommand {
  /// How many characters a warning lists, so that it stays a line that people read.
  private static let mostListed = 20

  static func run(_ arguments: Arguments) throws(Failure) {
    let loaded = try arguments.sign(for: .check)
    let name = arguments.words.first.map { printable($0) } ?? "the text"
    try StandardOutput.write { (output) throws(OutputError) in
      for missing in loaded.missingCharacters {
        try output.write(warning(missing, in: name))
      }
      for finding in SignReview(loaded.sign).findings {
        try output.write("\(name): warning: \(printable(finding))\n")
      }
      let sign = loaded.sign
      let elements = sign.elements.count == 1 ? "1 element" : "\(sign.elements.count) elements"
      try output.write(
        "\(name): \(sign.width) x \(sign.height) px, \(sign.framesPerSecond) frames a second,"
          + " \(elements), no errors\n")
    }
  }

  private static func warning(_ missing: MissingCharacters, in name: String) -> String {
    let place = missing.position.map { ":\($0.line):\($0.column)" } ?? ""
    let listed = missing.codePoints.prefix(mostListed).map { CheckCommand.character($0) }
    let rest = missing.codePoints.count - listed.count
    return "\(name)\(place): warning: font \(missing.font) lacks"
      + " \(listed.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "");"
      + " a box is drawn instead\n"
  }

  /// A character and its code point, such as `'a' (U+0061)`.
  private static func character(_ codePoint: UInt32) -> String {
    let digits = String(codePoint, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    guard let scalar = Unicode.Scalar(codePoint) else { return code }
    return "'\(printable(String(Character(scalar))))' (\(code))"
  }
}
