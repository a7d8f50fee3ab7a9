// HandoffTests.swift: frames on their way from one thread to another.

import CAllocationCounter
import SignPrimitives
import Testing

@testable import SignLinux

@Suite struct HandoffTests {
  /// Three chains of different sizes, every word the same number.
  private static func frame(_ number: UInt32) throws -> [Bitmap] {
    var chains: [Bitmap] = []
    for rows in [16, 8, 1] {
      var bitmap = try Bitmap(width: 64, height: rows)
      bitmap.withMutableWords { words in
        for index in words.indices { words[index] = number }
      }
      chains.append(bitmap)
    }
    return chains
  }

  /// The number that all words of a frame are; nil for parts of two frames.
  private static func number(_ chains: [Bitmap]) -> UInt32? {
    let first = chains[0].word(row: 0, index: 0)
    for chain in chains {
      let isWhole = chain.withWords { words in words.allSatisfy { $0 == first } }
      if !isWhole { return nil }
    }
    return first
  }

  private static func newest(_ mailbox: FrameMailbox) -> UInt32? {
    var found: UInt32?
    mailbox.withNewest { found = number($0) }
    return found
  }

  @Test func givesTheFirstFrameUntilThereIsAnother() throws {
    let mailbox = FrameMailbox(try Self.frame(7))
    #expect(Self.newest(mailbox) == 7)
    #expect(Self.newest(mailbox) == 7)
    mailbox.put(try Self.frame(8))
    #expect(Self.newest(mailbox) == 8)
    #expect(Self.newest(mailbox) == 8)
  }

  @Test func overtakesFramesThatNobodyTook() throws {
    let mailbox = FrameMailbox(try Self.frame(0))
    for count in 1...9 {
      for number in 0..<UInt32(count) { mailbox.put(try Self.frame(number + 1)) }
      #expect(Self.newest(mailbox) == UInt32(count))
    }
  }

  @Test func aFrameInHandStaysAsItIs() throws {
    let mailbox = FrameMailbox(try Self.frame(1))
    for number: UInt32 in 2...20 {
      let others = [try Self.frame(100), try Self.frame(101), try Self.frame(number)]
      mailbox.withNewest { chains in
        let before = Self.number(chains)
        for frame in others { mailbox.put(frame) }
        #expect(Self.number(chains) == before)
      }
      #expect(Self.newest(mailbox) == number)
    }
  }

  @Test func theGiversBitmapsStayTheirOwn() throws {
    var frame = try Self.frame(5)
    let mailbox = FrameMailbox(frame)
    mailbox.put(frame)
    frame[0].set(x: 0, y: 0, to: false)
    #expect(Self.newest(mailbox) == 5)
    #expect(frame[1] == (try Self.frame(5))[1])
  }

  @Test(.enabled(if: allocation_counter_works(), "allocations cannot be counted here"))
  func allocatesNothing() throws {
    let frames = [try Self.frame(1), try Self.frame(2)]
    let first = FrameMailbox(frames[0])
    let mailbox = FrameMailbox(frames[0])
    var taken = 0
    func exchange(_ mailbox: FrameMailbox) {
      for index in 0..<300 {
        mailbox.put(frames[index & 1])
        if index % 3 != 0 { mailbox.withNewest { taken += $0.count } }
      }
    }
    exchange(first)  // what Swift makes once is made now
    let before = allocation_count()
    exchange(mailbox)
    #expect(allocation_count() - before == 0)
    #expect(taken == 400 * 3)
  }

  @Test func neverTearsAFrameBetweenTwoThreads() throws {
    let count: UInt32 = 100_000
    let mailbox = FrameMailbox(try Self.frame(0))
    var chains = try Self.frame(0)
    let writer = BackgroundThread {
      for number in 1...count {
        for chain in chains.indices {
          chains[chain].withMutableWords { words in
            for index in words.indices { words[index] = number }
          }
        }
        mailbox.put(chains)
      }
    }
    var last: UInt32 = 0
    var torn = 0
    var backwards = 0
    while last < count {
      guard let number = Self.newest(mailbox) else {
        torn += 1
        continue
      }
      if number < last { backwards += 1 }
      last = number
    }
    try #require(writer).join()
    #expect(torn == 0)
    #expect(backwards == 0)
  }
}
