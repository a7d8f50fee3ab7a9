// StepPattern.swift: whether a marquee moves evenly at a frame rate, and which speeds would.
// ledsign: joins the modules; no Foundation. Exact: fractions of whole numbers only.

import SignCore
import SignFile
import SignPrimitives

/// How far a text moves from one frame to the next.
///
/// It moves evenly when that is a whole number of px, or one px is a whole number of frames; else
/// steps of two sizes alternate, which shows as judder.
struct StepPattern {
  /// Pixels in ``frames`` frames, more than 0.
  private let pixels: Int64
  /// Frames for ``pixels`` pixels, more than 0.
  private let frames: Int64
  private let framesPerSecond: Int64

  /// The steps of a marquee; nil for one that stands still, or whose speed changes on its way.
  init?(_ label: MarqueeLabel, framesPerSecond: Int) {
    let setup = label.configuration
    guard label.scrolls, setup.curve.isLinear, setup.steps?.isEmpty ?? true else { return nil }
    let speed: (pixels: Int64, flicks: Int64)
    switch setup.speed {
    case .rate(let rate):
      let (flicks, overflow) = rate.seconds.multipliedReportingOverflow(by: Flicks.perSecond)
      guard !overflow else { return nil }
      speed = (rate.pixels, flicks)
    case .duration(let duration): speed = (Int64(label.travel.magnitude), duration.count)
    }
    self.init(pixels: speed.pixels, flicks: speed.flicks, framesPerSecond: Int64(framesPerSecond))
  }

  /// The steps of so many px in so many flicks; nil if there are none, or too few to be counted.
  init?(pixels: Int64, flicks: Int64, framesPerSecond: Int64) {
    guard pixels > 0, flicks > 0 else { return nil }
    // A frame takes perSecond / framesPerSecond flicks.
    let (first, overflow) = pixels.multipliedReportingOverflow(by: Flicks.perSecond)
    let (second, overflow2) = flicks.multipliedReportingOverflow(by: framesPerSecond)
    guard !overflow, !overflow2 else { return nil }
    self.pixels = first
    frames = second
    self.framesPerSecond = framesPerSecond
  }

  /// Whether all steps are alike.
  var isEven: Bool { pixels % frames == 0 || frames % pixels == 0 }

  /// That it moves unevenly, and what the nearest speeds are that do not; nil if it moves evenly.
  var warning: String? {
    if isEven { return nil }
    let speed = StepPattern.text(pixels, over: frames, times: framesPerSecond)
    let even =
      pixels > frames
      ? fast(pixels / frames) + " and " + fast(pixels / frames + 1)
      : slow(frames / pixels + 1) + " and " + slow(frames / pixels)
    return "moves at \(speed) px/s, which is uneven at \(framesPerSecond) frames a second; even are"
      + " \(even)"
  }

  private func fast(_ step: Int64) -> String {
    "\(step * framesPerSecond) px/s (pixelsPerFrame \(step))"
  }

  private func slow(_ frames: Int64) -> String {
    "\(StepPattern.text(1, over: frames, times: framesPerSecond)) px/s (framesPerPixel \(frames))"
  }

  /// A quotient with at most 3 decimals, to nearest, and a word that says so if it is not exact.
  private static func text(_ numerator: Int64, over denominator: Int64, times: Int64) -> String {
    let thousandths = roundedQuotient(numerator, times: 1000 * times, over: denominator)
    let rest = exactRemainder(numerator, times: 1000 * times, modulo: denominator)
    return (rest == 0 ? "" : "about ") + Decimal.text(thousandths, places: 3)
  }
}
