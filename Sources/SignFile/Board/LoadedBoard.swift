// LoadedBoard.swift: a board file that was read: panels, how they are wired, when they are dimmed.
// SignFile: no floating point; opens no bus and drives nothing.

import SignPanels

/// What a board file says, checked as a whole.
public struct LoadedBoard: Sendable {
  /// The path of the file, for messages.
  public let file: String
  /// What people call the board; not empty.
  public let name: String
  /// The panels and how they hang.
  public let panel: BoardPanel
  /// What they are connected to.
  public let bus: BoardBus
  /// When the brightness changes; nil if it never does.
  public let schedule: BrightnessSchedule?
  /// What a driver must keep to.
  public let limits: BoardLimits

  /// Reads a board file.
  ///
  /// - Throws: ``SignFileError`` at the first mistake; then nothing of the file is used.
  public init(path: String) throws(SignFileError) {
    try self.init(bytes: try readFile(path), file: path)
  }

  /// Reads a board from the bytes of its file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: Its path, for messages.
  /// - Throws: ``SignFileError`` at the first mistake.
  public init(bytes: [UInt8], file: String) throws(SignFileError) {
    self.file = file
    let root = try Node.parse(bytes, file: file)
    var keys = try root.object()
    let name = try keys.required("name")
    let panel = try keys.required("panel")
    let bus = try keys.required("bus")
    let schedule = keys.optional("schedule")
    let limits = keys.optional("limits")
    try keys.finish()
    self.name = try name.string()
    guard !self.name.isEmpty else { throw name.error("is empty; say what the board is") }
    self.panel = try PanelReader.panel(panel)
    self.bus = try BusReader.bus(bus, for: self.panel)
    self.schedule = try schedule.map { (node) throws(SignFileError) in
      try ScheduleReader.schedule(node)
    }
    self.limits =
      try limits.map { (node) throws(SignFileError) in
        try LimitsReader.limits(node)
      } ?? BoardLimits()
  }

  /// Columns of the canvas that the board shows, px.
  public var width: Int { panel.layout.canvasWidth }
  /// Rows of the canvas that the board shows, px.
  public var height: Int { panel.layout.canvasHeight }

  /// Refuses a sign that has not the size of the board.
  ///
  /// - Parameters:
  ///   - width: Columns of the sign, px.
  ///   - height: Rows of the sign, px.
  ///   - signFile: The path of the sign's file, for the message.
  /// - Throws: ``SignFileError`` about the sign's `size`; it names both sizes.
  public func check(
    signWidth width: Int, height: Int, of signFile: String
  ) throws(SignFileError) {
    if width == self.width && height == self.height { return }
    throw SignFileError(
      file: signFile, key: "size",
      problem: "the sign is \(width) x \(height) px, but the board in \(printable(file)) has"
        + " \(self.width) x \(self.height) px; they must be equal",
      found: "[\(width), \(height)]", allowed: ["[\(self.width), \(self.height)]"])
  }
}

/// What a driver must keep to.
public struct BoardLimits: Hashable, Sendable {
  /// The refresh rates that may be asked for, Hz.
  public static let refreshRates = 1...1000

  /// The refresh rate, Hz, below which panels that must be refreshed are not driven.
  public var minimumRefreshHz = 60
  /// The most pixels lit at a time; nil for no limit.
  public var maximumLitPixels: Int?

  /// Creates limits: 60 Hz, any number of lit pixels.
  public init() {}
}
