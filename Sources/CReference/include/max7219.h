// max7219.h: the least work that could send a frame to a chain of 8 x 8 modules wired as FC-16.
// Integers only. Rows of the frame are words of 32 px, the leftmost pixel in the low bit.
#ifndef MAX7219_H
#define MAX7219_H

#include <stdint.h>

#pragma clang assume_nonnull begin

/// Makes the eight rows of a frame, `8 * count` bytes each: a register and its data for each module.
///
/// The module nearest to the input is at the right, and its word is the last one of a row.
///
/// - Parameters:
///   - words: The rows of the frame, `count` words each.
///   - count: A word is four modules.
///   - rows: Room for `64 * count` bytes.
void max7219_rows(const uint32_t *words, int32_t count, uint8_t *rows);

/// The levels of the lines in the eight writes of each half of a byte.
typedef struct {
  uint32_t writes[16][8];
} max7219_levels;

/// Works out the levels: bit 0 is DIN, bit 1 CLK, bit 2 LOAD.
void max7219_make_levels(max7219_levels *levels);

/// Writes down the levels of the lines that each write of eight rows drives.
///
/// Returns the end of the writes.
///
/// - Parameters:
///   - rows: The rows, `length` bytes each.
///   - writes: Room for `8 * (16 * length + 2)` of them.
uint32_t *max7219_writes(const uint8_t *rows, int32_t length, const max7219_levels *levels,
                         uint32_t *writes);

#pragma clang assume_nonnull end

#endif
