// FontsCommand.swift: what fonts are bundled, with a picture of each.
// ledsign: joins the modules; no Foundation.

import SignCore
import SignFile
import SignFonts
import SignPrimitives
import SignSimulator

/// `ledsign fonts [NAME]`.
enum FontsCommand {
  /// A line that shows capitals, small letters, descenders, digits and accents.
  private static let sample = "Hamburgefonts jpqy 0123456789 ÄÖÜ éçñ"

  static func run(_ arguments: Arguments) throws(Failure) {
    guard let name = arguments.words.first else { return try list() }
    guard arguments.words.count == 1 else {
      throw .usage("fonts takes one name; '\(printable(arguments.words[1]))' is one too many")
    }
    guard let font = BundledFonts.named(name) else {
      let names = BundledFonts.all.map { $0.name }
      let near = nearestName(to: name, in: names).map { "did you mean \($0)? " } ?? ""
      throw .usage(
        "there is no bundled font '\(printable(name))'; \(near)"
          + "bundled are: \(names.joined(separator: ", "))")
    }
    try showAll(of: font)
  }

  private static func list() throws(Failure) {
    try StandardOutput.write { (output) throws(OutputError) in
      for font in BundledFonts.all {
        try output.write(
          "\(font.name): \(font.height) px high, \(font.codePoints.count) characters\n")
        try output.write(picture(of: sample, font))
        try output.write("\n")
      }
    }
  }

  /// Every character, 16 a line.
  private static func showAll(of font: Font) throws(Failure) {
    let codePoints = font.codePoints
    try StandardOutput.write { (output) throws(OutputError) in
      for start in stride(from: 0, to: codePoints.count, by: 16) {
        let row = codePoints[start..<min(start + 16, codePoints.count)]
        var text = ""
        for codePoint in row {
          guard let scalar = Unicode.Scalar(codePoint) else { continue }
          text.unicodeScalars.append(scalar)
        }
        let first = String(row[row.startIndex], radix: 16, uppercase: true)
        let last = String(row[row.endIndex - 1], radix: 16, uppercase: true)
        try output.write("U+\(first)...U+\(last)\n")
        try output.write(picture(of: text, font))
        try output.write("\n")
      }
    }
  }

  private static func picture(of text: String, _ font: Font) -> [UInt8] {
    guard let line = try? TextStyle(font).makeLine(Array(text.utf8)) else { return [] }
    return line.halfBlocks
  }
}
