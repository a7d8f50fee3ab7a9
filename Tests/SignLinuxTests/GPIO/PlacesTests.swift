// PlacesTests.swift: from the places of signals to the lines of a request.
import CLinux
import Testing

@Suite struct PlacesTests {
  /// What the mapping does to a mask and levels, both at once.
  private func gathered(_ places: [UInt32], high: UInt32, mask: UInt32) -> (UInt32, UInt32) {
    var made = linux_places_make(places, places.count)
    let both = linux_places_gather(&made, UInt64(mask) << 32 | UInt64(high))
    return (UInt32(truncatingIfNeeded: both), UInt32(both >> 32))
  }

  /// The same, one line at a time.
  private func expected(_ places: [UInt32], _ set: UInt32) -> UInt32 {
    var lines: UInt32 = 0
    for (line, place) in places.enumerated() where set >> place & 1 == 1 { lines |= 1 << line }
    return lines
  }

  @Test func placesWithoutGapsAreTheLines() {
    let places = (0 as UInt32)..<32
    let (high, mask) = gathered(Array(places), high: 0xDEAD_BEEF, mask: 0xFEED_F00D)
    #expect(high == 0xDEAD_BEEF)
    #expect(mask == 0xFEED_F00D)
  }

  @Test func linesBehindAGapMoveDown() {
    // HUB75 with four address lines: place 7 (e) has no line.
    let places: [UInt32] = [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13]
    let (high, mask) = gathered(places, high: 0b10_0001_1000_0010, mask: 0b11_1111_1000_0011)
    #expect(high == 0b1_0000_1000_0010)
    #expect(mask == 0b1_1111_1000_0011)
  }

  @Test func everySecondPlaceIsTheMostRuns() {
    let odd = (0..<16).map { UInt32(2 * $0 + 1) }
    let (high, mask) = gathered(odd, high: 0xAAAA_AAAA, mask: 0x8000_0002)
    #expect(high == 0xFFFF)
    #expect(mask == 0x8001)
  }

  @Test func onlyTheHighestPlaceIsLineZero() {
    let (high, mask) = gathered([31], high: .max, mask: 1 << 31)
    #expect(high == 1)
    #expect(mask == 1)
    #expect(gathered([31], high: .max, mask: .max >> 1).1 == 0)
  }

  @Test func anyPlacesAgreeWithOneLineAtATime() {
    var seed: UInt64 = 7
    func next() -> UInt32 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(seed >> 32)
    }
    for _ in 0..<2000 {
      let chosen = next() | 1 << (next() & 31)
      let places = (0..<32).filter { chosen >> $0 & 1 == 1 }.map { UInt32($0) }
      let (high, mask) = (next(), next())
      let found = gathered(places, high: high, mask: mask)
      #expect(found.0 == expected(places, high))
      #expect(found.1 == expected(places, mask))
    }
  }
}
