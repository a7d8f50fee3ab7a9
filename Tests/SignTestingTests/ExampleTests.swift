// ExampleTests.swift: the tests of a sign as a user writes them.

import FrameText
import SignCore
import SignPrimitives
import SignTesting
import Testing

/// An arrow that comes in from the right at 10 px/s.
@Suite struct ExampleTests {
  let sign: Sign

  init() throws {
    var motion = MarqueeConfiguration()
    motion.kind = .left
    motion.entry = .edge
    motion.curve = .linear
    motion.speed = .pixelsPerSecond(10)
    motion.delay = .zero
    let arrow = LabelContent(try FrameText.bitmap("#..\n.#.\n#.."))
    let marquee = try MarqueeLabel(arrow, width: 8, height: 3, configuration: motion)
    sign = try Sign(width: 8, height: 3, framesPerSecond: 10) { marquee }
  }

  @Test func entersFromTheRight() {
    var frame = sign.makeFrame()
    sign.draw(at: .milliseconds(200), into: &frame)
    expectFrame(
      frame,
      """
      ......#.
      .......#
      ......#.
      """)
  }

  @Test func leavesOnTheLeft() {
    expectFrames(
      sign.timedFrames(at: [.milliseconds(700), .milliseconds(800), .milliseconds(900)]),
      """
      frame 0 at 700 ms
      .#......
      ..#.....
      .#......

      frame 1 at 800 ms
      #.......
      .#......
      #.......

      frame 2 at 900 ms
      ........
      #.......
      ........
      """)
  }

  @Test func crossesTheSign() {
    expectSnapshot(of: sign.timedFrames(count: 11), named: "crosses the sign")
  }
}
