// WiringGuide.swift: what a test picture would look like with every other wiring of the panels.
// ledsign: joins the modules; no Foundation.

import SignPanels
import SignPrimitives

/// What a test picture would look like, driven by some settings, for every wiring of the panels.
///
/// Nobody needs to know what a panel is: the entry that looks like it says so.
struct WiringGuide {
  /// Wirings with which the picture looks the same.
  struct Entry {
    /// What people see, frame by frame.
    let pictures: [SignPicture]
    /// One wiring or more.
    var wirings: [RealWiring]
    /// The picture that tells the most of the wirings apart; nil if none does, or there is but one.
    var apart: TestPicture?
  }

  /// The pictures that are tried when none is asked for; the first one that tells the most apart.
  static let choices: [TestPicture] = [.modules, .f, .corners]
  /// The pictures that are tried on wirings with which the first one looks the same.
  static let seconds: [TestPicture] = [.modules, .f, .corners, .address, .half, .checker]

  /// The picture to show.
  let picture: TestPicture
  /// What it would look like; the first entry is, or has, what the settings say.
  let entries: [Entry]

  /// Shows pictures on virtual panels of every wiring.
  ///
  /// - Parameters:
  ///   - settings: What the driver is told.
  ///   - wanted: The picture; the one that tells the most wirings apart unless said.
  init(_ settings: PanelDescription, picture wanted: TestPicture? = nil) throws(Failure) {
    let wirings = RealWiring.all(for: settings)
    var best: (picture: TestPicture, entries: [Entry])?
    for picture in wanted.map({ [$0] }) ?? WiringGuide.choices {
      let entries = try WiringGuide.groups(of: wirings, picture, settings)
      if entries.count > best?.entries.count ?? 0 { best = (picture, entries) }
    }
    guard let best else { preconditionFailure("there is a wiring") }
    let picture = best.picture
    var entries = best.entries
    for index in entries.indices where entries[index].wirings.count > 1 {
      var most = 1
      for second in WiringGuide.seconds where second != picture {
        let parts = try WiringGuide.groups(of: entries[index].wirings, second, settings).count
        if parts > most { (most, entries[index].apart) = (parts, second) }
      }
    }
    self.picture = picture
    self.entries = entries
  }

  private static func groups(
    of wirings: [RealWiring], _ picture: TestPicture, _ settings: PanelDescription
  ) throws(Failure) -> [Entry] {
    let frames = picture.frames(PanelMap(settings.layout), scan: settings.scan)
    var entries: [Entry] = []
    for wiring in wirings {
      var stage = try PanelStage(settings: settings, real: wiring.panels, lines: wiring.lines)
      let seen = frames.map { stage.show($0) }
      let same = entries.firstIndex { entry in
        zip(entry.pictures, seen).allSatisfy { $0.looks(like: $1) }
      }
      if let same {
        entries[same].wirings.append(wiring)
      } else {
        entries.append(Entry(pictures: seen, wirings: [wiring]))
      }
    }
    return entries
  }
}
