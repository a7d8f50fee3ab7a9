// GuideReport.swift: the guide to the wiring of a panel, for people to read.
// ledsign: joins the modules; no Foundation.

import SignPanels
import SignPrimitives
import SignSimulator

/// A guide as text.
struct GuideReport {
  /// The whole text, as UTF-8.
  private(set) var bytes: [UInt8] = []
  private let guide: WiringGuide
  private let board: String
  private let format: FrameFormat

  init(_ guide: WiringGuide, board: String, format: FrameFormat) {
    self.guide = guide
    self.board = board
    self.format = format
    addHeading()
    for (index, entry) in guide.entries.enumerated() { add(entry, number: index + 1) }
    add(
      "\nIf none of them is what you see, panels hang in another order or differ in two things.\n")
    add(
      "The picture modules shows the number of each: write the numbers down as a \"layout\" sketch.\n"
    )
    add("Or put in the lines of the entry that is most like it, and ask for the guide again.\n")
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func addHeading() {
    add("Show the picture \(guide.picture.rawValue) on the panel: \(guide.picture.summary).\n")
    add("It should look like the first entry. If the panel shows another one, put the lines of\n")
    add("that one into the board file.\n")
  }

  private mutating func add(_ entry: WiringGuide.Entry, number: Int) {
    add("\n\(number). \(entry.wirings[0].title)\n")
    addRemedy(entry.wirings[0])
    for wiring in entry.wirings.dropFirst() {
      add("   or: \(wiring.title)\n")
      addRemedy(wiring)
    }
    if let apart = entry.apart {
      add("   Told apart by: ledsign test --board \(board) --guide \(apart.rawValue)\n")
    } else if entry.wirings.count > 1 {
      // The wiring that needs no change has no remedy.
      add("   No test picture tells these apart with the settings as they are: ")
      add(entry.wirings[0].remedy.isEmpty ? "change nothing.\n" : "try them in turn.\n")
    }
    for picture in entry.pictures { add(picture) }
  }

  private mutating func addRemedy(_ wiring: RealWiring) {
    if !wiring.remedy.isEmpty { add("     \(wiring.remedy)\n") }
  }

  private mutating func add(_ picture: SignPicture) {
    let bitmap = picture.bitmap
    if picture.colours.allSatisfy({ $0 == 0 }) { return add("   The panel stays dark.\n") }
    if let colours = GuideReport.names(of: picture, in: guide) { add("   In \(colours):\n") }
    var encoder = FrameEncoder(
      format: format, width: bitmap.width, height: bitmap.height, framesPerSecond: 1,
      frameCount: 1)
    encoder.append(bitmap, at: .zero, to: &bytes)
  }

  /// The colours of a picture, if they are not those of the first entry.
  private static func names(of picture: SignPicture, in guide: WiringGuide) -> String? {
    guard let colour = picture.commonColour,
      colour != guide.entries[0].pictures.first?.commonColour
    else { return nil }
    let names = ["red", "green", "blue"]
    return (0..<3).filter { colour >> UInt8($0) & 1 == 1 }.map { names[$0] }
      .joined(separator: " and ")
  }
}
