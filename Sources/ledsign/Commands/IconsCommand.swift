// IconsCommand.swift: what icons are bundled, with a picture of each.
// ledsign: joins the modules; no Foundation.

import SignCore
import SignFile
import SignFonts
import SignPrimitives
import SignSimulator

/// `ledsign icons [NAME]`.
enum IconsCommand {
  /// Columns for an icon and for its name below it, so that six stand on a line of 80.
  private static let cell = 13
  private static let cellsPerLine = 6

  static func run(_ arguments: Arguments) throws(Failure) {
    guard let name = arguments.words.first else { return try list() }
    guard arguments.words.count == 1 else {
      throw .usage("icons takes one name; '\(printable(arguments.words[1]))' is one too many")
    }
    guard let icon = BundledIcons.named(name) else {
      let names = BundledIcons.all.map { $0.name }
      let near = nearestName(to: name, in: names).map { "did you mean \($0)? " } ?? ""
      throw .usage(
        "there is no bundled icon '\(printable(name))'; \(near)'ledsign icons' shows all")
    }
    let picture = picture(of: icon)
    let code = String(icon.codePoint, radix: 16, uppercase: true)
    try StandardOutput.write { (output) throws(OutputError) in
      try output.write(
        "{icon:\(icon.name)}: \(picture.width) x \(picture.height) px, U+\(code)\n")
      try output.write(picture.halfBlocks)
    }
  }

  private static func list() throws(Failure) {
    let icons = BundledIcons.all
    try StandardOutput.write { (output) throws(OutputError) in
      for start in stride(from: 0, to: icons.count, by: cellsPerLine) {
        let line = icons[start..<min(start + cellsPerLine, icons.count)]
        try output.write(picture(of: line).halfBlocks)
        try output.write(names(of: line) + "\n\n")
      }
    }
  }

  private static func names(of icons: ArraySlice<Icon>) -> String {
    var text = ""
    for (place, icon) in icons.enumerated() {
      text += String(repeating: " ", count: place * cell - text.utf8.count) + icon.name
    }
    return text
  }

  /// Icons side by side, a cell apart.
  private static func picture(of icons: ArraySlice<Icon>) -> Bitmap {
    let pictures = icons.map { picture(of: $0) }
    let width = (pictures.count - 1) * cell + (pictures.last?.width ?? 0)
    guard var all = try? Bitmap(width: width, height: Font.icons.height) else {
      preconditionFailure("a line of icons is 80 px wide at most")
    }
    for (place, picture) in pictures.enumerated() { all.blit(picture, x: place * cell, y: 0) }
    return all
  }

  private static func picture(of icon: Icon) -> Bitmap {
    guard let picture = try? TextStyle(.icons).makeLine(icon.utf8) else {
      preconditionFailure("an icon is small")
    }
    return picture
  }
}
