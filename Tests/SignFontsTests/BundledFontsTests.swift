// BundledFontsTests.swift: finding a bundled font.

import SignCore
import SignFonts
import Testing

@Suite struct BundledFontsTests {
  @Test func findsEveryFontByItsName() {
    for font in BundledFonts.all {
      #expect(BundledFonts.named(font.name)?.codePoints == font.codePoints)
      #expect(BundledFonts.named(utf8: Array(font.name.utf8))?.name == font.name)
    }
    #expect(BundledFonts.named("sign8")?.height == 8)
  }

  @Test func findsNoFontByAnyOtherName() {
    for name in ["", "sign", "sign88", "SIGN8", "sign8 "] {
      #expect(BundledFonts.named(name) == nil)
    }
  }

  @Test func namesAreUniqueAndHeightsAscend() {
    #expect(Set(BundledFonts.all.map { $0.name }).count == BundledFonts.all.count)
    let heights = BundledFonts.all.map { $0.height }
    #expect(heights == heights.sorted())
  }

  @Test func takesTheHighestFontThatFitsElseTheLowest() {
    for height in -1...70 {
      let fitting = BundledFonts.all.map { $0.height }.filter { $0 <= height }.max()
      let expected = fitting ?? BundledFonts.all.map { $0.height }.min()
      #expect(BundledFonts.largest(fittingHeight: height).height == expected)
    }
  }
}
