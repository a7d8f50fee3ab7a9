// RunningDotTests.swift: the tests that the README shows.

import SignCore
import SignPrimitives
import SignTesting
import Testing

@Test func theDotIsInTheThirdColumnAfterATenthOfASecond() throws {
  let dot = try Element(RunningDot(), frame: Rect(x: 0, y: 0, width: 8, height: 2))
  let sign = try Sign(width: 8, height: 2) { dot }
  var frame = sign.makeFrame()
  sign.draw(at: .milliseconds(100), into: &frame)
  expectFrame(
    frame,
    """
    ........
    ..#.....
    """)
}

@Test func theNewsGoRound() throws {
  expectSnapshot(of: try makeSign().timedFrames(count: 3), named: "the news go round")
}
