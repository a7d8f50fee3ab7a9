// HUB12VirtualTests.swift: frames on virtual panels, which were written without the driver.

import SignPanels
import SignPrimitives
import SignSimulator
import Testing

struct HUB12VirtualTests {
  @Test(arguments: [1, 2, 3], [0, 1, 4])
  func comesBackFromChainsOfPanels(panels: Int, blanking: Int) throws {
    var random = Xorshift(state: 31)
    let frame = try random.bitmap(width: 32 * panels, height: 16)
    var driver = HUB12Driver(
      try HUB12Configuration(panels: panels, blanking: blanking),
      bus: VirtualHUB12(panels: panels, nanosecondsPerWrite: 100))
    driver.begin()
    driver.bus.beginMeasuring()
    for _ in 0..<2 { driver.refresh(frame) }
    driver.blank()
    driver.bus.endMeasuring(refreshes: 2)
    driver.end()
    driver.bus.goQuiet()
    #expect(driver.bus.makeBitmap() == frame)
    #expect(driver.bus.complaints == [])
  }

  @Test func isDarkAtNoBrightness() throws {
    var frame = try Bitmap(width: 32, height: 16)
    frame.fill(frame.bounds)
    var driver = HUB12Driver(
      try HUB12Configuration(brightness: 0), bus: VirtualHUB12(panels: 1))
    driver.begin()
    for _ in 0..<2 { driver.refresh(frame) }
    driver.blank()
    driver.bus.endMeasuring(refreshes: 0)
    #expect(driver.bus.makeBitmap().litCount == 0)
    #expect(driver.bus.complaints == [])
  }
}
