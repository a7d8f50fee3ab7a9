// CheckCommand.swift: reports errors in a sign, and characters that its fonts lack.
// ledsign: joins the modules; no Foundation.

import SignCore
import SignFile
import SignSimulator

/// `ledsign check SIGN`, `ledsign check SIGN --board BOARD` and `ledsign check --board BOARD`.
enum CheckCommand {
  /// How many characters a warning lists, so that it stays a line that people read.
  private static let mostListed = 20

  static func run(_ arguments: Arguments) throws(Failure) {
    let board = try arguments.board(.board)
    let callTime = try arguments.integer(.callTime, in: 1...1_000_000_000)
    guard let board else {
      if callTime != nil { throw .usage("--call-time goes with --board BOARD") }
      return try check(try arguments.sign(for: .check), arguments, "")
    }
    let report = try BoardReport(board, callTime: callTime)
    try report.refuseFlicker()
    let isAlone = arguments.words.isEmpty && !arguments.has(.text)
    if isAlone {
      return try StandardOutput.write { (output) throws(OutputError) in
        try output.write(report.text)
      }
    }
    let loaded = try arguments.sign(for: .check, fitting: board)
    let lit = LitPixels(loaded.sign).text(of: loaded.sign, name: name(arguments), on: board)
    try check(loaded, arguments, lit + report.text)
  }

  private static func name(_ arguments: Arguments) -> String {
    arguments.words.first.map { printable($0) } ?? "the text"
  }

  /// - Parameter more: What is known of the sign on a board, or nothing.
  private static func check(
    _ loaded: LoadedSign, _ arguments: Arguments, _ more: String
  ) throws(Failure) {
    let name = name(arguments)
    try StandardOutput.write { (output) throws(OutputError) in
      for missing in loaded.missingCharacters {
        try output.write(warning(missing, in: name))
      }
      for remark in loaded.remarks {
        let place = "\(remark.line):\(remark.column)"
        try output.write("\(name):\(place): warning: \(remark.explanation)\n")
      }
      for finding in SignReview(loaded.sign).findings {
        try output.write("\(name): warning: \(printable(finding, limit: 400))\n")
      }
      let sign = loaded.sign
      let elements = sign.elements.count == 1 ? "1 element" : "\(sign.elements.count) elements"
      try output.write(
        "\(name): \(sign.width) x \(sign.height) px, \(sign.framesPerSecond) frames a second,"
          + " \(elements), no errors\n" + more)
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
