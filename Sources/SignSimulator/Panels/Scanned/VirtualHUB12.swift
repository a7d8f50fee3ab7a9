// VirtualHUB12.swift: a chain of P10 panels as their circuits work.
// SignSimulator: no elements, no Linux GPIO.

public import SignPanels
public import SignPrimitives

/// A chain of HUB12 panels (P10, 1:4, one colour) that shows what it was sent and complains of what
/// hardware dislikes.
///
/// It takes writes to the lines of ``HUB12Signal``. Scan line s lights the rows s, s + 4, s + 8 and
/// s + 12; each byte column of eight pixels is four bytes, of the rows s + 12, s + 8, s + 4 and s, the
/// left pixel first. A data line that is low lights its pixel; the output is lit while OE is high. In
/// the bitmap the panel nearest to the input is at the left; the farthest panel's bytes come first,
/// each panel's from its left. Source: the drivers freetronics/DMD and cjd/DMD.
public struct VirtualHUB12: LineBus {
  /// A panel answers nothing, so nothing fails.
  public typealias Failure = Never

  /// Columns of a panel, px.
  public let width: Int
  /// Panels in the chain.
  public let panels: Int
  /// Rows of a panel, px.
  public static let height = 16

  private var panel: ScannedPanel

  /// Creates panels that have just got power.
  ///
  /// - Parameters:
  ///   - panels: Panels in the chain, more than 0.
  ///   - width: Columns of a panel, a multiple of 8; real ones have 32.
  ///   - levels: The lines that are high before the first write; none unless said, which is dark.
  ///   - nanosecondsPerWrite: The time from one write to the next, if the clock is to be checked.
  public init(
    panels: Int, width: Int = 32, levels: LineSet = [], nanosecondsPerWrite: Int? = nil
  ) {
    precondition(panels > 0 && width > 0 && width % 8 == 0, "no such panel")
    self.panels = panels
    self.width = width
    panel = ScannedPanel(
      lines: ScanLines(
        outputEnable: HUB12Signal.oe.line, litWhenHigh: true, clock: HUB12Signal.clk.line,
        latch: HUB12Signal.lat.line, address: HUB12Signal.a.line.union(HUB12Signal.b.line),
        data: HUB12Signal.r.line, litByLow: true),
      length: 4 * width * panels, rows: 4, rowAddress: .direct, driver: .standard, levels: levels,
      nanosecondsPerWrite: nanosecondsPerWrite)
  }

  /// Clocks that fill the shift registers: four rows of the chain.
  public var shiftLength: Int { 4 * width * panels }

  /// The first thousand complaints, in their order.
  public var complaints: [ScanComplaint] { panel.list.first }
  /// All complaints, those included that were not kept.
  public var complaintCount: Int { panel.list.count }

  /// Writes so far: the number of the next one.
  public var writeCount: Int { panel.time }

  /// Takes a write to the lines.
  public mutating func write(_ high: LineSet, mask: LineSet) { panel.write(high, mask: mask) }

  /// Measures light from the next write on; without this it is measured from the first write.
  public mutating func beginMeasuring() { panel.beginMeasuring() }

  /// Measures light up to now: over whole refreshes, each of which lights every scan line once.
  ///
  /// Complains of scan lines that were lit more or less often, or longer than others.
  public mutating func endMeasuring(refreshes: Int = 1) { panel.endMeasuring(refreshes: refreshes) }

  /// Complains if a scan line is left lit now that nothing is written any more.
  public mutating func goQuiet() { panel.goQuiet() }

  /// How long a write takes, ns, if that is known; times here are in writes.
  public var nanosecondsPerWrite: Int? { panel.nanosecondsPerWrite }

  /// How long was measured, in writes.
  public var measuredWrites: Int { panel.time - panel.meter.start }

  /// The time that each scan line was lit, whatever it showed, in writes; as of the last
  /// ``endMeasuring(refreshes:)``, like all light here.
  public var rowTimes: [Int] { panel.meter.rowTimes }

  /// What the chain showed.
  public func makeBitmap() -> Bitmap { light().makeBitmap() }

  /// The light of each pixel, in writes; full is a scan line's share of the time.
  public func light() -> LightMap {
    let full = max(1, measuredWrites / 4)
    var map = LightMap(width: width * panels, height: VirtualHUB12.height, full: full)
    for y in 0..<map.height {
      for x in 0..<map.width {
        map[x, y] = panel.meter.time(row: y % 4, place: place(x: x, y: y), line: 0)
      }
    }
    return map
  }

  /// Where a pixel lies along the shift register, 0 nearest to the input.
  private func place(x: Int, y: Int) -> Int {
    let column = x % width
    let order = column / 8 * 32 + (3 - y / 4) * 8 + column % 8
    return x / width * 4 * width + 4 * width - 1 - order
  }
}
