// places.h: from the places of lines in a panel's signals to their places in a request.
// Pure; no system header is included here.
#ifndef CLINUX_PLACES_H
#define CLINUX_PLACES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __clang__
#pragma clang assume_nonnull begin
#endif

/// The most lines of a request.
#define LINUX_PLACE_LIMIT 32

/// Places beside each other, whose lines are beside each other in the request too.
typedef struct {
  uint64_t keep;   // the lines, in both halves
  uint32_t shift;  // from places to lines
} linux_place_run;

/// All runs of a request: each turns places into lines by one shift and one mask.
typedef struct {
  linux_place_run runs[LINUX_PLACE_LIMIT / 2 + 1];  // those after the last keep nothing
} linux_places;

/// The runs of 1...LINUX_PLACE_LIMIT rising places, 0...31, in the order of a request.
static inline linux_places linux_places_make(const uint32_t *places, size_t count) {
  linux_places result = {0};
  linux_place_run *run = result.runs;
  for (uint32_t line = 0; line < count; line++) {
    uint32_t shift = places[line] - line;
    if (line > 0 && shift != run->shift) run++;
    run->shift = shift;
    run->keep |= ((uint64_t)1 << 32 | 1) << line;
  }
  return result;
}

/// Turns two sets of places, one in each half, into two sets of lines; other places are left out.
static inline uint64_t linux_places_gather(const linux_places *places, uint64_t sets) {
  const linux_place_run *run = places->runs;
  // Most panels have no more than one gap among their places.
  uint64_t lines = (sets >> run[0].shift & run[0].keep) | (sets >> run[1].shift & run[1].keep);
  for (run += 2; run->keep != 0; run++) lines |= sets >> run->shift & run->keep;
  return lines;
}

#ifdef __clang__
#pragma clang assume_nonnull end
#endif

#endif
