// ImageElementTests.swift: pictures, and animations of pictures that follow each other.
// SignCoreTests: expected picture numbers by counting whole durations.

import SignCore
import SignPrimitives
import Testing

@Suite struct ImageElementTests {
  /// Three pictures of 4 x 2 px with 1, 2 and 3 lit px.
  private func strip() throws -> Bitmap {
    var bitmap = try Bitmap(width: 4, height: 6)
    for picture in 0..<3 {
      for x in 0...picture { bitmap.set(x: x, y: picture * 2 + picture % 2) }
    }
    return bitmap
  }

  @Test("Each picture is shown for its duration, then the first again")
  func durations() throws {
    let image = try ImageElement(strip(), frameCount: 3, duration: .milliseconds(40))
    #expect((image.width, image.height) == (4, 2))
    let sign = try Sign(
      width: 6, height: 3,
      elements: [Element(.image(image), frame: Rect(x: 1, y: 1, width: 4, height: 2))])
    var bitmap = sign.makeFrame()
    for time in Int64(-5)..<500 {
      let index = Int(max(0, time) / 40) % 3
      #expect(image.pictureIndex(at: .milliseconds(time)) == index)
      sign.draw(at: .milliseconds(time), into: &bitmap)
      #expect(Pixels(bitmap).litCount == index + 1)
      #expect(bitmap.isLit(x: 1 + index, y: 1 + index % 2))
    }
    #expect(image.pictureIndex(at: Flicks(40 * 705_600 - 1)) == 0)
    #expect(image.pictureIndex(at: Flicks(.min)) == 0)
  }

  @Test("A picture is placed by its alignment and clipped to its frame")
  func alignment() throws {
    let image = try ImageElement(
      Bitmap.solid(width: 5, height: 3), alignment: .center, verticalAlignment: .bottom)
    let frame = Rect(x: 0, y: 0, width: 8, height: 7)
    #expect((image.x(in: frame), image.y(in: frame)) == (1, 4))
    let narrow = Rect(x: 0, y: 0, width: 2, height: 2)
    // floor((2 - 5) / 2) is -2.
    #expect((image.x(in: narrow), image.y(in: narrow)) == (-2, -1))
    let sign = try Sign(width: 8, height: 8, elements: [Element(.image(image), frame: narrow)])
    var bitmap = sign.makeFrame()
    sign.draw(at: .zero, into: &bitmap)
    #expect(Pixels(bitmap).litCount == 4)
  }

  @Test("A height that is no multiple of the number of frames is refused")
  func unevenHeight() throws {
    for count in [4, 5, 7, 1000] {
      #expect(throws: ImageError.unevenHeight(height: 6, frames: count)) {
        try ImageElement(strip(), frameCount: count)
      }
    }
    #expect(try ImageElement(strip(), frameCount: 6).height == 1)
  }

  @Test("An empty picture shows nothing")
  func empty() throws {
    let image = try ImageElement(Bitmap(width: 0, height: 0), frameCount: 3)
    let sign = try Sign(
      width: 3, height: 3,
      elements: [Element(.image(image), frame: Rect(x: 0, y: 0, width: 3, height: 3))])
    var bitmap = sign.makeFrame()
    sign.draw(at: .milliseconds(250), into: &bitmap)
    #expect(Pixels(bitmap).isDark)
  }
}
