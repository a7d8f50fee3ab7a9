// HUB75Workload.swift: frames that are each shown by one refresh of a HUB75 panel.
// ledsign-bench: ordinary Swift only; no Foundation.

import CReference
import SignPanels
import SignPrimitives

/// A panel of 64 x 32 px, 1:16, in white.
final class HUB75Workload: Workload {
  static let name = "w3c"
  static let title = "64x32 HUB75 refresh"

  /// A chain each, as the driver wants them.
  private let pictures = BenchPictures.make(width: 64, height: 32).map { [$0] }
  private var driver: HUB75Driver<KeptWrites>
  private let panel: hub75_panel
  private var referenceWrites: [hub75_write]
  private var referenceCount = 0
  let start = 0
  let compared = [0..<100]

  init() {
    guard let configuration = try? HUB75Configuration(width: 64, height: 32) else {
      preconditionFailure("the workload is not legal")
    }
    let most = configuration.writesPerRefresh
    referenceWrites = [hub75_write](repeating: hub75_write(high: 0, mask: 0), count: most)
    let lines = { (signal: HUB75Signal) in signal.line.rawValue }
    let upper = lines(.r1) | lines(.g1) | lines(.b1)
    let lower = lines(.r2) | lines(.g2) | lines(.b2)
    panel = hub75_panel(
      stride: 2, scan: 16, lit_from: 1, lit_to: 63, levels: (0, upper, lower, upper | lower),
      enable: lines(.oe), clock: lines(.clk), latch: lines(.lat), address: lines(.a))
    driver = HUB75Driver(configuration, bus: KeptWrites(capacity: most))
    driver.begin()
    // Only from the second refresh on is there a row to be lit while the first one is shifted.
    driver.bus.removeAll()
    driver.refresh(pictures[0])
  }

  var made: [UInt32] { driver.bus.makeWords() }
  var madeByReference: [UInt32] {
    referenceWrites[..<referenceCount].flatMap { [$0.high, $0.mask] }
  }
  var writes: Int? { driver.bus.count }

  func draw(_ frames: Range<Int>) { Self.send(frames, of: pictures, to: &driver) }

  private static func send(
    _ frames: Range<Int>, of pictures: [[Bitmap]], to driver: inout HUB75Driver<KeptWrites>
  ) {
    for frame in frames {
      driver.bus.removeAll()
      driver.refresh(pictures[frame % BenchPictures.count])
    }
  }

  func drawReference(_ frames: Range<Int>) {
    withUnsafePointer(to: panel) { panel in
      referenceWrites.withUnsafeMutableBufferPointer { writes in
        for frame in frames {
          pictures[frame % BenchPictures.count][0].withWords { words in
            let end = hub75_refresh(panel, words.baseAddress!, writes.baseAddress!)
            referenceCount = end - writes.baseAddress!
          }
        }
      }
    }
  }
}
