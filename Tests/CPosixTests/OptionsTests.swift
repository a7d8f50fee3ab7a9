// OptionsTests.swift: options and words of any command line, and every way to get them wrong.

import CPosix
import Testing

/// One reading at a time: getopt keeps its place in globals.
@Suite(.serialized) struct OptionsTests {
  let options = [
    Option(name: "size", letter: "s", argument: POSIX_ARGUMENT_REQUIRED),
    Option(name: "seed", argument: POSIX_ARGUMENT_REQUIRED),
    Option(name: "quiet", letter: "q"),
    Option(name: "color", letter: "c", argument: POSIX_ARGUMENT_OPTIONAL),
    Option(name: nil, letter: "x"),
    Option(name: "at"),
    Option(name: "at-end"),
  ]

  private func read(_ words: String...) -> [String] {
    CPosixTests.read(["ledsign"] + words, options: options)
  }

  @Test func optionsAndWordsComeInAnyOrderAsTheyStand() {
    #expect(
      read("frames", "--size", "8x8", "a.json", "-q", "b", "-s3")
        == ["word frames", "size=8x8", "word a.json", "quiet", "word b", "size=3"])
  }

  @Test func aValueMayFollowAnEqualSign() {
    #expect(read("--size=8x8", "--seed=", "-s=3") == ["size=8x8", "seed=", "size==3"])
  }

  @Test func aValueMayLookLikeAnOption() {
    #expect(read("--seed", "-5", "--size", "--quiet") == ["seed=-5", "size=--quiet"])
  }

  @Test func lettersMayStandTogether() {
    #expect(read("-qxs", "4", "-xq") == ["quiet", "x", "size=4", "x", "quiet"])
  }

  @Test func anOptionalValueMustTouchItsOption() {
    #expect(
      read("--color=red", "-cblue", "--color", "red", "-c")
        == ["color=red", "color=blue", "color", "word red", "color"])
  }

  @Test func aLongNameMayBeShortenedWhileItIsClear() {
    #expect(read("--qu", "--si=1", "--at", "--at-") == ["quiet", "size=1", "at", "at-end"])
  }

  @Test func theBeginningOfSeveralNamesIsAmbiguous() {
    #expect(read("--s", "3", "--s=3") == ["ambiguous --s", "word 3", "ambiguous --s=3"])
  }

  @Test func unknownOptionsAreToldAndReadingGoesOn() {
    #expect(
      read("--sizes", "--nope=1", "-z", "-qzx", "end") == [
        "unknown --sizes by name", "unknown --nope=1 by name", "unknown -z by z", "quiet",
        "unknown -qzx by z", "x", "word end",
      ])
  }

  @Test func aMissingValueIsTold() {
    #expect(read("a", "--size") == ["word a", "size lacks a value in --size by name"])
    #expect(read("--see") == ["seed lacks a value in --see by name"])
    #expect(read("-qs") == ["quiet", "size lacks a value in -qs by s"])
  }

  @Test func aValueThatIsNotWantedIsTold() {
    #expect(
      read("--quiet=3", "--at=", "b") == [
        "quiet takes no value in --quiet=3", "at takes no value in --at=", "word b",
      ])
  }

  @Test func afterTwoDashesAllAreWords() {
    #expect(
      read("a", "-q", "--", "--size", "-x", "--", "b")
        == ["word a", "quiet", "word --size", "word -x", "word --", "word b"])
    #expect(read("--") == [])
    #expect(read("--size", "--", "--") == ["size=--"])
  }

  @Test func aDashAloneAndAnEmptyArgumentAreWords() {
    #expect(read("-", "", "-q") == ["word -", "word ", "quiet"])
  }

  @Test func anEmptyLineHasNothing() {
    #expect(read() == [])
    #expect(CPosixTests.read([], first: 1, options: options) == [])
  }

  @Test func readingStartsAnywhereAndAnew() {
    let words = ["ledsign", "frames", "-qx", "a"]
    for first in 1...4 {
      let all = ["word frames", "quiet", "x", "word a"]
      let expected = [all, Array(all.dropFirst()), ["word a"], []][first - 1]
      #expect(CPosixTests.read(words, first: first, options: options) == expected)
    }
  }

  @Test func aReadingLeftInTheMiddleOfLettersDoesNotShowInTheNext() {
    let table = [
      posix_option(name: nil, letter: Int32(Character("q").asciiValue!), argument: 0)
    ]
    let arguments = CStrings(["ledsign", "-qqq"])
    arguments.pointers.withUnsafeBufferPointer {
      _ = posix_options_begin(table, 1, $0.baseAddress, 2, 1)
      _ = posix_options_next()
    }
    #expect(read("-x", "w") == ["x", "word w"])
  }

  @Test func aTableThatIsTooLargeOrAPlaceBeforeTheFirstIsRefused() {
    let limit = Int(POSIX_OPTION_LIMIT)
    let many = (0...limit).map { Option(name: "option\($0)") }
    #expect(CPosixTests.read(["x"], options: many) == ["refused"])
    #expect(CPosixTests.read(["x", "--option95"], options: many.dropLast()) == ["option95"])
    #expect(CPosixTests.read(["x"], first: 0, options: options) == ["refused"])
  }
}

@Suite struct ArgumentsTests {
  @Test func theProgramsOwnArgumentsAreKept() throws {
    let count = posix_argument_count()
    #expect(count >= 1)
    let name = try #require(posix_argument(0))
    #expect(String(cString: name).isEmpty == false)
    #expect(posix_argument(count) == nil)
    #expect(posix_argument(-1) == nil)
    let all = try #require(posix_arguments())
    #expect(all[0] == UnsafeMutablePointer(mutating: name))
    #expect(all[Int(count)] == nil)
  }

  @Test func theEnvironmentIsRead() throws {
    let path = try #require(posix_environment("PATH"))
    #expect(String(cString: path).contains("/"))
    #expect(posix_environment("NO_SUCH_VARIABLE_IN_LEDSIGN_TESTS") == nil)
  }
}
