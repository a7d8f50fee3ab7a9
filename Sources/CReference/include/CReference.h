// CReference.h: the least work that could draw the frames which ledsign-bench measures.
// Integers only. Whatever draws clears its canvas first, as a sign does.
#ifndef CREFERENCE_H
#define CREFERENCE_H

#include "hub75.h"
#include "max7219.h"

#include <stdint.h>

#pragma clang assume_nonnull begin

/// Rows of 32-bit words, the leftmost pixel in the low bit.
typedef struct {
  uint32_t *words;
  int32_t stride;  // words from one row to the next
  int32_t rows;
} reference_canvas;

/// A text that goes round to the left, rendered before: one period and one canvas of it.
typedef struct {
  const uint32_t *words;
  int32_t stride;            // words from one row to the next; each row has one word more than is shown
  int32_t rows;
  int32_t top;               // the canvas row of its first row
  int64_t period;            // px
  int64_t pixels_per_second;
  int64_t frames_per_second;
} reference_text;

/// Draws a frame of a text that goes round and round.
void reference_draw_text(reference_canvas canvas, const reference_text *text, int64_t frame);

/// What is left of 32 px of each of 4 rows at each of 256 levels.
typedef struct {
  uint32_t words[256][4];
} reference_masks;

/// Works out the masks of the 4 x 4 threshold matrix.
void reference_make_masks(reference_masks *masks);

/// Draws a picture of the canvas's size whose level is the number of the frame, modulo 256.
void reference_draw_fade(reference_canvas canvas, const uint32_t *picture,
                         const reference_masks *masks, int64_t frame);

#pragma clang assume_nonnull end

#endif
