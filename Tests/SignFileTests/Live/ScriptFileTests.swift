// ScriptFileTests.swift: scripts in files that are longer than one piece of them, and long lines.
// Tests of SignFile: no Foundation.

import CPosix
import SignCore
import SignPrimitives
import Testing

@testable import SignFile

private let news = #""type": "marquee", "id": "news", "frame": [0, 0, 24, 8], "text": "Start""#

@Suite struct ScriptFileTests {
  /// A file of its own for each test.
  private let path = "/tmp/ledsign-script-\(UInt64.random(in: .min ... .max))"

  private func write(_ bytes: [UInt8]) {
    let descriptor = posix_create_file(path)
    #expect(posix_write_all(descriptor, bytes, bytes.count) == 0)
    #expect(posix_close(descriptor) == 0)
  }

  /// 200 kB of lines whose ends are everywhere in the pieces that a file is read in.
  private static let lines = (0..<3000).map { number in
    let blanks = String(repeating: " ", count: number % 61)
    return "{ \"at\": \(number), \(blanks)\"set\": \"news\", \"text\": \"\(number)\" }"
  }.joined(separator: "\n")

  @Test func aFileIsReadAsItsBytesAre() throws {
    let text = Self.lines + "\n{ \"at\": 1, \"hold\": \"news\" }\nnothing\n"
    write(Array(text.utf8))
    let (file, bytes) = (try Script(path: path), Script(bytes: Array(text.utf8), file: path))
    #expect(file.errors == bytes.errors)
    #expect(file.errors.map { $0.line } == [3001, 3002])
    let times = Array(file.commands).map { $0.milliseconds }
    #expect(times == (0..<3000).map { $0 })
    var (one, other) = (
      ScriptedSign(try liveSign(news), script: file),
      ScriptedSign(try liveSign(news), script: bytes)
    )
    for time: Int64 in [0, 1500, 2999, 4000, 7, 2000] {
      let (shown, expected) = (
        one.sign(at: .milliseconds(time)), other.sign(at: .milliseconds(time))
      )
      #expect(art(shown.sign) == art(expected.sign))
      #expect(
        art(shown.sign) == art(try sign(24, 16, news.replacing("Start", "\(min(time, 2999))"))))
    }
  }

  @Test func whatIsWrittenBehindItLaterIsNotRead() throws {
    write(Array(Self.lines.utf8))
    let script = try Script(path: path)
    write(Array((Self.lines + "\n{ \"at\": 9000, \"hold\": \"news\" }\n").utf8))
    #expect(Array(script.commands).last?.milliseconds == 2999)
  }

  @Test func aLineThatIsTooLongIsToldAndTheNextOneCounts() throws {
    let long = String(repeating: " ", count: maximumFileSize) + "{ \"at\": 0, \"hold\": \"news\" }"
    write(Array((long + "\n{ \"at\": 5, \"hold\": \"news\" }").utf8))
    let script = try Script(path: path)
    #expect(
      script.errors.map { $0.description } == [
        "\(path):1:1: is longer than 16 MiB, the most that a line of a script may have"
      ])
    #expect(Array(script.commands).map { $0.milliseconds } == [5])
  }

  @Test func ofVeryManyErrorsTheFirstThousandAreKept() throws {
    let script = Script(bytes: Array(String(repeating: "x\n", count: 1000).utf8), file: "s")
    #expect(script.errors.map { $0.line } == Array(1...1000))
    let more = Script(bytes: Array(String(repeating: "x\n", count: 2503).utf8), file: "s")
    #expect(more.errors.count == 1001)
    #expect(more.errors.last?.description == "s: 1503 more lines have errors")
    var sign = ScriptedSign(try liveSign(news), script: more)
    #expect(sign.takeErrors() == more.errors)
    #expect(sign.takeErrors().isEmpty)
    #expect(sign.errorCount == 2503)
  }

  @Test func eventsOfManyCommandsAreToldAsOfFew() throws {
    // 5000 commands, of which 7 each have one time.
    let lines = (0..<5000).map { number in
      "{ \"at\": \(number / 7 * 7), \"set\": \"news\", \"text\": \"a text of \(number % 10)\" }"
    }.joined(separator: "\n")
    var sign = ScriptedSign(
      try liveSign(news), script: Script(bytes: Array(lines.utf8), file: "s"))
    var told: [SignEvent] = []
    sign.forEachEvent(in: .zero ..< .milliseconds(20_000)) { event, _ in told.append(event) }
    var live = try liveSign(news)
    for (number, line) in lines.split(separator: "\n").enumerated() {
      let command = line.split(separator: ", ", maxSplits: 1)[1]
      try live.apply("{ " + command, at: Int64(number / 7 * 7))
    }
    #expect(told == Array(live.events(in: .zero ..< .milliseconds(20_000))))
    #expect(told.count > 700)
  }
}
