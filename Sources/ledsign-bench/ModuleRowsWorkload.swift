// ModuleRowsWorkload.swift: frames that become the SPI words of a strip of MAX7219.
// ledsign-bench: ordinary Swift only; no Foundation.

import CReference
import SignPanels
import SignPrimitives

/// How long a strip of modules is.
protocol StripSetup {
  static var name: String { get }
  static var title: String { get }
  static var modules: Int { get }
}

/// 4 modules.
enum ShortStrip: StripSetup {
  static let name = "w3a4"
  static let title = "32x8 frame to the bytes of 4 MAX7219"
  static let modules = 4
}

/// 32 modules.
enum LongStrip: StripSetup {
  static let name = "w3a32"
  static let title = "256x8 frame to the bytes of 32 MAX7219"
  static let modules = 32
}

/// A strip of FC-16 modules with its input on the right, every row of which changes every frame.
///
/// The panel map of such a strip leaves the order of the modules to the encoder.
final class ModuleRowsWorkload<Setup: StripSetup>: Workload {
  static var name: String { Setup.name }
  static var title: String { Setup.title }

  private let pictures = BenchPictures.make(width: 8 * Setup.modules, height: 8)
  private var driver: MAX7219Driver<KeptRows>
  private var referenceRows = [UInt8](repeating: 0, count: 16 * Setup.modules)
  let start = 0
  let compared = [0..<100]

  init() {
    guard let layout = try? PanelLayout(across: Setup.modules, start: .right),
      let encoder = try? MAX7219Encoder(
        modules: Setup.modules, wiring: MAX7219Wiring(.fc16),
        reversesModules: PanelMap(layout).isReversal)
    else { preconditionFailure("the workload is not legal") }
    // The set-up is the longest that is sent together: 14 rows.
    driver = MAX7219Driver(bus: KeptRows(capacity: 28 * Setup.modules), encoder: encoder)
    driver.begin()
  }

  var made: [UInt32] { driver.bus.makeWords() }
  var madeByReference: [UInt32] { referenceRows.map { UInt32($0) } }

  func draw(_ frames: Range<Int>) { Self.send(frames, of: pictures, to: &driver) }

  private static func send(
    _ frames: Range<Int>, of pictures: [Bitmap],
    to driver: inout MAX7219Driver<KeptRows>
  ) {
    for frame in frames {
      driver.show(pictures[frame % BenchPictures.count])
    }
  }

  func drawReference(_ frames: Range<Int>) {
    referenceRows.withUnsafeMutableBufferPointer { rows in
      for frame in frames {
        pictures[frame % BenchPictures.count].withWords { words in
          max7219_rows(words.baseAddress!, Int32(Setup.modules / 4), rows.baseAddress!)
        }
      }
    }
  }
}
