// ModuleFrames.swift: frames for chains of modules, and a second encoder that goes pixel by pixel.
// Tests only.

import FrameText
import SignPanels
import SignPrimitives
import SignSimulator

/// The capital F of the fact sheet, which no turn or mirror maps onto itself.
let letterF = """
  .#####..
  .#......
  .#......
  .####...
  .#......
  .#......
  .#......
  ........
  """

/// A frame of random pixels; the same seed gives the same frame.
func makeFrame(modules: Int, seed: UInt64) throws -> Bitmap {
  var frame = try Bitmap(width: 8 * modules, height: 8)
  var state = seed
  for y in 0..<8 {
    for x in 0..<(8 * modules) {
      // Knuth's MMIX generator; its upper bits are random enough.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      frame.set(x: x, y: y, to: state >> 63 == 1)
    }
  }
  return frame
}

/// What the digits hold by the definition of the flags, pixel by pixel, in the order of the wire.
func expectedDigits(
  _ frame: Bitmap, _ wiring: MAX7219Wiring, reversesModules: Bool = false
) -> [[UInt8]] {
  let modules = frame.width / 8
  return (0..<8).map { digit in
    let line = wiring.reversesDigits ? 7 - digit : digit
    return (0..<modules).map { place in
      let module = reversesModules ? place : modules - 1 - place
      var byte: UInt8 = 0
      for bit in 0..<8 {
        let end = wiring.reversesSegments ? bit : 7 - bit
        let (x, y) = wiring.digits == .rows ? (end, line) : (line, end)
        if frame.isLit(x: 8 * module + x, y: y) { byte |= 1 << UInt8(bit) }
      }
      return byte
    }
  }
}

extension MAX7219Wiring {
  /// The same wiring as the virtual panel knows it, whose segments are numbered from the other end.
  var module: ModuleWiring {
    ModuleWiring(
      digitsAreColumns: digits == .columns, digitsReversed: reversesDigits,
      segmentsReversed: !reversesSegments)
  }
}
