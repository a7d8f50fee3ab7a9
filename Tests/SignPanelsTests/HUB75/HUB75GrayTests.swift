// HUB75GrayTests.swift: gray levels over successive refreshes.

import SignPanels
import SignPrimitives
import Testing

struct HUB75GrayTests {
  /// A frame that holds every gray level, at both fields of the chessboard.
  private func wedge(_ configuration: HUB75Configuration, bits: Int) throws -> HUB75GrayFrame {
    var frame = try HUB75GrayFrame(bits: bits, configuration: configuration)
    for chain in 0..<configuration.chains {
      for y in 0..<configuration.rows {
        for x in 0..<configuration.columns {
          frame.set(x: x, y: y, chain: chain, to: (x + 3 * y + chain) % (frame.brightest + 1))
        }
      }
    }
    return frame
  }

  /// What each of some refreshes of a frame shows of each chain.
  private func pictures(
    of frame: HUB75GrayFrame, _ configuration: HUB75Configuration, count: Int
  ) throws -> [[Bitmap]] {
    var driver = HUB75Driver(configuration, bus: WireLog())
    var panel = PaperHUB75(configuration)
    var pictures: [[Bitmap]] = []
    driver.begin()
    for _ in 0..<count {
      driver.refresh(frame)
      driver.blank()
      panel.forget()
      panel.read(driver.bus)
      driver.bus.entries = []
      pictures.append(try #require(try panel.picture()))
    }
    #expect(panel.complaints == [])
    return pictures
  }

  @Test(arguments: HUB75GrayFrame.bitCounts, [1, 2, 3])
  func lightsAPixelAsOftenAsItsGrayLevelSays(bits: Int, chains: Int) throws {
    let configuration = try HUB75Configuration(width: 24, height: 8, chains: chains)
    let frame = try wedge(configuration, bits: bits)
    // Any so many refreshes in a row count as well as the first ones.
    let pictures = try pictures(of: frame, configuration, count: 2 * frame.brightest)
    for first in [0, 1, frame.brightest] {
      for chain in 0..<chains {
        for y in 0..<8 {
          for x in 0..<24 {
            let lit = pictures[first..<(first + frame.brightest)].count {
              $0[chain].isLit(x: x, y: y)
            }
            #expect(lit == frame.gray(x: x, y: y, chain: chain), "(\(x), \(y)) of \(chain)")
          }
        }
      }
    }
  }

  @Test func spreadsTheLightOfEveryGrayLevelOverTheRefreshes() throws {
    let configuration = try HUB75Configuration(width: 16, height: 8)
    let frame = try wedge(configuration, bits: 4)
    let pictures = try pictures(of: frame, configuration, count: 45)
    for x in 0..<16 where x > 0 {
      let lit = (0..<45).filter { pictures[$0][0].isLit(x: x, y: 0) }
      let longest = zip(lit, lit.dropFirst()).map { $1 - $0 }.max()
      // Evenly, 15 / gray refreshes lie between two; one bit's places are a power of two apart.
      #expect(longest! <= 16 >> (x.bitWidth - 1 - x.leadingZeroBitCount), "gray \(x)")
    }
  }

  @Test(arguments: HUB75GrayFrame.bitCounts)
  func keepsItsRoundsHoweverLongItRuns(bits: Int) throws {
    let configuration = try HUB75Configuration(width: 8, height: 8)
    let frame = try wedge(configuration, bits: bits)
    let round = frame.brightest
    let pictures = try pictures(of: frame, configuration, count: 230)
    for refresh in round..<230 { #expect(pictures[refresh] == pictures[refresh - round]) }
  }

  @Test func keepsNeighboursOutOfStep() throws {
    let configuration = try HUB75Configuration(width: 8, height: 8)
    for bits in HUB75GrayFrame.bitCounts {
      var frame = try HUB75GrayFrame(bits: bits, configuration: configuration)
      let half = 1 << (bits - 1)
      for y in 0..<8 { for x in 0..<8 { frame.set(x: x, y: y, to: half) } }
      let pictures = try pictures(of: frame, configuration, count: frame.brightest)
      // Only once in a round do both fields of the chessboard light together.
      let counts = pictures.map { $0[0].litCount }
      #expect(counts.filter { $0 == 32 }.count == frame.brightest - 1)
      #expect(counts.filter { $0 == 64 }.count == 1)
      let first = try #require(pictures.first { $0[0].litCount == 32 })
      for y in 0..<8 {
        for x in 0..<7 {
          #expect(first[0].isLit(x: x, y: y) != first[0].isLit(x: x + 1, y: y))
        }
      }
    }
  }

  @Test func takesAsManyWritesAsAFrameOfOneBit() throws {
    let configuration = try HUB75Configuration(width: 64, height: 32)
    var driver = HUB75Driver(configuration, bus: WireLog())
    driver.begin()
    let start = driver.bus.entries.count
    driver.refresh(try wedge(configuration, bits: 3))
    #expect(driver.bus.entries.count - start == 2096)
  }

  @Test func remembersGrayLevelsAndTakesPlanes() throws {
    let configuration = try HUB75Configuration(width: 8, height: 8, chains: 2)
    var frame = try HUB75GrayFrame(bits: 3, configuration: configuration)
    frame.set(x: 2, y: 5, chain: 1, to: 6)
    #expect(frame.gray(x: 2, y: 5, chain: 1) == 6)
    #expect(frame.gray(x: 2, y: 5) == 0)
    #expect(frame.planes.map { $0[1].litCount } == [0, 1, 1])
    var plane = configuration.makeChainBitmaps()
    plane[0].set(x: 7, y: 7)
    frame.setPlane(2, to: plane)
    #expect(frame.gray(x: 7, y: 7) == 4)
    #expect(frame.gray(x: 2, y: 5, chain: 1) == 2)
  }

  @Test(arguments: [-1, 0, 1, 5])
  func refusesOtherNumbersOfBits(bits: Int) throws {
    let configuration = try HUB75Configuration(width: 8, height: 8)
    #expect(throws: HUB75ConfigurationError.grayBits(bits)) {
      try HUB75GrayFrame(bits: bits, configuration: configuration)
    }
  }
}
