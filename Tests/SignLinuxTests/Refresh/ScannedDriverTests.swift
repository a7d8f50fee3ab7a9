// ScannedDriverTests.swift: the drivers of SignPanels as a refresh thread sees them.

import SignLinux
import SignPanels
import SignPrimitives
import SignSimulator
import Testing

@Suite struct ScannedDriverTests {
  @Test func aChainOfHUB12IsAFrameOfOneBitmap() throws {
    var picture = try Bitmap(width: 32, height: 16)
    for y in 0..<16 { for x in 0..<32 where (x + y * y) % 3 == 0 { picture.set(x: x, y: y) } }
    var driver = HUB12Driver(try HUB12Configuration(), bus: VirtualHUB12(panels: 1))
    driver.begin()
    driver.bus.beginMeasuring()
    driver.refresh([picture])
    driver.blank()
    driver.bus.endMeasuring()
    #expect(driver.bus.makeBitmap() == picture)
  }

  @Test func brightnessIsTheDutyOfTheDriver() throws {
    var hub12 = HUB12Driver(try HUB12Configuration(), bus: VirtualHUB12(panels: 1))
    var hub75 = HUB75Driver(
      try HUB75Configuration(width: 16, height: 8),
      bus: VirtualHUB75(VirtualHUB75.Setup(width: 16, height: 8, scan: 4)))
    for percent in [0, 1, 50, 100] {
      hub12.changeBrightness(to: percent)
      hub75.changeBrightness(to: percent)
      #expect(hub12.brightness == percent)
      #expect(hub75.brightness == percent)
    }
  }
}
