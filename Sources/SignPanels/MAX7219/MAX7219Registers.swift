// MAX7219Registers.swift: what a chain is told, and what it is known to hold.
// SignPanels: integers only; no Linux, no fonts, no elements. Only making it allocates.

public import SignPrimitives

/// The part of a driver that does not depend on its bus: it makes the rows that are to be sent.
@usableFromInline
struct MAX7219Registers: ~Copyable, Sendable {
  @usableFromInline private(set) var brightness: MAX7219Brightness
  /// Whether the chain has begun and not ended.
  @usableFromInline private(set) var isRunning = false
  /// The rows to send.
  @usableFromInline var rows: MAX7219Rows
  private var digits: MAX7219Digits
  /// Digits that the chain may not hold yet, digit 0 in the low bit.
  private var pending: UInt8 = 0

  @usableFromInline
  init(encoder: MAX7219Encoder, brightness: MAX7219Brightness) {
    self.brightness = brightness
    digits = MAX7219Digits(for: encoder)
    rows = MAX7219Rows(modules: encoder.modules)
  }

  private var intensity: UInt8 { UInt8(brightness.intensity ?? 0) }

  /// The rows have been sent.
  @usableFromInline
  mutating func confirm() {
    pending = 0
    isRunning = true
  }

  @usableFromInline
  mutating func makeBegin() {
    digits.clear()
    pending = 0xFF
    rows.removeAll()
    rows.append(.displayTest, 0)
    rows.append(.shutdown, 0)
    rows.append(.decodeMode, 0)
    rows.append(.scanLimit, 7)
    rows.append(pending, of: digits)
    rows.append(.intensity, intensity)
    if brightness != .dark { rows.append(.shutdown, 1) }
  }

  /// Returns whether there is anything to send.
  @usableFromInline
  mutating func makeFrame(_ frame: Bitmap) -> Bool {
    precondition(isRunning, "begin comes before show")
    pending |= digits.update(from: frame)
    if pending == 0 { return false }
    rows.removeAll()
    rows.append(pending, of: digits)
    return true
  }

  /// Returns whether there is anything to send.
  @usableFromInline
  mutating func makeBrightness(_ new: MAX7219Brightness) -> Bool {
    let wasDark = brightness == .dark
    if new == brightness { return false }
    brightness = new
    rows.removeAll()
    if new == .dark {
      rows.append(.shutdown, 0)
    } else {
      rows.append(.intensity, intensity)
      if wasDark { rows.append(.shutdown, 1) }
    }
    return isRunning
  }

  @usableFromInline
  mutating func makeHeal() {
    pending = 0xFF
    rows.removeAll()
    rows.append(.displayTest, 0)
    rows.append(.decodeMode, 0)
    rows.append(.scanLimit, 7)
    rows.append(.intensity, intensity)
    rows.append(pending, of: digits)
    rows.append(.shutdown, brightness == .dark ? 0 : 1)
  }

  @usableFromInline
  mutating func makeEnd() {
    isRunning = false
    digits.clear()
    rows.removeAll()
    rows.append(.shutdown, 0)
    rows.append(.displayTest, 0)
    rows.append(0xFF, of: digits)
  }
}
