// LineBreaker.swift: splits the items of a text into lines and shortens lines.
// SignCore: integers only; no Foundation, no I/O, no clock.

/// Splits and shortens lines that have `room` px before scaling.
struct LineBreaker {
  let room: Int64
  let gap: Int64

  /// Lines between newlines; an empty text is one empty line.
  static func split(_ items: [TextItem]) -> [ArraySlice<TextItem>] {
    items.split(omittingEmptySubsequences: false) { $0.kind == .newline }
  }

  /// Lines that fit: broken after blanks, or within a word that is wider than the room.
  ///
  /// Blanks at the end of a line hang: they belong to no line. A line has at least one glyph, so one
  /// that is wider than the room sticks out.
  func wrap(_ paragraph: ArraySlice<TextItem>) -> [ArraySlice<TextItem>] {
    var lines: [ArraySlice<TextItem>] = []
    var start = paragraph.startIndex
    repeat {
      let end = lineEnd(paragraph[start...])
      let line = paragraph[start..<end]
      lines.append(
        line.prefix(through: line.lastIndex { $0.kind != .blank } ?? line.startIndex - 1))
      start = end
    } while start < paragraph.endIndex
    return lines
  }

  /// Where the line that begins `items` ends; the blanks after its last word belong to it.
  private func lineEnd(_ items: ArraySlice<TextItem>) -> Int {
    var width: Int64 = 0
    var breakable: Int?
    for index in items.indices {
      let item = items[index]
      width += step(item)
      if item.kind == .blank {
        breakable = index + 1
      } else if width - gap > room, index > items.startIndex {
        return breakable ?? index
      }
    }
    return items.endIndex
  }

  /// A line with the ellipsis in the place of what does not fit; unchanged if it fits as it is or if
  /// not even the ellipsis does.
  func truncate(
    _ line: ArraySlice<TextItem>, at lineBreak: LineBreak, ellipsis: TextItem
  ) -> [TextItem] {
    var width: Int64 = -gap
    for item in line { width += step(item) }
    var left = room - (step(ellipsis) - gap)
    if width <= room || left < 0 { return Array(line) }
    var head = line.startIndex
    var tail = line.endIndex
    var headWidth: Int64 = 0
    var tailWidth: Int64 = 0
    // The middle takes turns: the shorter side grows next.
    while head < tail {
      let fromHead =
        lineBreak == .truncateTail || (lineBreak == .truncateMiddle && headWidth <= tailWidth)
      let next = step(line[fromHead ? head : tail - 1])
      if next > left { break }
      left -= next
      if fromHead {
        head += 1
        headWidth += next
      } else {
        tail -= 1
        tailWidth += next
      }
    }
    return line[..<head] + [ellipsis] + line[tail...]
  }

  /// What an item and the gap beside it take.
  private func step(_ item: TextItem) -> Int64 {
    item.place.advance > 0 ? Int64(item.place.advance) + gap : 0
  }
}
