// HUB75Driver.swift: shows frames on HUB75 panels, one refresh after another.
// SignPanels: integers only; no Linux, no fonts, no elements. A refresh allocates nothing.

public import SignPrimitives

/// Drives up to three parallel chains of HUB75 panels over a bus of its own.
///
/// A refresh shows every address once, and takes as long whatever the frame shows. While the
/// columns of a row are shifted, the row before is lit: from a data write near the first column to
/// one that the brightness says, so every row has the same number of clocks. The last row of a
/// refresh is lit by the first row's columns of the next one, or of ``blank()``; in between nothing
/// is lit, so no pause makes a row brighter.
///
/// A chain's bitmap has the panel nearest to the input on its left. Each panel shifts its own
/// left column first, since the input of an upright panel is on its right, seen from the front.
public struct HUB75Driver<Bus: LineBus & ~Copyable>: ~Copyable {
  /// What is driven.
  public let configuration: HUB75Configuration
  /// What the lines are driven through.
  public var bus: Bus
  /// The duty of a row, percent; see ``setBrightness(_:)``.
  public private(set) var brightness: Int
  /// Every line that the driver owns.
  let wired: LineSet
  @usableFromInline var plan: HUB75Plan
  /// Whether a row was latched that has not had its light.
  @usableFromInline var isLatched = false
  /// Counts the refreshes of gray frames.
  @usableFromInline var grayRefresh: UInt32 = 0

  /// Creates a driver; it writes nothing before ``begin()``.
  ///
  /// - Parameters:
  ///   - configuration: What is driven.
  ///   - alsoWired: Lines that the board has beyond those required, such as the other colours;
  ///     they are held low.
  ///   - bus: What the lines are driven through.
  public init(
    _ configuration: HUB75Configuration, alsoWired: LineSet = [], bus: consuming Bus
  ) {
    self.configuration = configuration
    self.bus = bus
    brightness = configuration.brightness
    wired = configuration.requiredLines.union(alsoWired)
    plan = HUB75Plan(configuration)
  }

  /// Gives the bus back; call ``end()`` before.
  public consuming func takeBus() -> Bus { bus }

  /// Changes the duty of all rows, from the next refresh on.
  ///
  /// - Parameter percent: 0...100; above 0 a row has at least one clock.
  /// - Throws: ``HUB75ConfigurationError/brightness(_:)``.
  public mutating func setBrightness(_ percent: Int) throws(HUB75ConfigurationError) {
    guard HUB75Configuration.brightnesses.contains(percent) else { throw .brightness(percent) }
    if percent == brightness { return }
    brightness = percent
    plan.setBrightness(percent, configuration)
  }

  /// Shows a frame of one bit a pixel for one refresh.
  ///
  /// - Parameter chains: One bitmap a chain, ``HUB75Configuration/columns`` by
  ///   ``HUB75Configuration/rows`` px; those of multiplexed panels are stretched.
  /// - Throws: What the bus throws.
  @inlinable
  public mutating func refresh(_ chains: [Bitmap]) throws(Bus.Failure) {
    check(chains)
    let scan = configuration.scan
    let stride = chains[0].stride
    let result: Result<Void, Bus.Failure>
    if chains.count == 1 {
      result = chains[0].withWords { words in
        plan.levels.withUnsafeBufferPointer { levels in
          let source = ChainColumns(
            words: words.baseAddress!, stride: stride, scan: scan, levels: levels.baseAddress!)
          return Self.attempt { () throws(Bus.Failure) in
            try Self.show(source, plan, after: isLatched, on: &bus)
          }
        }
      }
    } else {
      result = Self.showMixed(chains, chains, plan, after: isLatched, on: &bus)
    }
    isLatched = true
    try result.get()
  }

  /// Shows one plane of a gray frame for one refresh, or parts of two.
  ///
  /// Which one depends on the number of refreshes since the driver was made. Neighbouring pixels
  /// are one refresh out of step, so that the sign as a whole does not flicker.
  ///
  /// - Parameter frame: A frame made for this configuration.
  /// - Throws: What the bus throws.
  @inlinable
  public mutating func refresh(_ frame: HUB75GrayFrame) throws(Bus.Failure) {
    let planes = frame.planes
    let black = HUB75GrayFrame.plane(ofRefresh: grayRefresh, bits: planes.count)
    let white = HUB75GrayFrame.plane(ofRefresh: grayRefresh &+ 1, bits: planes.count)
    check(planes[black])
    check(planes[white])
    let result = Self.showMixed(
      planes[black], planes[white], plan, after: isLatched, on: &bus)
    isLatched = true
    grayRefresh = grayRefresh == HUB75GrayFrame.lastRefresh ? 0 : grayRefresh &+ 1
    try result.get()
  }

  /// A bitmap of another size must never reach the loops.
  @usableFromInline
  func check(_ chains: [Bitmap]) {
    precondition(chains.count == configuration.chains, "one bitmap a chain is needed")
    for bitmap in chains {
      precondition(
        bitmap.width == configuration.columns && bitmap.height == configuration.rows,
        "the bitmap of a chain has another size")
    }
  }
}

extension HUB75Driver: Sendable where Bus: Sendable & ~Copyable {}
