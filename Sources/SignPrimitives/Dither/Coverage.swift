// Coverage.swift: how much of an element stays lit, pixel by pixel.
// SignPrimitives: integers only; imports nothing.

/// The share of lit pixels that stay lit: a level for all of a frame, less at its faded edges.
///
/// At the pixel `c` of an edge of `fadeLength` px with strength s the coverage is
/// `1 - s * (1 - (2c + 1) / (2 * fadeLength))`, times the level, to nearest.
public struct Coverage: Hashable, Sendable {
  /// The coverage of the whole frame, 0...1.
  public var level: Q16
  /// The axis along which the edges fade: horizontal fades left and right, vertical top and bottom.
  public var axis: Axis
  /// How far each fade reaches into the frame, 0...2^24 px; usually at most half the frame, and where
  /// two fades meet their coverages are multiplied.
  public var fadeLength: Int
  /// How strongly the left or top edge fades, 0...1.
  public var leadingStrength: Q16
  /// How strongly the right or bottom edge fades, 0...1.
  public var trailingStrength: Q16

  /// Creates a coverage; without a fade length it is the same everywhere.
  @inlinable
  public init(
    level: Q16, axis: Axis = .horizontal, fadeLength: Int = 0, leadingStrength: Q16 = .zero,
    trailingStrength: Q16 = .zero
  ) {
    self.level = level
    self.axis = axis
    self.fadeLength = fadeLength
    self.leadingStrength = leadingStrength
    self.trailingStrength = trailingStrength
  }

  /// Every lit pixel stays lit.
  @inlinable
  public static var solid: Coverage { Coverage(level: .one) }

  /// Whether the coverage is less at an edge.
  @inlinable
  var isFaded: Bool { leadingFade > 0 || trailingFade > 0 }

  /// Pixels at the left or top edge whose coverage is not the level.
  @inlinable
  public var leadingFade: Int { leadingStrength == .zero ? 0 : fadeLength }

  /// Pixels at the right or bottom edge whose coverage is not the level.
  @inlinable
  public var trailingFade: Int { trailingStrength == .zero ? 0 : fadeLength }

  /// The coverage of a pixel.
  ///
  /// - Parameters:
  ///   - position: The pixel's place along the axis, from the frame's left or top edge, px.
  ///   - extent: The frame's size along the axis, px.
  public func at(_ position: Int, of extent: Int) -> Q16 {
    var coverage = level
    if position < leadingFade {
      coverage = coverage * edge(position, strength: leadingStrength)
    }
    let fromEnd = extent - 1 - position
    if fromEnd < trailingFade {
      coverage = coverage * edge(fromEnd, strength: trailingStrength)
    }
    return coverage
  }

  /// The coverage that an edge alone gives its pixel `place`: exact, then to nearest.
  private func edge(_ place: Int, strength: Q16) -> Q16 {
    let whole = 2 * Int64(fadeLength)
    let missing = Int64(strength.raw) * (whole - 2 * Int64(place) - 1)
    let raw = 65_536 * whole - missing
    return Q16(raw: Int32(truncatingIfNeeded: (2 * raw + whole) / (2 * whole)))
  }
}
