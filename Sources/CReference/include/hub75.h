// hub75.h: the least work that could show a frame on a HUB75 panel.
// Integers only; one chain of one bit a pixel, direct row addresses.
#ifndef HUB75_H
#define HUB75_H

#include <stdint.h>

#pragma clang assume_nonnull begin

/// One write to the lines.
typedef struct {
  uint32_t high;  // the levels
  uint32_t mask;  // the lines that are driven
} hub75_write;

/// A panel and its lines.
typedef struct {
  int32_t stride;      // words from one row to the next, all of them shifted
  int32_t scan;        // addresses; half the rows
  int32_t lit_from;    // the column whose data write lights the row before
  int32_t lit_to;      // the column whose data write makes it dark
  uint32_t levels[4];  // data lines: both pixels dark, upper lit, lower lit, both lit
  uint32_t enable;     // the lines, one bit each
  uint32_t clock;
  uint32_t latch;
  uint32_t address;    // the lowest line of the address, the others next to it
} hub75_panel;

/// Writes down a refresh: two writes a column, three more a row.
///
/// Returns the end of the writes.
hub75_write *hub75_refresh(const hub75_panel *panel, const uint32_t *words, hub75_write *writes);

#pragma clang assume_nonnull end

#endif
