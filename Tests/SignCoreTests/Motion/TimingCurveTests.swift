// TimingCurveTests.swift: curves start and end exactly, never turn back, and are close to exact.
// SignCoreTests: the exact curve is solved in floating point by bisection.

import SignCore
import SignPrimitives
import Testing

@Suite struct TimingCurveTests {
  private let monotone = ReferenceCurve.named + ReferenceCurve.extremes + ReferenceCurve.random
  private let all =
    ReferenceCurve.named + ReferenceCurve.extremes + ReferenceCurve.random
    + ReferenceCurve.overshooting

  @Test("The named curves have the control points of the rules")
  func named() {
    #expect(TimingCurve.linear == ReferenceCurve.linear.curve)
    #expect(TimingCurve.easeIn == ReferenceCurve.easeIn.curve)
    #expect(TimingCurve.easeOut == ReferenceCurve.easeOut.curve)
    #expect(TimingCurve.easeInOut == ReferenceCurve.easeInOut.curve)
  }

  @Test("Every curve starts at exactly 0 and ends at exactly 1, and stays there outside")
  func ends() {
    for reference in all {
      let curve = reference.curve
      #expect(curve.progress(at: .zero) == .zero)
      #expect(curve.progress(at: .one) == .one)
      #expect(curve.progress(at: Q16(raw: -1)) == .zero)
      #expect(curve.progress(at: Q16(raw: 65_537)) == .one)
      #expect(curve.progress(at: Q16(raw: .max)) == .one)
      #expect(curve.progress(at: Q16(raw: .min)) == .zero)
      #expect(curve.time(of: .zero) == .zero)
      #expect(curve.time(of: Q16(raw: -5)) == .zero)
    }
  }

  @Test("Linear is exact at every time, whatever its control points")
  func linear() {
    for points in [(0, 0, 1000, 1000), (333, 333, 667, 667), (0, 0, 0, 0)] {
      let curve = TimingCurve(x1: points.0, y1: points.1, x2: points.2, y2: points.3)
      #expect(curve == .linear)
      #expect(curve.isLinear)
      let isExact = (Int32(0)...65_536).allSatisfy {
        curve.progress(at: Q16(raw: $0)).raw == $0 && curve.time(of: Q16(raw: $0)).raw == $0
      }
      #expect(isExact)
    }
    #expect(!TimingCurve.easeIn.isLinear)
  }

  @Test("No curve is more than 0.00005 of the travel from the exact one")
  func accuracy() {
    for reference in all {
      let curve = reference.curve
      var worst = 0.0
      for raw in stride(from: Int32(0), through: 65_536, by: 331) {
        let exact = reference.progress(Double(raw) / 65_536)
        worst = max(worst, abs(Double(curve.progress(at: Q16(raw: raw)).raw) / 65_536 - exact))
      }
      #expect(worst <= 0.00005, "\(reference): \(worst)")
    }
  }

  @Test("A curve that does not overshoot never turns back")
  func monotony() {
    for (index, reference) in monotone.enumerated() {
      let curve = reference.curve
      var last = Q16.zero
      for raw in stride(from: Int32(0), through: 65_536, by: index < 4 ? 3 : 97) {
        let next = curve.progress(at: Q16(raw: raw))
        #expect(next >= last, "\(reference) at \(raw)")
        last = next
      }
    }
  }

  @Test("The inverse of a curve leads back to the progress")
  func inverse() {
    for reference in monotone {
      let curve = reference.curve
      for raw in stride(from: Int32(0), through: 65_536, by: 512) {
        let time = curve.time(of: Q16(raw: raw)).raw
        let before = curve.progress(at: Q16(raw: time - 1)).raw
        let after = curve.progress(at: Q16(raw: time + 1)).raw
        #expect(before - 4 <= raw && raw <= after + 4, "\(reference) at \(raw)")
      }
    }
  }

  @Test("The inverse of a curve that overshoots is the first time of the progress")
  func firstTime() {
    for reference in ReferenceCurve.overshooting {
      let curve = reference.curve
      for raw in stride(from: Int32(2000), to: 65_536, by: 7001) {
        let time = curve.time(of: Q16(raw: raw)).raw
        #expect((0...65_536).contains(time))
        let after = curve.progress(at: Q16(raw: time + 1)).raw
        let before = curve.progress(at: Q16(raw: time - 1)).raw
        #expect(min(before, after) - 4 <= raw && raw <= max(before, after) + 4, "\(reference)")
        let isFirst = stride(from: Int32(0), to: max(0, time - 300), by: 251).allSatisfy {
          curve.progress(at: Q16(raw: $0)).raw <= raw + 40
        }
        #expect(isFirst, "\(reference) at \(raw)")
      }
    }
  }
}
