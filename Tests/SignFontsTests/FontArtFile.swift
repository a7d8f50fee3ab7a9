// FontArtFile.swift: the art of a font, read without any code of the generator.

import CPosix
import Testing

/// Headings and rows of pixels of `Sources/SignFonts/Art/NAME.txt`, in the order of the file.
struct FontArtFile {
  /// The code point is nil for the fallback; the title is what follows it.
  var glyphs: [(codePoint: UInt32?, title: String, rows: [String])] = []

  init(_ name: String, beside testFile: String = #filePath) throws {
    let package = testFile.split(separator: "/").dropLast(3).joined(separator: "/")
    let text = try FontArtFile.read("/\(package)/Sources/SignFonts/Art/\(name).txt")
    for block in text.split(separator: "\n\n") {
      let lines = block.split(separator: "\n").map(String.init)
      guard let heading = lines.first else { continue }
      if heading.hasPrefix("fallback") { glyphs.append((nil, heading, Array(lines.dropFirst()))) }
      if heading.hasPrefix("U+") {
        let digits = heading.dropFirst(2).prefix { $0 != " " }
        let codePoint: UInt32 = try #require(UInt32(digits, radix: 16))
        let title = String(heading.drop { $0 != " " }.dropFirst())
        glyphs.append((codePoint, title, Array(lines.dropFirst())))
      }
    }
  }

  private static func read(_ path: String) throws -> String {
    let file = posix_open_input(path)
    try #require(file >= 0, "cannot open \(path)")
    defer { posix_close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = posix_read(file, &chunk, chunk.count)
      try #require(count >= 0, "cannot read \(path)")
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk.prefix(Int(count))
    }
  }
}
