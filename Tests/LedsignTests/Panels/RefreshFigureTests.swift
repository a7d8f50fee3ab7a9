// RefreshFigureTests.swift: what a refresh costs, and what a board is warned of.

import SignCore
import SignFile
import SignPanels
import SignPrimitives
import Testing

@testable import ledsign

@Suite struct RefreshFigureTests {
  private func figures(_ panel: String) throws -> RefreshFigures {
    try RefreshFigures(PanelDescription(try board(#""type": "hub75", \#(panel)"#)))
  }

  // Two calls a column, and of each row one for the address and two for the latch; the ends of the
  // light fall together with data. With a call of its own for each end it would be 2,128 for 64 x 32.
  @Test(arguments: [
    (#""size": [32, 16], "scan": 8"#, 8 * (2 * 32 + 3)),
    (#""size": [64, 32], "scan": 16"#, 16 * (2 * 64 + 3)),
    (#""size": [64, 32], "scan": 16, "chain": 2"#, 16 * (2 * 128 + 3)),
    (#""size": [64, 64], "scan": 32"#, 32 * (2 * 64 + 3)),
    (#""size": [64, 32], "scan": 16, "parallel": 3"#, 16 * (2 * 64 + 3)),
  ])
  func callsOfARefresh(_ panel: String, _ calls: Int) throws {
    #expect(try figures(panel).calls == calls)
  }

  @Test func aRefreshIsWithinTheBudget() throws {
    #expect(try figures(#""size": [64, 32], "scan": 16, "blanking": 0"#).calls <= 2128)
  }

  @Test func ratesAreRoundedToNearest() throws {
    // 2,096 calls x 2,400 ns = 5,030,400 ns: 198.79 Hz; x 2,800: 5,868,800 ns: 170.39 Hz.
    let figures = try figures(#""size": [64, 32], "scan": 16"#)
    #expect(CallTime.measured.map { figures.hertz($0) } == [199, 170])
    let call = CallTime(nanoseconds: 2400, machine: nil)
    #expect(figures.isBelow(199, call) && !figures.isBelow(198, call))
  }

  @Test func aBoardThatIsTooSlowEverywhereIsRefusedWithWhatHelps() throws {
    let slow = try board(#""type": "hub75", "size": [64, 32], "scan": 16, "chain": 4"#)
    // 16 x (512 + 3) = 8,240 calls, 19.776 ms: 50.57 Hz. Two chains: 16 x 259 = 4,144: 100.5 Hz.
    var message = ""
    do { try BoardReport(slow, callTime: 2400).refuseFlicker() } catch {
      message = error.message ?? ""
    }
    #expect(message.contains("51 Hz at 2400 ns a call, below minimumRefreshHz, which is 60"))
    #expect(message.contains("2 parallel chains of 2 would give 101 Hz"))
  }

  @Test func aBoardThatIsTooSlowOnSomeMachinesIsWarned() throws {
    // 199 Hz on a Pi 4, 170 Hz on a Pi 5.
    let board = try board(
      #""type": "hub75", "size": [64, 32], "scan": 16"#,
      more: #", "limits": { "minimumRefreshHz": 190 }"#)
    let text = try BoardReport(board, callTime: nil).text
    #expect(text.contains("170 Hz at 2800 ns a call (Raspberry Pi 5), below minimumRefreshHz"))
    #expect(text.hasPrefix("warning: "))
  }

  @Test func aBoardMayAllowALowerRate() throws {
    let allowed = try board(
      #""type": "hub75", "size": [64, 32], "scan": 16, "chain": 4"#,
      more: #", "limits": { "minimumRefreshHz": 50 }"#)
    #expect(!(try BoardReport(allowed, callTime: 2400).text.contains("warning")))
  }

  @Test func aFullPictureOfModulesTakesItsTime() throws {
    let keys = #""type": "max7219", "modules": [8, 1], "wiring": "fc16""#
    // 8 rows x 16 bits x 8 modules at 1 MHz are 1.024 ms.
    let serial = try board(keys, bus: #"{ "spi": "/dev/spidev0.0", "hz": 1000000 }"#)
    #expect(try BoardReport(serial, callTime: nil).text.contains("takes 1.02 ms at 1000000 Hz"))
    // Two calls a bit, and two for LOAD of each row: 2,064; x 2,400 ns = 4.95 ms.
    let lines = try board(keys)
    #expect(try BoardReport(lines, callTime: 2400).text.contains("2064 calls: 4.95 ms"))
  }

  @Test func theBrightestFrameIsFoundAndJudged() throws {
    let json = """
      { "size": [8, 8], "fps": 10, "elements": [
        { "type": "image", "art": ["##"] },
        { "type": "image", "art": ["########"], "frame": [0, 4, 8, 1],
          "blink": { "period": 1000, "duty": 50 }, "draw": "invert" },
        { "type": "image", "art": ["########"], "frame": [0, 5, 8, 1],
          "blink": { "period": 400, "duty": 50 }, "invert": true } ] }
      """
    let sign = try LoadedSign(bytes: Array(json.utf8), file: "s.json").sign
    let lit = LitPixels(sign)
    // 2 and 8; the third one is a negative of a full row: dark.
    #expect(lit.most == 10 && lit.frame == 0)
    let keys = #""type": "max7219", "modules": [1, 1], "wiring": "fc16""#
    let strict = try board(keys, more: #", "limits": { "maximumLitPixels": 9 }"#)
    let text = lit.text(of: sign, name: "s.json", on: strict)
    #expect(text.contains("s.json: warning: 10 pixels are lit at 0 ms"))
    #expect(text.contains("which is 9"))
    let loose = try board(keys, more: #", "limits": { "maximumLitPixels": 10 }"#)
    #expect(!lit.text(of: sign, name: "s.json", on: loose).contains("warning"))
  }
}
