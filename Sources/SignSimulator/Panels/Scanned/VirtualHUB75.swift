// VirtualHUB75.swift: chains of HUB75 panels as their circuits work.
// SignSimulator: no elements, no Linux GPIO.

public import SignPanels
public import SignPrimitives

/// Up to three parallel chains of HUB75 panels that show what they were sent and complain of what
/// hardware dislikes.
///
/// They take writes to the lines of ``HUB75Signal``. In the bitmap of a chain the panel nearest to
/// the input is at the left. Within a panel the column shifted first is the left one, as on every
/// panel whose input is at the right when seen from the front: all panels take their columns from the
/// left, the farthest panel first. The output is lit while OE is low.
public struct VirtualHUB75: LineBus {
  /// A panel answers nothing, so nothing fails.
  public typealias Failure = Never

  /// What the panels are.
  public let setup: Setup
  private var panel: ScannedPanel

  /// Creates panels that have just got power: all shift registers empty, no row selected.
  ///
  /// - Parameters:
  ///   - setup: What the panels are.
  ///   - levels: The lines that are high before the first write; OE unless said.
  ///   - nanosecondsPerWrite: The time from one write to the next, if the clock is to be checked.
  public init(
    _ setup: Setup, levels: LineSet = HUB75Signal.oe.line, nanosecondsPerWrite: Int? = nil
  ) {
    self.setup = setup
    panel = ScannedPanel(
      lines: ScanLines(
        outputEnable: HUB75Signal.oe.line, litWhenHigh: false, clock: HUB75Signal.clk.line,
        latch: HUB75Signal.lat.line, address: VirtualHUB75.addressLines, data: setup.dataLines,
        litByLow: false),
      length: setup.shiftLength, rows: setup.scan, rowAddress: setup.rowAddress,
      driver: setup.driver, levels: levels, nanosecondsPerWrite: nanosecondsPerWrite)
  }

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

  /// Measures light up to now: over whole refreshes, each of which lights every row once.
  ///
  /// Complains of rows that were lit more or less often, of rows that were lit longer than others,
  /// and of colours that are not lit as the ink wants them. Measuring goes on until it is begun anew.
  public mutating func endMeasuring(refreshes: Int = 1) {
    panel.endMeasuring(refreshes: refreshes)
    checkInk()
  }

  /// Complains if a row is left lit now that nothing is written any more.
  public mutating func goQuiet() { panel.goQuiet() }

  /// Loses what the driver chips were configured to, as at a dip of their supply.
  public mutating func losePower() { panel.losePower() }

  /// How long a write takes, ns, if that is known; times here are in writes.
  public var nanosecondsPerWrite: Int? { panel.nanosecondsPerWrite }

  /// How long was measured, in writes.
  public var measuredWrites: Int { panel.time - panel.meter.start }

  /// The time that each scan line was lit, whatever it showed, in writes; as of the last
  /// ``endMeasuring(refreshes:)``, like all light here.
  public var rowTimes: [Int] { panel.meter.rowTimes }

  /// The time that each colour of a pixel was lit, in writes.
  ///
  /// - Parameters:
  ///   - chain: 0 ..< `setup.chains`.
  ///   - x: A column of the chain's bitmap.
  ///   - y: A row of it.
  public func times(chain: Int, x: Int, y: Int) -> (red: Int, green: Int, blue: Int) {
    precondition(chain >= 0 && chain < setup.chains, "no such chain")
    let (row, place, lower) = setup.output(x: x, y: y)
    func time(_ colour: Int) -> Int {
      panel.meter.time(row: row, place: place, line: 6 * chain + (lower ? 3 : 0) + colour)
    }
    return (red: time(0), green: time(1), blue: time(2))
  }

  /// What a chain showed: a pixel is lit if any colour of it was.
  public func makeBitmap(chain: Int = 0) -> Bitmap { light(chain: chain).makeBitmap() }

  /// The light of each pixel, its brightest colour, in writes; full is a row's share of the time.
  ///
  /// A pixel that is on whenever its row may be lit, and the row all of its share, is full.
  public func light(chain: Int = 0) -> LightMap {
    let full = max(1, measuredWrites / setup.scan)
    var map = LightMap(width: setup.width * setup.panels, height: setup.height, full: full)
    for y in 0..<map.height {
      for x in 0..<map.width {
        let (red, green, blue) = times(chain: chain, x: x, y: y)
        map[x, y] = max(red, green, blue)
      }
    }
    return map
  }

  /// Complains of the first pixel of each chain whose colours are not those of the ink.
  private mutating func checkInk() {
    for chain in 0..<setup.chains {
      if let complaint = inkComplaint(chain: chain) { panel.list.add(complaint) }
    }
  }

  private func inkComplaint(chain: Int) -> ScanComplaint? {
    for y in 0..<setup.height {
      for x in 0..<(setup.width * setup.panels) {
        let (red, green, blue) = times(chain: chain, x: x, y: y)
        let lit = max(red, green, blue)
        let differs =
          red != (setup.ink.contains(.red) ? lit : 0)
          || green != (setup.ink.contains(.green) ? lit : 0)
          || blue != (setup.ink.contains(.blue) ? lit : 0)
        if differs {
          return .inkDiffers(
            write: panel.time, chain: chain, x: x, y: y, red: red, green: green, blue: blue)
        }
      }
    }
    return nil
  }

  private static let addressLines: LineSet = [
    HUB75Signal.a.line, HUB75Signal.b.line, HUB75Signal.c.line, HUB75Signal.d.line,
    HUB75Signal.e.line,
  ]
}
