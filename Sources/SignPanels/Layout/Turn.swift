// Turn.swift: quarter turns and mirrors, of a cell and of a whole sign.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// How far a thing hangs turned clockwise, seen from the front.
public enum Turn: UInt8, Hashable, Sendable, CaseIterable {
  /// Its top points up.
  case none
  /// Its top points right: 90 degrees.
  case quarter
  /// Its top points down: 180 degrees.
  case half
  /// Its top points left: 270 degrees.
  case threeQuarters

  /// The turn of 0, 90, 180 or 270 degrees; nil for any other number.
  public init?(degrees: Int) {
    switch degrees {
    case 0: self = .none
    case 90: self = .quarter
    case 180: self = .half
    case 270: self = .threeQuarters
    default: return nil
    }
  }

  /// The turn in degrees: 0, 90, 180 or 270.
  public var degrees: Int { Int(rawValue) * 90 }

  /// Whether width and height change places.
  var swapsSides: Bool { rawValue & 1 == 1 }

  /// A turn of a number of quarters, which may be negative.
  init(quarters: Int) { self = Turn(rawValue: UInt8(quarters & 3))! }

  /// Where a pixel of an upright rectangle is once the rectangle is turned.
  func turned(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .none: (x, y)
    case .quarter: (height - 1 - y, x)
    case .half: (width - 1 - x, height - 1 - y)
    case .threeQuarters: (y, width - 1 - x)
    }
  }

  /// The pixel of the upright rectangle, of that width and height, that is here when it is turned.
  func upright(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .none: (x, y)
    case .quarter: (y, height - 1 - x)
    case .half: (width - 1 - x, height - 1 - y)
    case .threeQuarters: (width - 1 - y, x)
    }
  }
}

/// How a whole sign is mirrored, as its viewer sees it.
public enum SignMirror: UInt8, Hashable, Sendable, CaseIterable {
  /// Not at all.
  case none
  /// Left and right change places: a sign seen from behind or in a mirror.
  case horizontal
  /// Top and bottom change places.
  case vertical

  /// Where a pixel of a canvas is after mirroring; mirroring twice changes nothing.
  func mirrored(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .none: (x, y)
    case .horizontal: (width - 1 - x, y)
    case .vertical: (x, height - 1 - y)
    }
  }
}
