// LiveSign.swift: a sign that lines and the clock change while it is shown.
// SignFile: reads no clock; no I/O but of the files that commands name.

public import SignCore
public import SignPrimitives

/// A sign that lines and the clock change while it is shown.
///
/// It keeps the text of every element, so that a changed element is read just as the file was, with
/// the same rules and errors. A line that has an error changes nothing. Changes come in the order of
/// time; what was before a change stays drawable until ``forget(before:)``.
public struct LiveSign {
  var history: SignHistory
  /// The elements of the sign as it is now, as files and commands have written them.
  var sources: [ElementSource]
  /// What the readers of elements need to know.
  var context: SignContext
  /// What placeholders stand for.
  var values: PlaceholderValues
  /// What is kept of the time before a change of the clock.
  package var past = Past.frames
  /// Whether the clock can change a text, now or when it is set.
  var followsClock = false
  /// When a text may next change by itself; nil if none will.
  var nextChange: Flicks?
  /// The element that takes lines which are no commands.
  var target: Int?
  private let targetID: String?
  /// What is kept of the time before a change of the clock, until it is forgotten.
  package enum Past {
    /// Every frame; of a step of more than a day, those of the last day.
    case frames
    /// The events; a frame may show an older text of the same size.
    case events
    /// Nothing.
    case none
  }

  /// The brightness that a command has set and nobody has taken.
  var brightness: Int?

  /// Makes a sign ready for changes.
  ///
  /// - Parameters:
  ///   - loaded: The sign as it was read.
  ///   - target: The id of the element that takes lines which are no commands; the first one that has
  ///     a text if nil.
  /// - Throws: When no element has that id, or it bears no text.
  public init(_ loaded: LoadedSign, target: String? = nil) throws(SignFileError) {
    history = SignHistory(loaded.sign)
    sources = loaded.sources
    context = loaded.context
    values = loaded.context.values
    targetID = target
    self.target = try loaded.target(named: target)
    planNextChange()
  }

  /// The sign as the changes so far have left it; after a replacement its time began with that.
  public var sign: Sign { history.sign }

  /// The sign as it is at a time, and its own time then.
  public func sign(at time: Flicks) -> (sign: Sign, time: Flicks) { history.sign(at: time) }

  /// What happens in a range of time, its end excluded, as far as changes have been applied.
  public func events(in range: Range<Flicks>) -> SignHistoryEvents { history.events(in: range) }

  /// Draws the sign as it is at a time.
  public func draw(at time: Flicks, into frame: inout Bitmap) {
    history.draw(at: time, into: &frame)
  }

  /// Drops what only earlier times need, so that a long life takes no more memory than a short one.
  public mutating func forget(before time: Flicks) { history.forget(before: time) }

  /// Applies a line that came in: a command, or the new text of the target; an empty line clears it.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - time: The time of the frame that is due, not before that of an earlier line. The line takes
  ///     effect at its whole ms, rounded down, so that a script can say the same.
  /// - Throws: What is wrong with the line, and where; then the line has changed nothing.
  public mutating func apply(_ line: InputLine, at time: Flicks) throws(SignFileError) {
    try apply(try LiveCommand(line), at: LiveSign.wholeMilliseconds(time))
  }

  /// A time, at least 0, rounded down to a ms.
  static func wholeMilliseconds(_ time: Flicks) -> Flicks {
    Flicks(time.count - time.count % Flicks.perMillisecond)
  }

  /// The brightness of the panels, if a command has set it since the last call, 0...100 %.
  public mutating func takeBrightness() -> Int? {
    defer { brightness = nil }
    return brightness
  }

  /// Lets time pass: what placeholders stand for changes on the way, each change at its own time.
  ///
  /// To be called before a time is drawn; a time that has passed changes nothing.
  public mutating func advance(to time: Flicks) {
    while let change = nextChange, change <= time { passChange(at: change, until: time) }
  }

  /// Puts another sign of the same size in its place, which begins now.
  ///
  /// - Parameters:
  ///   - loaded: The other sign.
  ///   - time: The time of the frame that is due, not before the last change; its whole ms counts, as
  ///     for a line.
  /// - Throws: When the sizes differ, or the target is not in the other sign.
  public mutating func replace(with loaded: LoadedSign, at time: Flicks) throws(SignFileError) {
    let time = LiveSign.wholeMilliseconds(time)
    advance(to: time)
    if let problem = sizeProblem(loaded) {
      throw SignFileError(
        file: loaded.context.file.isEmpty ? "the sign" : loaded.context.file, key: "size",
        problem: problem)
    }
    target = try loaded.target(named: targetID)
    history.replace(by: loaded.sign, at: time)
    sources = loaded.sources
    context = loaded.context
    values.time = time
    planNextChange()
    render(at: time) { _ in true }
  }

  /// What is wrong with the size of a sign that is to take its place; nil if nothing is.
  func sizeProblem(_ loaded: LoadedSign) -> String? {
    let (old, new) = (history.sign, loaded.sign)
    if new.width == old.width, new.height == old.height { return nil }
    return "is \(new.width) x \(new.height) px; the sign that it is to replace has"
      + " \(old.width) x \(old.height) px"
  }
}

extension LoadedSign {
  /// The element that takes lines which are no commands; nil if none bears a text.
  func target(named id: String?) throws(SignFileError) -> Int? {
    let elements = sign.elements
    guard let id else {
      return elements.indices.first { elements[$0].bearsText && sources[$0].has("text") }
        ?? elements.firstIndex { $0.bearsText }
    }
    let found = elements.firstIndex { $0.id == id }
    if let found, elements[found].bearsText { return found }
    let names = elements.filter { $0.bearsText }.compactMap { $0.id }
    throw SignFileError(
      file: context.file.isEmpty ? "the sign" : context.file,
      problem: found == nil ? "no element has this id" : "this element bears no text",
      found: "\"\(id)\"", allowed: names.map { printable($0) },
      nearest: nearestName(to: id, in: names))
  }
}

extension Element {
  /// Whether it has a text, or could have one.
  fileprivate var bearsText: Bool {
    switch content {
    case .text, .marquee: true
    case .image, .custom: false
    }
  }
}
