// DoctorReportTests.swift: what the whole report says.

import SignFile
import SignLinux
import Testing

@testable import ledsign

@Suite struct DoctorReportTests {
  @Test func nothingHindersAGoodMachine() throws {
    let report = try moduleReport()
    #expect(complaints(report).isEmpty && !report.isHindered)
    #expect(report.text.hasSuffix("\nb.json: nothing hinders driving it\n"))
    #expect(try complaints(scannedReport()).isEmpty)
  }

  @Test func everyLineOfTextIsOneFinding() throws {
    let report = try moduleReport { $0.model = "two\nlines\u{1B}[2J" }
    #expect(report.text.split(separator: "\n").count == report.findings.count + 1)
    #expect(report.text.contains(#"two\u000alines\u001b[2J"#))
  }

  @Test func theLastLineCountsErrorsAndWarnings() throws {
    let report = try moduleReport {
      $0.lines[0].state = .used(by: "x")
      $0.lines[1].state = .used(by: "y")
      $0.supply = .wasLow
    }
    #expect(
      report.text.hasSuffix(
        "\nb.json: 2 errors and 1 warning above; no panel can be driven before the errors are put"
          + " right\n"))
    #expect(report.isHindered)
  }

  private func machine(_ change: (inout MachineFacts) -> Void) throws -> DoctorReport {
    var facts = goodFacts(nil)
    change(&facts)
    return try DoctorReport(facts, board: nil)
  }

  @Test func aMachineThatCanDriveEitherKindIsNotHindered() throws {
    #expect(try !machine { _ in }.isHindered)
    let serialOnly = try machine {
      $0.chips = []
      $0.buses.serial = ["spidev0.0"]
      $0.account.spi.isHeld = true
    }
    #expect(
      !serialOnly.isHindered && complaints(serialOnly).at(0).hasPrefix("warning: there is no GPIO"))
    #expect(try machine { $0.chips = [] }.isHindered)
    #expect(
      try machine {
        $0.chips = []
        $0.buses.serial = ["spidev0.0"]
      }.isHindered)
  }
}
