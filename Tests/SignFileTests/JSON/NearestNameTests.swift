// NearestNameTests.swift: which name a misspelt one is taken for.
// Tests of SignFile: no Foundation.

import Testing

@testable import SignFile

@Suite struct NearestNames {
  private let names = [
    "left", "right", "leftRight", "rightLeft", "continuous", "continuousReverse", "id",
  ]

  @Test(arguments: [
    ("letf", "left"), ("lef", "left"), ("leftt", "left"), ("LEFT", "left"), ("rihgt", "right"),
    ("left-right", "leftRight"), ("leftright", "leftRight"), ("rightleft", "rightLeft"),
    ("contnuous", "continuous"), ("continuousReversed", "continuousReverse"), ("di", "id"),
    ("ID", "id"),
  ]) func aSlipIsTakenForTheNearestName(_ word: String, _ name: String) {
    #expect(nearestName(to: word, in: names) == name)
  }

  @Test(arguments: ["", "up", "marquee", "x", "lxxt", "continuity check"])
  func nothingLikeItGivesNoName(_ word: String) {
    #expect(nearestName(to: word, in: names) == nil)
  }

  @Test func caseAloneBeatsAnEarlierName() {
    #expect(nearestName(to: "FADE", in: ["fades", "fade"]) == "fade")
  }

  @Test func ofTwoEquallyNearTheEarlierWins() {
    #expect(nearestName(to: "wipeX", in: ["wipeL", "wipeR"]) == "wipeL")
  }

  @Test func aHugeWordIsRefusedWithoutComparing() {
    #expect(nearestName(to: String(repeating: "a", count: 10_000_000), in: names) == nil)
  }

  /// Distances by hand: the swap counts one, and no byte is edited twice.
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1),
    ("ca", "abc", 3), ("kitten", "sitting", 3), ("abcd", "badc", 2),
  ]) func distancesCountSwapsOnce(_ a: String, _ b: String, _ expected: Int) {
    #expect(slips(from: Array(a.utf8), to: Array(b.utf8)) == expected)
  }
}
