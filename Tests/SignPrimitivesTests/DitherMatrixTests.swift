// DitherMatrixTests.swift: the threshold matrix against the rows that are printed in books.

import SignPrimitives
import Testing

@Suite struct DitherMatrixTests {
  @Test func theFourByFourMatrixHasTheKnownRows() {
    let rows = (0..<4).map { y in (0..<4).map { DitherMatrix.bayer4.threshold(x: $0, y: y) } }
    #expect(rows == [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]])
  }
}
