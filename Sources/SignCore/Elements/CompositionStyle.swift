// CompositionStyle.swift: how every element's content meets the canvas.
// SignCore: integers only; no I/O, no clock.

import SignPrimitives

/// The part of an element's drawing that is the same for all types.
struct CompositionStyle {
  var inverted = false
  var level = Q16.one
  var dither = DitherMatrix.bayer4
  var mode = DrawMode.over
}
