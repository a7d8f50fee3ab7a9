// max7219.c: reverses bits, puts registers before them, writes down levels, and nothing else.
#include "max7219.h"

#include <string.h>

// The length of the chain is known when each call of this is compiled.
static inline __attribute__((always_inline)) void make_rows(
    const uint32_t *restrict words, int count, uint8_t *restrict rows) {
  uint64_t registers = 0;
  for (int row = 0; row < 8; row++) {
    registers += 0x0001000100010001;
    for (int word = 0; word < count; word++) {
      // The bits of each byte in the other order: the left end of a module is the high bit.
      uint64_t data = __builtin_bswap32(__builtin_bitreverse32(words[word]));
      data = (data | data << 16) & 0x0000FFFF0000FFFF;
      data = (data << 8 | data << 16) & 0xFF00FF00FF00FF00;
      data |= registers;
      memcpy(rows, &data, 8);
      rows += 8;
    }
    words += count;
  }
}

void max7219_rows(const uint32_t *words, int32_t count, uint8_t *rows) {
  if (count == 1) {
    make_rows(words, 1, rows);
  } else if (count == 8) {
    make_rows(words, 8, rows);
  } else {
    make_rows(words, count, rows);
  }
}

void max7219_make_levels(max7219_levels *levels) {
  for (int half = 0; half < 16; half++) {
    for (int bit = 0; bit < 4; bit++) {
      levels->writes[half][2 * bit] = (half >> (3 - bit)) & 1;
      levels->writes[half][2 * bit + 1] = 2;
    }
  }
}

uint32_t *max7219_writes(const uint8_t *restrict rows, int32_t length,
                         const max7219_levels *restrict levels, uint32_t *restrict writes) {
  for (int row = 0; row < 8; row++) {
    *writes++ = 0;
    for (int byte = 0; byte < length; byte++) {
      memcpy(writes, levels->writes[rows[byte] >> 4], 32);
      memcpy(writes + 8, levels->writes[rows[byte] & 15], 32);
      writes += 16;
    }
    *writes++ = 4;
    rows += length;
  }
  return writes;
}
