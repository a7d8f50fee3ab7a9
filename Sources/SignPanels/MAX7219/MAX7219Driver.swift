// MAX7219Driver.swift: shows frames on a chain of MAX7219.
// SignPanels: integers only; no Linux, no fonts, no elements. No clock: the caller has one.

public import SignPrimitives

/// A chain of MAX7219 on a bus.
///
/// Call ``begin()`` first, ``show(_:)`` for each frame, ``heal()`` about once a second, since a chip
/// that lost its set-up cannot be asked, and ``end()`` on every way out. Nothing but `init`
/// allocates. Everything is sent with one call of the bus. When that fails, digits are sent again
/// with the next frame, registers with the next heal.
///
/// Over SPI the bus is a row bus; over three lines it is ``SerialRows``.
public struct MAX7219Driver<Bus: RowBus & ~Copyable>: ~Copyable {
  /// The bus.
  public var bus: Bus
  @usableFromInline var registers: MAX7219Registers

  /// Creates a driver; nothing is sent.
  ///
  /// - Parameters:
  ///   - bus: Where rows of two bytes a module are sent.
  ///   - encoder: What turns frames into digits.
  ///   - brightness: How bright the chain is once it has begun.
  @inlinable
  public init(
    bus: consuming Bus, encoder: MAX7219Encoder, brightness: MAX7219Brightness = .full
  ) {
    self.bus = bus
    registers = MAX7219Registers(encoder: encoder, brightness: brightness)
  }

  /// How bright the chain is, or will be once it has begun.
  @inlinable
  public var brightness: MAX7219Brightness { registers.brightness }

  /// Whether the chain has begun and not ended.
  @inlinable
  public var isRunning: Bool { registers.isRunning }

  /// Sets up all chips, whatever state they were in, and wakes them with dark digits.
  ///
  /// Display test and shutdown are written before anything else, so that no LED lights that was
  /// dark: not after a warm restart, and not with a clone that wakes up lit.
  @inlinable
  public mutating func begin() throws(Bus.Failure) {
    registers.makeBegin()
    try send()
    registers.confirm()
  }

  /// Shows a frame: sends the digits that changed in any module, and nothing when none did.
  ///
  /// A digit that changed is sent to all modules. Those where it did not change get the same data
  /// again and no no-op word: it costs the same, and heals on the way. A dark chain takes frames
  /// too. ``begin()`` comes first.
  ///
  /// - Parameter frame: 8 px high and 8 px wide for each module.
  @inlinable
  public mutating func show(_ frame: Bitmap) throws(Bus.Failure) {
    if !registers.makeFrame(frame) { return }
    try send()
    registers.confirm()
  }

  /// Changes the brightness; while the chain has not begun, it is only remembered.
  @inlinable
  public mutating func setBrightness(_ brightness: MAX7219Brightness) throws(Bus.Failure) {
    if registers.makeBrightness(brightness) { try send() }
  }

  /// Sends all registers and digits again, for chips that lost them; before ``begin()`` nothing.
  @inlinable
  public mutating func heal() throws(Bus.Failure) {
    if !isRunning { return }
    registers.makeHeal()
    try send()
    registers.confirm()
  }

  /// Makes the chain dark for good: shutdown first, then display test off and all digits dark.
  ///
  /// It may be called without ``begin()``, to make dark what another program left lit.
  @inlinable
  public mutating func end() throws(Bus.Failure) {
    registers.makeEnd()
    try send()
  }

  @inlinable
  mutating func send() throws(Bus.Failure) {
    try bus.send(registers.rows.waiting, rowLength: registers.rows.rowLength)
  }
}

extension MAX7219Driver: Sendable where Bus: Sendable & ~Copyable {}
