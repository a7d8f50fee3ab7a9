// DitherMatrixTests.swift: the threshold matrices against known rows and their recursive definition.
// Tests only.

import SignPrimitives
import Testing

@Suite struct DitherMatrixTests {
  @Test func theFourByFourMatrixHasTheKnownRows() {
    let rows = (0..<4).map { y in (0..<4).map { DitherMatrix.bayer4.threshold(x: $0, y: y) } }
    #expect(rows == [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]])
  }

  @Test(arguments: DitherMatrix.allCases)
  func everyMatrixIsTheRecursiveOneAndRepeats(dither: DitherMatrix) {
    let side = dither.side
    for y in 0..<20 {
      for x in 0..<40 {
        #expect(dither.threshold(x: x, y: y) == bayer(side, x % side, y % side))
      }
    }
  }

  @Test func aSideNamesItsMatrix() {
    #expect(DitherMatrix(side: 2) == .bayer2)
    #expect(DitherMatrix(side: 4) == .bayer4)
    #expect(DitherMatrix(side: 8) == .bayer8)
    #expect(DitherMatrix(side: 8)?.side == 8)
    for side in [-4, 0, 1, 3, 16] { #expect(DitherMatrix(side: side) == nil) }
  }

  @Test(arguments: DitherMatrix.allCases)
  func theLitCountCountsTheThresholdsBelowACoverage(dither: DitherMatrix) {
    let cells = dither.side * dither.side
    var coverages: [Int32] = [0, 1, 65_535, 65_536, 65_537, 131_072, .max]
    for threshold in 0..<cells {
      let limit = Int32((2 * threshold + 1) * 65_536 / (2 * cells))
      coverages += [limit - 1, limit, limit + 1]
    }
    for coverage in coverages {
      let lit = (0..<cells).filter { (2 * $0 + 1) * 65_536 < 2 * cells * Int(coverage) }.count
      let counted = dither.litCount(coverage: Q16(raw: coverage))
      #expect(min(counted, cells) == lit)
    }
    #expect(dither.litCount(coverage: Q16(raw: -1)) <= 0)
  }

  @Test(arguments: DitherMatrix.allCases)
  func aRowMaskHasThePixelsWhoseThresholdIsBelowTheCount(dither: DitherMatrix) {
    for row in 0..<17 {
      for litCount in -1...(dither.side * dither.side + 1) {
        var mask: UInt32 = 0
        for x in 0..<32 where bayer(dither.side, x % dither.side, row % dither.side) < litCount {
          mask |= 1 << UInt32(x)
        }
        #expect(dither.rowMask(row: row, litCount: litCount) == mask)
      }
    }
  }
}
