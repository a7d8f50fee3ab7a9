// hub75.c: shifts bits and writes down the levels of the lines, and nothing else.
#include "hub75.h"

// The bits of two words by turns, from the lowest of the one and of the other.
static inline uint64_t interleave(uint32_t even, uint32_t odd) {
  uint64_t bits = even | (uint64_t)odd << 32;
  static const uint64_t masks[] = {0xFFFF0000, 0x0000FF000000FF00, 0x00F000F000F000F0,
                                   0x0C0C0C0C0C0C0C0C, 0x2222222222222222};
#pragma clang loop unroll(full)
  for (int step = 0; step < 5; step++) {
    uint64_t change = (bits ^ bits >> (16 >> step)) & masks[step];
    bits ^= change ^ change << (16 >> step);
  }
  return bits;
}

// The 32 columns of a word of the upper half and of the lower half.
static inline __attribute__((always_inline)) hub75_write *shift_word(
    const hub75_panel *restrict panel, uint32_t upper, uint32_t lower, uint32_t mask,
    hub75_write *restrict to) {
  hub75_write clock = {panel->clock, panel->clock};
  uint64_t bits = interleave(upper, lower);
  for (int column = 0; column < 32; column++) {
    to[0] = (hub75_write){panel->levels[bits & 3], mask};
    to[1] = clock;
    to += 2;
    bits >>= 2;
  }
  return to;
}

hub75_write *hub75_refresh(const hub75_panel *panel, const uint32_t *words, hub75_write *writes) {
  uint32_t data = panel->levels[3] | panel->clock;
  uint32_t address = (uint32_t)(panel->scan - 1) * panel->address;
  const uint32_t *upper = words;
  const uint32_t *lower = words + panel->scan * panel->stride;
  for (int row = 0; row < panel->scan; row++) {
    hub75_write *start = writes;
    for (int word = 0; word < panel->stride; word++) {
      writes = shift_word(panel, upper[word], lower[word], data, writes);
    }
    // The row before is lit for some of these columns; the output enable is low for lit.
    start[2 * panel->lit_from].mask |= panel->enable;
    start[2 * panel->lit_to].mask |= panel->enable;
    start[2 * panel->lit_to].high |= panel->enable;
    writes[0] = (hub75_write){(uint32_t)row * panel->address, address};
    writes[1] = (hub75_write){panel->latch, panel->latch};
    writes[2] = (hub75_write){0, panel->latch};
    writes += 3;
    upper += panel->stride;
    lower += panel->stride;
  }
  return writes;
}
