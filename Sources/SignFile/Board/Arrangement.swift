// Arrangement.swift: how the panels or modules of a board hang: layout, rotate, mirror.
// SignFile: no floating point.

import SignPanels

/// The keys that say how panels or modules hang.
struct Arrangement {
  private let layout: Node?
  private let rotate: Node?
  private let mirror: Node?
  /// What the keys arrange: `panel` or `module`.
  private let cell: String

  /// Takes the keys; nothing is read yet.
  init(_ keys: inout ObjectReader, cell: String) {
    layout = keys.optional("layout")
    rotate = keys.optional("rotate")
    mirror = keys.optional("mirror")
    self.cell = cell
  }

  /// The layout of MAX7219 modules: one chain, which begins at the side that `dataIn` names.
  func modules(_ modules: Node, dataIn: Node?) throws(SignFileError) -> PanelLayout {
    let most = MAX7219Encoder.moduleCounts
    let sides = try modules.integers(count: 2, in: most)
    let (across, down) = (sides[0], sides[1])
    guard most.contains(across * down) else {
      throw modules.error(
        "are \(across * down) modules, more than a chain may have",
        allowed: ["\(most.lowerBound)...\(most.upperBound)"])
    }
    let start = try dataIn?.choice(["left": ChainStart.left, "right": .right]) ?? .right
    let (turn, mirrored) = (try self.turn(), try self.mirrored())
    if let layout, case .array = layout.value {
      // A sketch says where the chain begins.
      if let dataIn { throw Node.conflict(layout, dataIn) }
      let sketched = try sketch(
        layout, width: 8, height: 8, length: across * down, turn: turn, mirror: mirrored)
      guard sketched.across == across else {
        throw layout.error(
          "has \(sketched.across) modules across and \(sketched.down) down, but \"modules\" says"
            + " \(across) and \(down)")
      }
      return try checked(sketched, modules)
    }
    let path = try self.path()
    let worded: PanelLayout
    do throws(PanelLayoutError) {
      worded = try PanelLayout(
        across: across, down: down, path: path, start: start, turn: turn, mirror: mirrored)
    } catch {
      throw modules.error(error.description)
    }
    return try checked(worded, modules)
  }

  /// The layout of HUB75 or HUB12 panels.
  ///
  /// - Parameter size: The key to blame for a sign that is too large.
  func panels(
    _ size: Node, width: Int, height: Int, chain: Int, parallel: Int
  ) throws(SignFileError) -> PanelLayout {
    let (turn, mirrored) = (try self.turn(), try self.mirrored())
    if let layout, case .array = layout.value {
      return try checked(
        try sketch(
          layout, width: width, height: height, chains: parallel, length: chain, turn: turn,
          mirror: mirrored), size)
    }
    let path = try self.path()
    if path == .serpentine && chain % 2 == 1, let layout {
      throw layout.error(
        "needs a chain of an even number of panels, half of them in each of its two rows; this one"
          + " has \(chain)", allowed: ["rows", "a sketch"])
    }
    let worded: PanelLayout
    do throws(PanelLayoutError) {
      worded = try PanelLayout.panels(
        width: width, height: height, chain: chain, parallel: parallel, path: path, turn: turn,
        mirror: mirrored)
    } catch {
      throw size.error(error.description)
    }
    return try checked(worded, size)
  }

  private func turn() throws(SignFileError) -> Turn {
    guard let rotate else { return .none }
    guard let turn = Turn(degrees: try rotate.integer(in: 0...270)) else {
      throw rotate.error("is no quarter turn", allowed: ["0", "90", "180", "270"])
    }
    return turn
  }

  private func mirrored() throws(SignFileError) -> SignMirror {
    try mirror?.choice([
      "none": SignMirror.none, "horizontal": .horizontal, "vertical": .vertical,
    ]) ?? .none
  }

  private func path() throws(SignFileError) -> ChainPath {
    try layout?.choice(
      ["rows": ChainPath.rows, "serpentine": .serpentine],
      or: [#"a sketch such as ["1 2", "4v 3v"]"#]
    ) ?? .rows
  }

  private func sketch(
    _ node: Node, width: Int, height: Int, chains: Int = 1, length: Int, turn: Turn,
    mirror: SignMirror
  ) throws(SignFileError) -> PanelLayout {
    let rows = try node.array()
    var texts: [String] = []
    for row in rows { texts.append(try row.string()) }
    do throws(PanelLayoutError) {
      return try PanelLayout(
        sketch: texts, cellWidth: width, cellHeight: height, chains: chains, length: length,
        turn: turn, mirror: mirror)
    } catch {
      throw SketchFault(node, rows, cell: cell).refusal(error)
    }
  }

  /// No sign file can have the size of a larger canvas.
  private func checked(
    _ layout: PanelLayout, _ node: Node
  ) throws(SignFileError) -> PanelLayout {
    let (width, height) = (layout.canvasWidth, layout.canvasHeight)
    guard width <= 65_535 && height <= 4096 else {
      throw node.keyError(
        "makes a sign of \(width) x \(height) px; the largest is 65535 x 4096 px")
    }
    return layout
  }
}
