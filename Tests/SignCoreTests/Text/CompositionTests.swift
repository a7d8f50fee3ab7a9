// CompositionTests.swift: composed and decomposed text looks the same.

import SignCore
import SignFonts
import SignPrimitives
import Testing

@Suite struct CompositionTests {
  /// Base and marks of a Latin-1 letter, written out by hand.
  private static let latin1: [(String, String)] = [
    ("ÀÈÌÒÙàèìòù", "\u{300}"), ("ÁÉÍÓÚÝáéíóúý", "\u{301}"), ("ÂÊÎÔÛâêîôû", "\u{302}"),
    ("ÃÑÕãñõ", "\u{303}"), ("ÄËÏÖÜäëïöüÿ", "\u{308}"), ("Åå", "\u{30A}"), ("Çç", "\u{327}"),
  ]

  private static let bases: [Character: Character] = [
    "À": "A", "È": "E", "Ì": "I", "Ò": "O", "Ù": "U", "à": "a", "è": "e", "ì": "i", "ò": "o",
    "ù": "u", "Á": "A", "É": "E", "Í": "I", "Ó": "O", "Ú": "U", "Ý": "Y", "á": "a", "é": "e",
    "í": "i", "ó": "o", "ú": "u", "ý": "y", "Â": "A", "Ê": "E", "Î": "I", "Ô": "O", "Û": "U",
    "â": "a", "ê": "e", "î": "i", "ô": "o", "û": "u", "Ã": "A", "Ñ": "N", "Õ": "O", "ã": "a",
    "ñ": "n", "õ": "o", "Ä": "A", "Ë": "E", "Ï": "I", "Ö": "O", "Ü": "U", "ä": "a", "ë": "e",
    "ï": "i", "ö": "o", "ü": "u", "ÿ": "y", "Å": "A", "å": "a", "Ç": "C", "ç": "c",
  ]

  /// Composed by the code point alone, whatever form this file is stored in.
  private static func composed(_ letter: Character) -> UInt32? {
    (0xC0...0xFF).first { Character(Unicode.Scalar($0 as UInt8)) == letter }.map(UInt32.init)
  }

  @Test func everyLatin1LetterLooksLikeItsBaseAndMark() throws {
    let style = TextStyle(.sign8)
    var seen = 0
    for (letters, mark) in Self.latin1 {
      for letter in letters {
        let base = try #require(Self.bases[letter])
        let value = try #require(Self.composed(letter))
        let whole = String(Character(try #require(Unicode.Scalar(value))))
        let parts = String(base) + mark
        #expect(style.missingCodePoints(in: utf8(parts)).isEmpty)
        #expect(try style.makeLine(utf8(parts)) == style.makeLine(utf8(whole)))
        seen += 1
      }
    }
    #expect(seen == 53)
  }

  @Test func everyCompositionIsTheSameTextToSwift() {
    var count = 0
    for base in 0x3C...0x30FF as ClosedRange<UInt32> {
      guard let first = Unicode.Scalar(base) else { continue }
      let marks = [0] + Array(0x300...0x345) + [0x3099, 0x309A] as [UInt32]
      for mark in marks {
        guard let found = CompositionTable.all.composed(base: base, mark: mark) else { continue }
        count += 1
        var parts = String(Character(first))
        if mark != 0 { parts.unicodeScalars.append(Unicode.Scalar(mark)!) }
        // String's == is canonical equivalence.
        #expect(parts == String(Character(Unicode.Scalar(found)!)))
      }
    }
    #expect(count > 900)
  }

  @Test func composesEveryLetterUpToVietnameseThatSwiftKnows() {
    // A character that is the same text as an ASCII letter and marks must come out of the table.
    var missing: [UInt32] = []
    // The marks from U+0340 on are the same text as other marks and not to be used (chapter 7).
    let marks = (0x300...0x33F as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    let letters = (0x41...0x7A as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    for letter in letters {
      for mark in marks {
        var parts = String.UnicodeScalarView()
        parts.append(letter)
        parts.append(mark)
        let text = String(parts)
        let found = CompositionTable.all.composed(base: letter.value, mark: mark.value)
        let isOne = Self.oneScalarTexts.contains(text)
        if isOne != (found != nil) { missing.append(mark.value) }
      }
    }
    #expect(missing.isEmpty)
  }

  /// Every text of one scalar value up to U+1FFF; a Set compares by canonical equivalence.
  private static let oneScalarTexts = Set(
    (0xC0...0x1FFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).map {
      String(Character($0))
    })

  @Test func marksThatMakeOneCharacterInTwoStepsCompose() throws {
    let font = try makeFont([("\u{1EAD}", ["#.#", "..."]), ("a", ["#", "."])])
    let style = TextStyle(font)
    #expect(art(try style.makeLine(utf8("a\u{323}\u{302}"))) == "#.#\n...")
    #expect(style.missingCodePoints(in: utf8("a\u{323}\u{302}")).isEmpty)
  }

  @Test func aMarkThatTheFontCannotComposeIsABox() {
    let style = TextStyle(.sign8)
    #expect(style.missingCodePoints(in: utf8("x\u{302} \u{301}")) == [0x302, 0x301])
    let box = Font.sign8.fallback.advance
    #expect(style.width(of: utf8("x\u{302}")) == style.width(of: utf8("x")) + 1 + box)
  }

  @Test func signsThatAreTheSameTextAsALetterLookLikeIt() throws {
    let style = TextStyle(.sign8)
    #expect(try style.makeLine(utf8("\u{212B}")) == style.makeLine(utf8("\u{C5}")))
    #expect(try style.makeLine(utf8("\u{212A}")) == style.makeLine(utf8("K")))
  }
}
