// SeamTests.swift: every column of a moving text is the right one, at the seam of a loop too.
// SignCoreTests: expected frames are drawn column by column, (c - home - displacement) mod S.

import SignCore
import SignPrimitives
import Testing

/// The time at which a linear marquee of 10 px/s is a whole number of px from home.
func timeAt(distance: Int, delay: Int64 = 1000) -> Flicks {
  .milliseconds(delay + Int64(distance) * 100)
}

@Suite struct SeamTests {
  /// A content's length, a viewport's length and their paddings, px.
  struct Shape {
    var text: Int
    var frame: Int
    var leading = 0
    var trailing = 0
  }

  static let shapes = [
    Shape(text: 50, frame: 32), Shape(text: 50, frame: 32, leading: 4, trailing: 6),
    Shape(text: 33, frame: 32), Shape(text: 7, frame: 70), Shape(text: 1, frame: 1),
    Shape(text: 64, frame: 64, leading: 1), Shape(text: 5, frame: 3, leading: 9, trailing: 2),
  ]

  static let spacings: [LoopSpacing] = [
    .natural, .automatic, .fadeBased(extra: 5), .fixed(0), .fixed(1), .fixed(100),
  ]

  private func check(_ shape: Shape, _ setup: MarqueeConfiguration, across: Int = 5) throws {
    let isHorizontal = setup.axis == .horizontal
    let content = try Bitmap.noise(
      width: isHorizontal ? shape.text : across, height: isHorizontal ? across : shape.text)
    let (width, height) = isHorizontal ? (shape.frame, 6) : (6, shape.frame)
    let label = try MarqueeLabel(
      LabelContent(content), width: width, height: height, configuration: setup)
    let naive = NaiveMarquee(setup, content: content, width: width, height: height)
    #expect(label.travel == naive.geometry.travel)
    #expect(label.period == naive.geometry.period)
    let distance = abs(label.travel)
    for step in 0...(2 * distance) {
      let way = wayOfSecondPeriod(setup.kind, step: step, distance: distance)
      let shown = try label.frame(at: way.time)
      let isSame = shown == naive.frame(distance: way.distance)
      #expect(isSame, "\(shape), \(setup.kind), \(setup.spacing), step \(step)\n\(shown)")
    }
  }

  /// Loops twice round, the others out and back; one px a step.
  private func wayOfSecondPeriod(
    _ kind: MarqueeKind, step: Int, distance: Int
  ) -> (time: Flicks, distance: Int) {
    let onSecondWay = step > distance
    if kind.isContinuous {
      let delays: Int64 = onSecondWay ? 2000 : 1000
      return (timeAt(distance: step, delay: delays), onSecondWay ? step - distance : step)
    }
    let delays: Int64 = onSecondWay ? 2000 : 1000
    let comesBack = kind == .leftRight || kind == .rightLeft
    let place = onSecondWay ? (comesBack ? 2 * distance - step : distance) : step
    return (timeAt(distance: step, delay: delays), place)
  }

  @Test("Loops show the right columns for two periods", arguments: [Axis.horizontal, .vertical])
  func loops(axis: Axis) throws {
    for kind in [MarqueeKind.continuous, .continuousReverse] {
      for spacing in Self.spacings {
        for shape in Self.shapes {
          let setup = MarqueeConfiguration.linear(kind, spacing: spacing).with {
            $0.axis = axis
            $0.leadingPadding = shape.leading
            $0.trailingPadding = shape.trailing
            $0.forcesScrolling = true
          }
          try check(shape, setup)
        }
      }
    }
  }

  @Test("Kinds without a loop show the right columns out and back", arguments: MarqueeKind.allCases)
  func legs(kind: MarqueeKind) throws {
    for axis in [Axis.horizontal, .vertical] {
      for shape in Self.shapes where shape.text + shape.leading > shape.frame {
        let setup = MarqueeConfiguration.linear(kind).with {
          $0.axis = axis
          $0.leadingPadding = shape.leading
          $0.trailingPadding = shape.trailing
          $0.alignment = .center
          $0.verticalAlignment = .bottom
        }
        try check(shape, setup)
      }
    }
  }

  @Test("Content wider than the viewport across the motion is clipped")
  func clipsAcross() throws {
    for alignment in VerticalAlignment.allCases {
      let setup = MarqueeConfiguration.linear(.continuous).with { $0.verticalAlignment = alignment }
      try check(Shape(text: 50, frame: 32), setup, across: 11)
    }
  }

  @Test(
    "A gap of 0 px leaves no dark column in a solid text", arguments: [Axis.horizontal, .vertical])
  func noDarkColumn(axis: Axis) throws {
    let setup = MarqueeConfiguration.linear(.continuous, delay: 0, spacing: .fixed(0))
      .with { $0.axis = axis }
    let label = try MarqueeLabel.of(text: 50, setup)
    for frameIndex in Int64(0)..<400 {
      let time = Flicks.frame(frameIndex, framesPerSecond: 60)
      #expect(try label.frame(at: time).litCount == 32)
    }
  }

  @Test("A loop without a delay has no seam between the last frame and the first one")
  func nothingDoubled() throws {
    // A single lit column walks through the viewport and moves 1 px in every frame.
    var content = try Bitmap(width: 40, height: 1)
    content.set(x: 0, y: 0)
    let setup = MarqueeConfiguration.linear(
      .continuous, speed: .pixelsPerFrame(1, framesPerSecond: 60), delay: 0, spacing: .fixed(3)
    ).with { $0.forcesScrolling = true }
    let label = try MarqueeLabel(
      LabelContent(content), width: 43, height: 1, configuration: setup)
    for frameIndex in Int64(0)..<130 {
      let frame = try label.frame(at: .frame(frameIndex, framesPerSecond: 60))
      let expected = Int((43 - frameIndex % 43) % 43)
      #expect(frame.litCount == 1)
      #expect(frame[expected, 0])
    }
  }
}
