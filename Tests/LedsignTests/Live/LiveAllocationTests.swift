// LiveAllocationTests.swift: a frame of a running sign allocates nothing while nothing comes in.
// Tests of ledsign: counts the calls of the C library's allocator in this thread.

import CAllocationCounter
import CPosix
import SignCore
import SignFile
import SignPrimitives
import Testing

@testable import ledsign

@Suite(.enabled(if: allocation_counter_works(), "the C library's allocator cannot be counted here"))
struct LiveAllocationTests {
  private static let sign = """
    { "size": [48, 16], "elements": [
      { "type": "marquee", "id": "news", "frame": [0, 0, 48, 8], "fade": 4,
        "text": "Platform {var:p} at {time:%H:%M:%S} and then some", "kind": "continuous" },
      { "type": "text", "frame": [0, 8, 48, 8], "blink": { "period": 300 },
        "text": "{countdown:2027-01-01T00:01:00Z}" }] }
    """

  /// A sign whose clock changes at 600 ms, 1600 ms and so on, with a FIFO that nobody writes to.
  private func input() throws -> LiveInput {
    let start = WallTime(rfc3339: "2027-01-01T00:00:00.4Z")
    let loaded = try LoadedSign(bytes: Array(Self.sign.utf8), file: "sign.json", start: start)
    let fifo = "/tmp/ledsign-tests-\(posix_monotonic_nanoseconds())"
    return LiveInput(
      try LiveSign(loaded), try LineSource(readsStandardInput: false, fifo: fifo),
      endsWithInput: false, followsClock: false)
  }

  /// How often the frames of a range of ms allocate, after the first one.
  private func allocations(_ input: inout LiveInput, _ times: Range<Int>) -> Int64 {
    var frame = input.live.sign.makeFrame()
    var before: Int64 = 0
    // A range of Int: any other would allocate by itself where the optimizer is off.
    for time in times {
      input.prepare(for: .milliseconds(Int64(time)))
      input.draw(at: .milliseconds(Int64(time)), into: &frame)
      if time == times.lowerBound { before = allocation_count() }
    }
    return allocation_count() - before
  }

  @Test func aFrameWithoutNewsAllocatesNothing() throws {
    var input = try input()
    #expect(allocations(&input, 0..<600) == 0)
    // One second later the texts are other ones.
    #expect(allocations(&input, 600..<1600) == 0)
    #expect(allocations(&input, 1599..<1601) > 0, "a new second is news")
  }
}
