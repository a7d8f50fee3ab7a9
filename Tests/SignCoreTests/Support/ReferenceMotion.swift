// ReferenceMotion.swift: where a linear marquee is, by walking through the parts of its cycle.
// SignCoreTests: 128-bit schoolbook arithmetic, nothing of the code under test.

import SignCore
import SignPrimitives

/// A speed, both as the code takes it and as the exact time of one px.
struct SpeedCase: CustomStringConvertible {
  let name: String
  let speed: ScrollSpeed
  /// Flicks for one px; nil when a leg takes `leg` flicks, however long it is.
  private let flicksPerPixel: Rational?
  private let leg: Int128

  private static let second: Int128 = 705_600_000

  /// So many px in so many seconds.
  init(_ pixels: Int64, per seconds: Int64 = 1) {
    name = "\(pixels)/\(seconds) px/s"
    speed = .rate(PixelRate(pixels: pixels, seconds: seconds))
    flicksPerPixel = Rational(SpeedCase.second * Int128(seconds), over: Int128(pixels))
    leg = 0
  }

  init(framesPerPixel frames: Int64, fps: Int64) {
    name = "a px every \(frames) frames at \(fps) fps"
    speed = .framesPerPixel(frames, framesPerSecond: fps)
    flicksPerPixel = Rational(SpeedCase.second * Int128(frames), over: Int128(fps))
    leg = 0
  }

  init(pixelsPerFrame pixels: Int64, fps: Int64) {
    name = "\(pixels) px a frame at \(fps) fps"
    speed = .pixelsPerFrame(pixels, framesPerSecond: fps)
    flicksPerPixel = Rational(SpeedCase.second, over: Int128(pixels) * Int128(fps))
    leg = 0
  }

  init(legFlicks: Int64) {
    name = "\(legFlicks) flicks a leg"
    speed = .duration(Flicks(legFlicks))
    flicksPerPixel = nil
    leg = Int128(legFlicks)
  }

  func flicksPerPixel(distance: Int) -> Rational {
    flicksPerPixel ?? Rational(leg, over: Int128(distance))
  }

  var description: String { name }

  /// Twenty speeds: whole, with decimals, by frames and by duration.
  static let twenty: [SpeedCase] = [
    SpeedCase(1), SpeedCase(7), SpeedCase(10), SpeedCase(21), SpeedCase(40), SpeedCase(1000),
    SpeedCase(5, per: 10), SpeedCase(125, per: 10), SpeedCase(333, per: 10),
    SpeedCase(2997, per: 100), SpeedCase(75, per: 100), SpeedCase(33_333, per: 1000),
    SpeedCase(1, per: 1000), SpeedCase(framesPerPixel: 3, fps: 60),
    SpeedCase(framesPerPixel: 7, fps: 50), SpeedCase(pixelsPerFrame: 2, fps: 60),
    SpeedCase(legFlicks: 7000 * 705_600), SpeedCase(legFlicks: 300 * 705_600),
    SpeedCase(legFlicks: 705_600), SpeedCase(legFlicks: 1_234_567_891),
  ]
}

/// A linear marquee as a list of legs and rests.
///
/// Times are whole numbers of units, `unitsPerFlick` to a flick, `unitsPerPixel` for one px.
struct ReferenceMotion {
  let kind: MarqueeKind
  let distance: Int128
  let unitsPerFlick: Int128
  let unitsPerPixel: Int128
  /// The parts of the cycle: how long, and from which place to which, both 0 or `distance`.
  let parts: [(length: Int128, from: Int128, to: Int128)]

  init(_ kind: MarqueeKind, distance: Int, speed: SpeedCase, delay: Int64) {
    let flicksPerPixel = speed.flicksPerPixel(distance: distance)
    self.kind = kind
    self.distance = Int128(distance)
    unitsPerFlick = flicksPerPixel.denominator
    unitsPerPixel = flicksPerPixel.numerator
    let rest = Int128(delay) * unitsPerFlick
    let leg = self.distance * unitsPerPixel
    let away = self.distance
    switch kind {
    case .leftRight, .rightLeft:
      parts = [(rest, 0, 0), (leg, 0, away), (rest, away, away), (leg, away, 0)]
    case .left, .right:
      parts = [(rest, 0, 0), (leg, 0, away), (rest, away, away)]
    case .continuous, .continuousReverse:
      parts = [(rest, 0, 0), (leg, 0, away)]
    }
  }

  /// Units of one cycle.
  var cycle: Int128 {
    var sum: Int128 = 0
    for part in parts { sum += part.length }
    return sum
  }

  /// How many whole cycles there are until a time.
  func cycles(until flicks: Int64) -> Int128 { Int128(flicks) * unitsPerFlick / cycle }

  /// Where the walk is at a time: the part, and how many units into it; nil after the last part.
  func walk(to flicks: Int64) -> (part: Int, into: Int128)? {
    var rest = Int128(max(0, flicks)) * unitsPerFlick
    if kind != .left && kind != .right { rest %= cycle }
    for (index, part) in parts.enumerated() {
      if rest < part.length { return (index, rest) }
      rest -= part.length
    }
    return nil
  }

  /// The distance from home in units of `1 / unitsPerPixel` px, exact.
  func exactDistance(at flicks: Int64) -> Int128 {
    guard let (index, into) = walk(to: flicks) else { return distance * unitsPerPixel }
    let part = parts[index]
    let start = part.from * unitsPerPixel
    return part.to == part.from ? start : part.to > part.from ? start + into : start - into
  }

  /// The distance from home to the nearest px; ties away from home.
  func distance(at flicks: Int64) -> Int {
    let exact = exactDistance(at: flicks)
    let (whole, rest) = exact.quotientAndRemainder(dividingBy: unitsPerPixel)
    return Int(rest * 2 >= unitsPerPixel ? whole + 1 : whole)
  }

  /// The first flick at or after the moment so many units into a part of a cycle.
  func flick(cycle number: Int128, part: Int, into units: Int128) -> Int64 {
    var sum = number * cycle + units
    for index in 0..<part { sum += parts[index].length }
    return Int64(Rational(sum, over: unitsPerFlick).ceiling)
  }
}
