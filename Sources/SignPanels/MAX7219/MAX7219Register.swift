// MAX7219Register.swift: the registers of a MAX7219 that a matrix needs.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// A register by its address, bits 8 to 11 of an SPI word (MAX7219 data sheet, table 2).
///
/// The digit registers are 1...8.
enum MAX7219Register: UInt8 {
  case decodeMode = 0x9
  case intensity = 0xA
  case scanLimit = 0xB
  case shutdown = 0xC
  case displayTest = 0xF
}
