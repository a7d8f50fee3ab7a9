// BenchText.swift: the text of the workloads, as a bitmap.
// ledsign-bench: ordinary Swift only; no Foundation.

import SignCore
import SignFonts
import SignPrimitives

/// The text that every budget is about.
enum BenchText {
  /// 65 characters.
  static let line = "The quick brown fox jumps over the lazy dog. 0123456789 ABCDEFGH!"

  /// The line, repeated until there are so many characters, enlarged.
  static func makeContent(characters: Int, scale: Int) -> LabelContent {
    let codes = Array(line.utf8)
    let text = (0..<characters).map { codes[$0 % codes.count] }
    guard let content = try? LabelContent(text: text, style: TextStyle(.sign8, scale: scale)) else {
      preconditionFailure("the text is too long")
    }
    return content
  }
}
