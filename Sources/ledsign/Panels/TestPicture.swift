// TestPicture.swift: pictures that show what is wrong with a panel.
// ledsign: joins the modules; no Foundation.

import SignPanels
import SignPrimitives

/// A picture, or some frames, by which people see what is wrong with a panel.
enum TestPicture: String, CaseIterable {
  case modules, f, corners, rows, columns, address, checker, half, all

  /// What it shows, in one line.
  var summary: String {
    switch self {
    case .modules: "the number of each module or panel in its chain, from the input on"
    case .f: "a letter F on every module or panel"
    case .corners: "one pixel at the top left, two top right, three bottom right, four bottom left"
    case .rows: "one row after another, from the top"
    case .columns: "one column after another, from the left"
    case .address: "the rows that each address line chooses: A, B, C, D, E"
    case .checker: "every second pixel, then the others"
    case .half: "the upper half of every panel, then the lower half"
    case .all: "all pixels"
    }
  }

  /// The frames of the picture, one or several.
  ///
  /// - Parameters:
  ///   - map: Where the modules or panels are.
  ///   - scan: The addresses of a panel.
  func frames(_ map: PanelMap, scan: Int) -> [Bitmap] {
    let canvas = TestCanvas(map)
    switch self {
    case .modules: return [canvas.numbers()]
    case .f: return [canvas.letters()]
    case .corners: return [canvas.corners()]
    case .rows: return (0..<map.canvasHeight).map { row in canvas.pixels { _, y in y == row } }
    case .columns:
      return (0..<map.canvasWidth).map { column in canvas.pixels { x, _ in x == column } }
    case .address:
      return (0..<scan.trailingZeroBitCount).map { line in
        canvas.panelPixels { _, y in (y % scan) >> line & 1 == 1 }
      }
    case .checker:
      return [0, 1].map { odd in canvas.pixels { x, y in (x + y) & 1 == odd } }
    case .half:
      let middle = map.chainHeight / 2
      return [true, false].map { upper in canvas.panelPixels { _, y in (y < middle) == upper } }
    case .all: return [canvas.pixels { _, _ in true }]
    }
  }
}

extension PanelDescription {
  /// The addresses of a panel; the digits of a module.
  var scan: Int {
    switch kind {
    case .max7219: 8
    case .hub75(let configuration, _): configuration.scan
    case .hub12: HUB12Configuration.scan
    }
  }
}
