// PanelAllocationTests.swift: what allocates nothing even in a debug build. tools/bench counts the
// drivers of lines, which only optimised code keeps free of allocations.

import CAllocationCounter
import SignPanels
import SignPrimitives
import Testing

/// A bus that only counts, so that every allocation is the driver's.
private struct CountingBus: RowBus {
  var writes = 0

  mutating func send(_ bytes: UnsafeBufferPointer<UInt8>, rowLength: Int) {
    writes += bytes.count / rowLength
  }
}

@Suite(.enabled(if: allocation_counter_works(), "the C library's allocator cannot be counted here"))
struct PanelAllocationTests {
  /// Two pictures that differ in every row.
  private static func pictures(width: Int, height: Int) throws -> [Bitmap] {
    var even = try Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { even.set(x: x, y: y, to: (x + y) % 2 == 0) } }
    var odd = even
    odd.invert(odd.bounds)
    return [even, odd]
  }

  /// How often 200 frames allocate, after two of them.
  private static func allocations(_ frame: (Int) -> Void) -> Int64 {
    frame(0)
    frame(1)
    let before = allocation_count()
    for index in 0..<200 { frame(index) }
    return allocation_count() - before
  }

  @Test(arguments: MAX7219Wiring.all)
  func modulesOnASerialBus(wiring: MAX7219Wiring) throws {
    let pictures = try Self.pictures(width: 64, height: 8)
    let encoder = try MAX7219Encoder(modules: 8, wiring: wiring)
    var driver = MAX7219Driver(bus: CountingBus(), encoder: encoder)
    driver.begin()
    #expect(Self.allocations { driver.show(pictures[$0 & 1]) } == 0)
    #expect(Self.allocations { _ in driver.heal() } == 0)
    #expect(driver.bus.writes > 8 * 200)
  }

  @Test func theMapOfALayout() throws {
    let map = PanelMap(try PanelLayout(across: 8, down: 2, path: .serpentine))
    let canvases = try Self.pictures(width: map.canvasWidth, height: map.canvasHeight)
    var chains = try map.makeChains()
    #expect(Self.allocations { map.apply(canvases[$0 & 1], into: &chains) } == 0)
    #expect(chains[0].litCount == 8 * 64)
  }
}
