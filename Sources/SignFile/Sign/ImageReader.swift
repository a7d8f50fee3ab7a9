// ImageReader.swift: the keys of an image element.
// SignFile: no floating point.

import SignCore
import SignPrimitives

/// Reads an `image` element.
enum ImageReader {
  static func image(
    _ keys: inout ObjectReader, in context: inout SignContext
  ) throws(SignFileError) -> ImageElement {
    let node = try keys.exactlyOne(of: ["art", "image"])
    let scale = try PictureReader.scale(&keys)
    let picture = try PictureReader.picture(node, scale: scale, in: &context)
    try context.count(node, width: picture.width, height: picture.height)
    var count = 1
    var duration = Flicks.milliseconds(100)
    if let frames = keys.optional("frames") {
      var animation = try frames.object(like: "{ \"count\": n, \"duration\": ms }")
      count = try animation.required("count").integer(in: 1...65_535)
      duration = try animation.required("duration").milliseconds(atLeast: 1)
      try animation.finish()
    }
    let alignment = try PictureReader.alignment(&keys) ?? .leading
    let verticalAlignment = try PictureReader.verticalAlignment(&keys) ?? .top
    guard (picture.height / scale) % count == 0 else {
      throw node.keyError(
        "is \(picture.height / scale) px high, which \(count) frames do not share evenly")
    }
    do {
      return try ImageElement(
        picture, frameCount: count, duration: duration, alignment: alignment,
        verticalAlignment: verticalAlignment)
    } catch {
      preconditionFailure("the height was checked")
    }
  }
}
