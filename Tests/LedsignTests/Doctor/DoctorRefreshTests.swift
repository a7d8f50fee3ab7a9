// DoctorRefreshTests.swift: what is said of the refresh, and of what delays it.

import SignFile
import SignLinux
import Testing

@testable import ledsign

@Suite struct DoctorRefreshTests {
  @Test(arguments: [
    ("Raspberry Pi 4 Model B Rev 1.4", 199), ("Raspberry Pi 400 Rev 1.0", 199),
    ("Raspberry Pi Compute Module 4 Rev 1.1", 199), ("Raspberry Pi 5 Model B Rev 1.0", 170),
    ("Raspberry Pi 500 Rev 1.0", 170), ("Raspberry Pi Compute Module 5 Rev 1.0", 170),
  ])
  func aMeasuredModelHasARate(_ model: String, _ hertz: Int) throws {
    let report = try scannedReport { $0.model = model }
    #expect(report.text.contains("\nok: a refresh is 2096 calls: \(hertz) Hz on this model"))
  }

  @Test(arguments: ["Raspberry Pi Zero W Rev 1.1", "Raspberry Pi 3 Model B Rev 1.2", "Acme"])
  func nobodyHasMeasuredOtherModels(_ model: String) throws {
    let report = try scannedReport { $0.model = model }
    #expect(
      complaints(report).at(0).hasPrefix(
        "warning: a refresh is 2096 calls: 199 Hz on a Raspberry Pi 4, 170 Hz on a Raspberry Pi 5,"
          + " but nobody has measured calls on this model;"))
  }

  // 4 panels: 8,240 calls of 2.4 us are 50.6 Hz. 2 of 64 rows: 32 x 259 = 8,288 calls, 50.3 Hz.
  @Test func aFlickeringBoardIsHindered() throws {
    #expect(try scannedReport(scanned + #", "chain": 4"#).isHindered)
    #expect(try scannedReport(scanned + #", "chain": 4"#) { $0.model = nil }.isHindered)
    #expect(try !scannedReport(scanned + #", "chain": 3"#).isHindered)
  }

  @Test func realTimePriorityIsAdvisedForScannedPanelsOnly() throws {
    #expect(try complaints(moduleReport { $0.processors.realtimePriority = 0 }).isEmpty)
    let report = try scannedReport { $0.processors.realtimePriority = 0 }
    #expect(complaints(report).at(0).hasPrefix("warning: no real-time priority is allowed"))
    #expect(try complaints(scannedReport { $0.processors.realtimePriority = nil }).isEmpty)
  }

  // The refresh rests for a 17th of its time: 58.8 ms in a second.
  @Test(arguments: [(50_000, 0), (58_823, 0), (58_824, 1), (500_000, 1)])
  func theKernelsPauseShowsWhenItIsLongerThanTheRefreshRests(_ pause: Int, _ count: Int) throws {
    let report = try scannedReport {
      $0.processors.realtimePeriod = 1_000_000
      $0.processors.realtimePause = pause
    }
    #expect(complaints(report).count == count)
  }

  @Test func whatIsKnownToMakePanelsFlickerIsNamed() throws {
    #expect(
      try complaints(scannedReport { $0.processors.count = 1 }).at(0).contains("one processor"))
    #expect(
      try complaints(scannedReport { $0.buses.hasOneWire = true }).at(0).contains("1-wire bus"))
    #expect(try complaints(moduleReport { $0.buses.hasOneWire = true }).isEmpty)
    #expect(try complaints(moduleReport { $0.supply = .isLow }).at(0).contains("too low now"))
    #expect(try complaints(moduleReport { $0.supply = .wasLow }).at(0).contains("since the start"))
    #expect(try complaints(scannedReport { $0.hasSoundDriver = true }).isEmpty)
  }
}
