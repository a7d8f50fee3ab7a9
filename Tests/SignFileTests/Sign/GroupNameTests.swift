// GroupNameTests.swift: names of groups, and the numbers that they get.
// Tests of SignFile: no Foundation.

import Testing

@testable import SignFile

@Suite struct GroupNameTests {
  @Test func aNameHasOneNumberWhateverTheOrderOfNames() {
    var names = GroupNames()
    let words = ["m", "b", "z", "", "a", "zz", "é", "e\u{301}", "ma", "M"]
    for (number, word) in words.enumerated() { #expect(names.make(word) == number) }
    for (number, word) in words.enumerated() {
      #expect(names.make(word) == number)
      #expect(names.number(of: word) == number)
    }
    #expect(names.all == words)
    #expect(names.number(of: "n") == nil && names.number(of: "~") == nil)
  }

  @Test func aNumberThatIsFreeIsGivenToTheNextName() {
    var names = GroupNames()
    for word in ["a", "b", "c", "d"] { _ = names.make(word) }
    names.keep([0, 2])
    #expect(names.all == ["a", "c"])
    #expect(names.number(of: "b") == nil && names.number(of: "d") == nil)
    #expect(names.make("c") == 2)
    #expect(names.make("x") == 1)
    #expect(names.make("d") == 3)
    #expect(names.all == ["a", "x", "c", "d"])
    names.keep([])
    #expect(names.isEmpty && names.make("z") == 0)
  }
}
