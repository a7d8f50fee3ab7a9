// KernelTrace.swift: reads the calls of a trace.

/// A call to the kernel that drives lines or sends bytes; bit n of a set is the line of offset n.
enum KernelCall: Hashable {
  case request(lines: UInt64, levels: UInt64)
  case write(mask: UInt64, levels: UInt64)
  case release(lines: UInt64)
  case row([UInt8])
}

/// The calls of a trace, in their order.
struct KernelTrace {
  private(set) var calls: [KernelCall] = []
  /// Calls that drive lines, and chip-select windows.
  private(set) var writes = 0

  /// Reads a trace; NUL bytes at its end are cut off.
  init(_ bytes: [UInt8]) throws {
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      // A writer that was killed may leave a hole instead of its last line.
      guard let first = line.first(where: { $0 != 0 }) else { continue }
      if first == UInt8(ascii: "#") || first == UInt8(ascii: "c") { continue }
      let words = line.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == 0 })
      guard try take(words) else {
        throw TraceError("line \(number) of the trace: \(String(decoding: line, as: UTF8.self))")
      }
    }
  }

  /// Takes the words of a line; false if they make no sense.
  private mutating func take(_ words: [ArraySlice<UInt8>]) throws -> Bool {
    guard words.count >= 3 else { return false }
    if words[0].elementsEqual("write".utf8) {
      guard words.count == 4, let mask = hexadecimal(words[2]), let levels = hexadecimal(words[3])
      else { return false }
      calls.append(.write(mask: mask, levels: levels))
      writes += 1
      return true
    }
    switch String(decoding: words[0], as: UTF8.self) {
    case "spi":
      guard words.count >= 4, let row = row(words[3...]) else { return false }
      calls.append(.row(row))
      writes += 1
      return true
    case "request": return request(words[2...].map { String(decoding: $0, as: UTF8.self) })
    case "release": return release(words[2...].map { String(decoding: $0, as: UTF8.self) })
    default: return false
    }
  }

  private mutating func request(_ words: [String]) -> Bool {
    var (lines, levels): (UInt64, UInt64) = (0, 0)
    for word in words {
      let parts = word.split(separator: "=").map { Int($0) }
      guard parts.count == 2, let offset = parts[0], let level = parts[1], 0..<64 ~= offset,
        0...1 ~= level
      else { return false }
      lines |= 1 << UInt64(offset)
      levels |= UInt64(level) << UInt64(offset)
    }
    calls.append(.request(lines: lines, levels: levels))
    return true
  }

  private mutating func release(_ words: [String]) -> Bool {
    var lines: UInt64 = 0
    for word in words {
      guard let offset = Int(word), 0..<64 ~= offset else { return false }
      lines |= 1 << UInt64(offset)
    }
    calls.append(.release(lines: lines))
    return true
  }

  private func digit(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): letter - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private func hexadecimal(_ word: ArraySlice<UInt8>) -> UInt64? {
    guard 1...16 ~= word.count else { return nil }
    var number: UInt64 = 0
    for letter in word {
      guard let digit = digit(letter) else { return nil }
      number = number << 4 | UInt64(digit)
    }
    return number
  }

  private func row(_ words: ArraySlice<ArraySlice<UInt8>>) -> [UInt8]? {
    var row: [UInt8] = []
    var high: UInt8?
    for letter in words.joined() {
      guard let digit = digit(letter) else { return nil }
      if let first = high {
        row.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return high == nil && !row.isEmpty ? row : nil
  }
}
