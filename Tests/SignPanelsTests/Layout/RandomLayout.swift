// RandomLayout.swift: random layouts and pictures, the same ones in every run.

import SignPanels
import SignPrimitives

/// A small generator with a fixed sequence (SplitMix64, Steele, Lea and Flood, 2014).
struct SeededNumbers {
  var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of 0 ..< limit.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }

  mutating func picture(width: Int, height: Int) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap.set(x: x, y: y, to: next() & 1 == 1) }
    }
    return bitmap
  }
}

extension SeededNumbers {
  /// A layout by words: every path, start, turn, mirror and number of chains.
  mutating func layoutByWords() throws -> PanelLayout {
    let (width, height) = pick([(8, 8), (8, 8), (16, 8), (64, 32), (32, 16), (24, 40)])
    let chains = 1 + below(3)
    return try PanelLayout(
      cellWidth: width, cellHeight: height, across: 1 + below(6), down: chains * (1 + below(3)),
      chains: chains, path: pick(ChainPath.allCases), start: pick(ChainStart.allCases),
      cellTurn: pick(Turn.allCases), mirrorsCells: below(2) == 1, turn: pick(Turn.allCases),
      mirror: pick(SignMirror.allCases))
  }

  /// A layout of shuffled cells, each turned and mirrored by itself.
  mutating func shuffledLayout() throws -> PanelLayout {
    let (width, height) = pick([(8, 8), (8, 8), (16, 16), (64, 32), (16, 24)])
    let (across, down, chains) = (1 + below(5), 1 + below(3), 1 + below(3))
    let stands = below(2) == 1
    let count = across * down * chains
    var cells: [PanelCell] = []
    for index in 0..<count {
      let anyTurn = Turn.allCases[below(4)]
      let lyingTurn: [Turn] = stands ? [.quarter, .threeQuarters] : [.none, .half]
      cells.append(
        PanelCell(
          chain: index / (across * down), place: index % (across * down),
          turn: width == height ? anyTurn : pick(lyingTurn), isMirrored: below(2) == 1))
    }
    for index in cells.indices.dropLast() {
      cells.swapAt(index, index + below(cells.count - index))
    }
    return try PanelLayout(
      cellWidth: width, cellHeight: height, across: across, cells: cells, chains: chains,
      turn: pick(Turn.allCases), mirror: pick(SignMirror.allCases))
  }
}
