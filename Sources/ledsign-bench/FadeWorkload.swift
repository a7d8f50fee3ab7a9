// FadeWorkload.swift: a picture as large as the sign whose level changes with every frame.
// ledsign-bench: ordinary Swift only; no Foundation.

import CReference
import SignCore
import SignPrimitives

/// A dithered fade of a picture of 64 x 16 px.
struct FadeWorkload: Workload {
  static let name = "w4"
  static let title = "64x16 picture, a level of its own each frame"

  private var sign: Sign
  private let picture: Bitmap
  private var masks = reference_masks()
  private let step: Int64
  private var canvas: Bitmap
  private(set) var madeByReference: [UInt32]
  let start = 0
  let compared = [0..<1024]

  init() {
    let text = BenchText.makeContent(characters: 65, scale: 1).bitmap
    guard var picture = try? Bitmap(width: 64, height: 16) else {
      preconditionFailure("64 x 16 px are legal")
    }
    picture.blit(text, x: 0, y: 0)
    picture.blit(text, x: -64, y: 8)
    guard let image = try? ImageElement(picture),
      let sign = try? Sign(
        width: 64, height: 16, elements: [Element(.image(image), frame: picture.bounds)])
    else { preconditionFailure("the workload is not legal") }
    self.picture = picture
    self.sign = sign
    step = sign.time(ofFrame: 1).count
    canvas = sign.makeFrame()
    madeByReference = [UInt32](repeating: 0, count: canvas.stride * canvas.height)
    reference_make_masks(&masks)
  }

  var made: [UInt32] { canvas.withWords { Array($0) } }

  mutating func draw(_ frames: Range<Int>) {
    for frame in frames {
      sign.elements[0].level = UInt8(truncatingIfNeeded: frame)
      sign.draw(at: Flicks(Int64(frame) * step), into: &canvas)
    }
  }

  mutating func drawReference(_ frames: Range<Int>) {
    let (stride, rows) = (Int32(canvas.stride), Int32(canvas.height))
    picture.withWords { picture in
      withUnsafePointer(to: masks) { masks in
        madeByReference.withUnsafeMutableBufferPointer { words in
          let canvas = reference_canvas(words: words.baseAddress!, stride: stride, rows: rows)
          for frame in frames {
            reference_draw_fade(canvas, picture.baseAddress!, masks, Int64(frame))
          }
        }
      }
    }
  }
}
