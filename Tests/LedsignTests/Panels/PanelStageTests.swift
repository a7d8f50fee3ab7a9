// PanelStageTests.swift: frames through driver, wire and virtual panels, with right and wrong settings.

import SignFile
import SignPanels
import SignPrimitives
import SignSimulator
import Testing

@testable import ledsign

private let moduleWirings = [
  #""fc16""#, #""generic""#, #""parola""#, #""icstation""#,
  #"{ "digits": "rows", "reverseDigits": true, "reverseSegments": false }"#,
  #"{ "digits": "columns", "reverseDigits": false, "reverseSegments": false }"#,
  #"{ "digits": "columns", "reverseDigits": false, "reverseSegments": true }"#,
  #"{ "digits": "columns", "reverseDigits": true, "reverseSegments": true }"#,
]

private func modules(_ wiring: String, _ side: String) throws -> LoadedBoard {
  try board(
    #""type": "max7219", "modules": [3, 1], "wiring": \#(wiring), "dataIn": "\#(side)""#)
}

private func panels(_ board: LoadedBoard) -> PanelDescription { PanelDescription(board) }

@Suite struct PanelStageTests {
  @Test(arguments: [
    #""type": "hub75", "size": [32, 16], "scan": 8, "chain": 2, "parallel": 2"#,
    #""type": "hub75", "size": [64, 32], "scan": 16, "rowAddress": "abShift""#,
    #""type": "hub75", "size": [64, 32], "scan": 16, "rowAddress": "abcShift""#,
    #""type": "hub75", "size": [64, 32], "scan": 16, "rowAddress": "sm5266""#,
    #""type": "hub75", "size": [64, 32], "scan": 16, "rowAddress": "b707""#,
    #""type": "hub75", "size": [32, 16], "scan": 4, "multiplex": "stripe", "rowAddress": "directOneCold""#,
    #""type": "hub75", "size": [32, 16], "scan": 4, "multiplex": "checkered", "chain": 2"#,
    #""type": "hub75", "size": [64, 32], "scan": 8, "multiplex": "zstripe", "parallel": 3"#,
    #""type": "hub75", "size": [64, 32], "scan": 16, "driverChip": "fm6126a", "chain": 2"#,
    #""type": "hub75", "size": [64, 64], "scan": 32, "driverChip": "fm6127", "ink": "g""#,
    #""type": "hub75", "size": [64, 32], "scan": 16, "layout": "serpentine", "chain": 4"#,
    #""type": "hub75", "size": [64, 32], "scan": 16, "brightness": 1, "rotate": 90, "chain": 2"#,
    #""type": "hub12", "size": [32, 16], "chain": 3, "mirror": "horizontal""#,
    #""type": "max7219", "modules": [4, 2], "wiring": "generic", "layout": ["1 2> 3v 4<m", "8 7 6 5"]"#,
  ])
  func showsRandomFramesWithoutComplaint(_ keys: String) throws {
    let board = try board(keys)
    var stage = try PanelStage(settings: panels(board), real: panels(board))
    var random = RandomFrames(seed: 3)
    for _ in 0..<3 {
      let frame = try random.frame(board)
      let seen = stage.show(frame)
      #expect(seen.bitmap == frame)
    }
    #expect(stage.sign.complaints(most: 5) == [])
  }

  @Test func everyWrongModuleWiringShowsAnotherPicture() throws {
    let boards = try ["left", "right"].flatMap { side in
      try moduleWirings.map { try modules($0, side) }
    }
    var random = RandomFrames(seed: 5)
    let frame = try random.frame(boards[0])
    for (number, settings) in boards.enumerated() {
      for (other, real) in boards.enumerated() {
        var stage = try PanelStage(settings: panels(settings), real: panels(real))
        #expect((stage.show(frame).bitmap == frame) == (number == other))
        #expect(stage.sign.complaintCount == 0)
      }
    }
  }

  @Test func everyWrongCircuitOfAPanelShowsAnotherPicture() throws {
    let boards = try [
      #""scan": 16"#, #""scan": 16, "rowAddress": "abShift""#,
      #""scan": 16, "rowAddress": "abcShift""#, #""scan": 16, "rowAddress": "sm5266""#,
      #""scan": 16, "rowAddress": "b707""#, #""scan": 8, "multiplex": "stripe""#,
      #""scan": 8, "multiplex": "checkered""#, #""scan": 8, "multiplex": "zstripe""#,
      #""scan": 16, "rotate": 180"#,
    ].map { try board(#""type": "hub75", "size": [32, 32], \#($0)"#) }
    var random = RandomFrames(seed: 9)
    let frame = try random.frame(boards[0])
    for (number, settings) in boards.enumerated() {
      for (other, real) in boards.enumerated() {
        var stage = try PanelStage(
          settings: panels(settings), real: panels(real), lines: .straight)
        #expect((stage.show(frame).bitmap == frame) == (number == other))
      }
    }
  }

  @Test(arguments: [
    #""type": "hub75", "size": [32, 16], "scan": 8"#, #""type": "hub12", "size": [32, 16]"#,
    #""type": "max7219", "modules": [4, 2], "wiring": "fc16""#,
  ])
  func brightness0IsDarkAndLegal(_ keys: String) throws {
    let dark = try board(keys + #", "brightness": 0"#)
    var stage = try PanelStage(settings: panels(dark), real: panels(dark))
    var random = RandomFrames(seed: 4)
    #expect(stage.show(try random.frame(dark)).colours.allSatisfy { $0 == 0 })
    #expect(stage.sign.complaintCount == 0)
  }

  @Test func chipsThatWereNotSetUpStayDark() throws {
    let settings = try board(#""type": "hub75", "size": [64, 32], "scan": 16"#)
    let real = try board(
      #""type": "hub75", "size": [64, 32], "scan": 16, "driverChip": "fm6126a""#)
    var stage = try PanelStage(settings: panels(settings), real: panels(real))
    var random = RandomFrames(seed: 1)
    let seen = stage.show(try random.frame(settings))
    #expect(seen.colours.allSatisfy { $0 == 0 })
  }

  @Test func aColourOnAnotherPinLightsThatColour() throws {
    func red(_ r1: Int, _ b1: Int) throws -> LoadedBoard {
      try board(
        #""type": "hub75", "size": [32, 16], "scan": 8, "ink": "r""#,
        bus: """
          { "gpio": "chip", "lines": { "oe": 1, "clk": 2, "lat": 3, "a": 4, "b": 5, "c": 6,
            "r1": \(r1), "g1": 8, "b1": \(b1), "r2": 10, "g2": 11, "b2": 12 } }
          """)
    }
    let settings = try red(7, 9)
    var stage = try PanelStage(settings: panels(settings), real: panels(try red(9, 7)))
    var frame = try Bitmap(width: 32, height: 16)
    frame.set(x: 3, y: 2)
    frame.set(x: 3, y: 12)
    let seen = stage.show(frame)
    #expect(seen.bitmap == frame)
    #expect(seen.colours[2 * 32 + 3] == 4)
    #expect(seen.colours[12 * 32 + 3] == 1)
    let complaints = stage.sign.complaints(most: 9)
    #expect(complaints.count == 1 && complaints[0].contains("pixel (3, 2)"))
  }

  @Test func panelsOfAnotherFormatAreRefused() throws {
    let settings = panels(try board(#""type": "hub12", "size": [32, 16]"#))
    let real = panels(try modules(#""fc16""#, "left"))
    #expect(throws: Failure.self) { _ = try PanelStage(settings: settings, real: real) }
  }

  @Test func everyPixelHasTheShareOfLightThatTheSettingsSay() throws {
    // Intensity 3 is (2 x 3 + 1)/32 of an LED's time.
    let dim = try board(
      #""type": "max7219", "modules": [1, 1], "wiring": "fc16", "intensity": 3"#)
    var stage = try PanelStage(settings: panels(dim), real: panels(dim))
    var frame = try Bitmap(width: 8, height: 8)
    frame.set(x: 6, y: 1)
    let light = stage.show(frame).light
    #expect(light[6, 1] * 32 == light.full * 7)
    #expect(light[5, 1] == 0)
  }
}
