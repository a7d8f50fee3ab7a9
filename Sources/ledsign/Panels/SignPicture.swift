// SignPicture.swift: what people see on a sign.
// ledsign: joins the modules; no Foundation.

import SignPrimitives
import SignSimulator

/// What people see on a sign: how bright each pixel is, and in which colours.
struct SignPicture: Hashable {
  /// The light of each pixel of the canvas.
  let light: LightMap
  /// The colours of each pixel that are lit, row by row: 1 red, 2 green, 4 blue.
  ///
  /// A panel of one colour has 1 for lit.
  let colours: [UInt8]

  /// All pixels that are not dark.
  var bitmap: Bitmap { light.makeBitmap() }

  /// Whether people would call two pictures the same: the same pixels lit in the same colours.
  func looks(like other: SignPicture) -> Bool {
    colours == other.colours && light.width == other.light.width
  }

  /// The colours that all lit pixels have; nil if they differ, or nothing is lit.
  var commonColour: UInt8? {
    let lit = colours.filter { $0 != 0 }
    guard let first = lit.first, lit.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
