// LineSetTests.swift: sets of lines are one bit a line.

import SignPanels
import Testing

@Suite struct LineSetTests {
  @Test(arguments: 0..<32) func aLineIsTheBitOfItsPlace(place: Int) {
    #expect(LineSet.line(place).rawValue == UInt32(1) << place)
  }
}
