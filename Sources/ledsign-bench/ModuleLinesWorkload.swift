// ModuleLinesWorkload.swift: frames that become writes to the lines of a strip of MAX7219.
// ledsign-bench: ordinary Swift only; no Foundation.

import CReference
import SignPanels
import SignPrimitives

/// A strip of 4 FC-16 modules with its input on the right, every row of which changes every frame.
///
/// The panel map of such a strip leaves the order of the modules to the encoder.
final class ModuleLinesWorkload: Workload {
  static let name = "w3b"
  static let title = "32x8 frame to the lines of 4 MAX7219"

  private let pictures = BenchPictures.make(width: 32, height: 8)
  private var driver: MAX7219Driver<SerialRows<KeptLevels>>
  private var referenceRows = [UInt8](repeating: 0, count: 64)
  private var levels = max7219_levels()
  private var referenceWrites = [UInt32](repeating: 0, count: 8 * 130)
  let start = 0
  let compared = [0..<100]

  init() {
    guard let layout = try? PanelLayout(across: 4, start: .right),
      let encoder = try? MAX7219Encoder(
        modules: 4, wiring: MAX7219Wiring(.fc16), reversesModules: PanelMap(layout).isReversal)
    else { preconditionFailure("the workload is not legal") }
    max7219_make_levels(&levels)
    // The set-up is the longest that is sent together: 14 rows, and the lines are put at rest.
    let bus = SerialRows(lines: KeptLevels(capacity: 14 * 130 + 1))
    driver = MAX7219Driver(bus: bus, encoder: encoder)
    driver.begin()
  }

  var made: [UInt32] { driver.bus.lines.makeWords() }
  var madeByReference: [UInt32] { referenceWrites }
  var writes: Int? { driver.bus.lines.count }

  func draw(_ frames: Range<Int>) { Self.send(frames, of: pictures, to: &driver) }

  private static func send(
    _ frames: Range<Int>, of pictures: [Bitmap],
    to driver: inout MAX7219Driver<SerialRows<KeptLevels>>
  ) {
    for frame in frames {
      driver.bus.lines.removeAll()
      driver.show(pictures[frame % BenchPictures.count])
    }
  }

  func drawReference(_ frames: Range<Int>) {
    referenceRows.withUnsafeMutableBufferPointer { rows in
      referenceWrites.withUnsafeMutableBufferPointer { writes in
        for frame in frames {
          pictures[frame % BenchPictures.count].withWords { words in
            max7219_rows(words.baseAddress!, 1, rows.baseAddress!)
          }
          _ = withUnsafePointer(to: levels) {
            max7219_writes(rows.baseAddress!, 8, $0, writes.baseAddress!)
          }
        }
      }
    }
  }
}
