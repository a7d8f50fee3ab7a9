// LitPixelLimitTests.swift: frames that light more pixels than a supply can feed.

import SignPrimitives
import Testing

@testable import ledsign

@Suite struct LitPixelLimitTests {
  /// A bitmap with all pixels lit.
  private func full(_ width: Int, _ height: Int) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    bitmap.fill(bitmap.bounds)
    return bitmap
  }

  @Test func aFrameWithinTheLimitIsLeftAlone() throws {
    var frame = try full(20, 9)
    var limit = LitPixelLimit(most: 180)
    limit.apply(to: &frame)
    #expect(frame == (try full(20, 9)))
    #expect(!limit.hasThinned)
  }

  @Test(arguments: [0, 1, 31, 64, 100, 179]) func noMorePixelsAreLitThanTheLimitSays(
    most: Int
  ) throws {
    var frame = try full(20, 9)
    var limit = LitPixelLimit(most: most)
    limit.apply(to: &frame)
    #expect(frame.litCount <= most)
    #expect(limit.hasThinned)
  }

  /// 64 px by 64 px are 64 tiles of the matrix: each of its steps is 64 px, so half stays exactly.
  @Test func halfOfAFullSignIsACheckerboard() throws {
    var frame = try full(64, 64)
    var limit = LitPixelLimit(most: 2048)
    limit.apply(to: &frame)
    #expect(frame.litCount == 2048)
    for y in 0..<64 {
      for x in 0..<64 { #expect(frame.isLit(x: x, y: y) == ((x + y) % 2 == 0)) }
    }
  }

  @Test func pixelsThatWereDarkStayDark() throws {
    var frame = try Bitmap(width: 40, height: 10)
    for x in 0..<40 { frame.set(x: x, y: 3) }
    let before = frame
    var limit = LitPixelLimit(most: 10)
    limit.apply(to: &frame)
    for y in 0..<10 {
      for x in 0..<40 where frame.isLit(x: x, y: y) { #expect(before.isLit(x: x, y: y)) }
    }
    #expect(frame.litCount == 10)
  }
}
