// PictureReader.swift: art and images, and the keys that texts and pictures share.
// SignFile: no floating point.

import FrameText
import SignCore
import SignPrimitives

/// Reads `art` and `image`, and the keys that texts and pictures share.
enum PictureReader {
  static func scale(_ keys: inout ObjectReader) throws(SignFileError) -> Int {
    guard let node = keys.optional("scale") else { return 1 }
    return try node.integer(in: 1...8)
  }

  static func alignment(_ keys: inout ObjectReader) throws(SignFileError) -> Alignment? {
    guard let node = keys.optional("align") else { return nil }
    return try node.choice([
      "leading": Alignment.leading, "center": .center, "trailing": .trailing,
    ])
  }

  static func verticalAlignment(
    _ keys: inout ObjectReader
  ) throws(SignFileError) -> VerticalAlignment? {
    guard let node = keys.optional("verticalAlign") else { return nil }
    return try node.choice([
      "top": VerticalAlignment.top, "middle": .middle, "bottom": .bottom, "baseline": .baseline,
    ])
  }

  /// The picture of a key `art` or `image`, magnified.
  static func picture(
    _ node: Node, scale: Int, in context: inout SignContext
  ) throws(SignFileError) -> Bitmap {
    let picture = node.key == "art" ? try art(node) : try image(node, in: &context)
    guard let scaled = try? picture.makeScaled(by: scale) else {
      throw node.keyError("is a picture that is too large at a scale of \(scale)")
    }
    return scaled
  }

  /// An array of strings, `#` lit and `.` dark; strings without any character are a picture of no width.
  private static func art(_ node: Node) throws(SignFileError) -> Bitmap {
    let items = try node.array()
    var lines: [String] = []
    for item in items { lines.append(try item.string()) }
    if lines.allSatisfy({ $0.isEmpty }), let blank = try? Bitmap(width: 0, height: lines.count) {
      return blank
    }
    do {
      return try FrameText.bitmap(lines: lines)
    } catch {
      let place = error.row.map { items[$0 - 1] } ?? node
      throw place.error("is no frame art: \(error.description)")
    }
  }

  /// A file, found relative to the sign file.
  private static func image(
    _ node: Node, in context: inout SignContext
  ) throws(SignFileError) -> Bitmap {
    let file = path(try node.string(), namedIn: context.file)
    let stamp = FileStamp(file)
    context.files.append(stamp)
    // A sign is read again while it runs, and opening a pipe waits for its writer.
    guard !stamp.isStream else {
      throw node.error("names a pipe or a device; an image is a file")
    }
    let bytes: [UInt8]
    do {
      bytes = try readFile(file)
    } catch {
      throw node.error("names an image that cannot be read: \(error.description)")
    }
    do {
      return try NetpbmImage.bitmap(bytes, dither: context.dither)
    } catch {
      throw node.error("names an image that cannot be used: \(error.description)")
    }
  }
}
