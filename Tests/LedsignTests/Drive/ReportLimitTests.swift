// ReportLimitTests.swift: how many messages of a running sign are told.

import Testing

@testable import ledsign

@Suite struct ReportLimitTests {
  @Test func whatIsTooMuchIsCountedAndToldInTheNextSpan() {
    var limit = ReportLimit()
    for index in 0..<50 {
      let verdict = limit.admit(at: Int64(index))
      #expect(verdict.isAdmitted == (index < 20))
      #expect(verdict.leftOut == 0)
    }
    let late = limit.admit(at: ReportLimit.span)
    #expect(late.isAdmitted && late.leftOut == 30)
    let later = limit.admit(at: 2 * ReportLimit.span)
    #expect(later.isAdmitted && later.leftOut == 0)
  }
}
