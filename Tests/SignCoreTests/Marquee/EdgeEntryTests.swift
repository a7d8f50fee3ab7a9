// EdgeEntryTests.swift: texts that come in over the edge of an empty frame.
// SignCoreTests: what must be seen follows from the rule, not from the geometry of the code.

import SignCore
import SignPrimitives
import Testing

@Suite struct EdgeEntryTests {
  /// All kinds with both axes.
  static let ways: [(MarqueeKind, Axis)] = MarqueeKind.allCases.flatMap { kind in
    [(kind, .horizontal), (kind, .vertical)]
  }

  /// The sizes of the content along the axis that are tried in a viewport of 12 px.
  private let lengths = [1, 5, 12, 13, 40]

  private func makeLabel(
    _ kind: MarqueeKind, _ axis: Axis, text: Int, spacing: LoopSpacing = .fixed(2)
  ) throws -> MarqueeLabel {
    let setup = MarqueeConfiguration.linear(kind, spacing: spacing).with {
      $0.entry = .edge
      $0.axis = axis
    }
    return try MarqueeLabel.of(text: text, frame: 12, setup)
  }

  /// The lit px along the axis.
  private func litPlaces(_ frame: Pixels, _ axis: Axis) -> [Int] {
    (0..<12).filter { axis == .horizontal ? frame[$0, 0] : frame[0, $0] }
  }

  @Test("The frame is empty first, and the first px comes in by the trailing edge", arguments: ways)
  func comesInFromAnEmptyFrame(kind: MarqueeKind, axis: Axis) throws {
    for text in lengths {
      let label = try makeLabel(kind, axis, text: text)
      let trailing = kind.movesLeft ? 11 : 0
      #expect(label.scrolls)
      #expect(try label.frame(at: .zero).isDark)
      #expect(try label.frame(at: .milliseconds(999)).isDark)
      #expect(try litPlaces(label.frame(at: timeAt(distance: 1)), axis) == [trailing])
    }
  }

  @Test("The text leaves wholly before it comes again", arguments: ways)
  func leavesWholly(kind: MarqueeKind, axis: Axis) throws {
    for text in lengths {
      let label = try makeLabel(kind, axis, text: text)
      let way = 12 + text
      for distance in 0...way {
        // The text covers the px from the trailing edge inwards, `distance` px of the way.
        let expected = (0..<12).filter { place in
          let fromTrailing = kind.movesLeft ? 11 - place : place
          return fromTrailing < distance && fromTrailing >= distance - text
        }
        let frame = try label.frame(at: timeAt(distance: distance))
        #expect(litPlaces(frame, axis) == expected, "\(kind) \(axis), text \(text), \(distance) px")
      }
      #expect(try label.frame(at: timeAt(distance: way)).isDark)
    }
  }

  @Test("A gap that is longer than the frame is kept", arguments: [Axis.horizontal, .vertical])
  func longGap(axis: Axis) throws {
    for kind in [MarqueeKind.continuous, .continuousReverse] {
      #expect(try makeLabel(kind, axis, text: 5, spacing: .fixed(20)).period == 25)
      #expect(try makeLabel(kind, axis, text: 5, spacing: .fixed(11)).period == 17)
    }
  }

  @Test("A loop over the edge goes on for ever without a delay", arguments: ways)
  func loops(kind: MarqueeKind, axis: Axis) throws {
    guard kind.isContinuous else { return }
    let setup = MarqueeConfiguration.linear(kind, delay: 0, spacing: .fixed(0)).with {
      $0.entry = .edge
      $0.axis = axis
    }
    let label = try MarqueeLabel.of(text: 5, frame: 12, setup)
    for round in 0..<3 {
      for distance in 0..<17 {
        let frame = try label.frame(at: timeAt(distance: round * 17 + distance, delay: 0))
        let count = max(0, min(distance, 5, 17 - distance))
        #expect(litPlaces(frame, axis).count == count)
      }
    }
  }

  @Test(
    "A returning text comes back over the edge it left by", arguments: [Axis.horizontal, .vertical])
  func comesBack(axis: Axis) throws {
    for kind in [MarqueeKind.leftRight, .rightLeft] {
      let label = try makeLabel(kind, axis, text: 5)
      let turned = timeAt(distance: 17, delay: 2000)
      #expect(try label.frame(at: turned).isDark)
      let leading = kind.movesLeft ? 0 : 11
      let frame = try label.frame(at: turned + .milliseconds(100))
      #expect(litPlaces(frame, axis) == [leading])
    }
  }
}
