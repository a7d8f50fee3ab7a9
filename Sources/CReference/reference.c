// reference.c: shifts and ORs words that were rendered before, and nothing else.
#include "CReference.h"

#include <string.h>

static void clear(reference_canvas canvas) {
  memset(canvas.words, 0, (size_t)canvas.stride * (size_t)canvas.rows * sizeof(uint32_t));
}

// The size of the sign is known when each call of this is compiled, as for a program made for one sign.
static inline __attribute__((always_inline)) void shift_rows(
    uint32_t *restrict to, const uint32_t *restrict from, int stride, int rows, int from_stride,
    int shift) {
  for (int row = 0; row < rows; row++) {
#pragma clang loop vectorize(disable) unroll(full)
    for (int word = 0; word < stride; word++) {
      uint64_t pair = from[word] | (uint64_t)from[word + 1] << 32;
      to[word] |= (uint32_t)(pair >> shift);
    }
    from += from_stride;
    to += stride;
  }
}

void reference_draw_text(reference_canvas canvas, const reference_text *text, int64_t frame) {
  clear(canvas);
  // Half a pixel counts up.
  int64_t moved = (2 * frame * text->pixels_per_second + text->frames_per_second)
                  / (2 * text->frames_per_second);
  int64_t x = moved % text->period;
  int shift = (int)(x & 31);
  const uint32_t *from = text->words + (x >> 5);
  uint32_t *to = canvas.words + text->top * canvas.stride;
  if (canvas.stride == 2) {
    shift_rows(to, from, 2, text->rows, text->stride, shift);
  } else {
    shift_rows(to, from, 16, text->rows, text->stride, shift);
  }
}

void reference_make_masks(reference_masks *masks) {
  static const int thresholds[4][4] = {
    {0, 8, 2, 10},
    {12, 4, 14, 6},
    {3, 11, 1, 9},
    {15, 7, 13, 5},
  };
  for (int level = 0; level < 256; level++) {
    // A level is a share of 255, to the nearest 65,536th.
    int coverage = (2 * level * 65536 + 255) / 510;
    for (int y = 0; y < 4; y++) {
      uint32_t word = 0;
      for (int x = 0; x < 32; x++) {
        if ((2 * thresholds[y][x & 3] + 1) * 65536 < 32 * coverage) word |= (uint32_t)1 << x;
      }
      masks->words[level][y] = word;
    }
  }
}

void reference_draw_fade(reference_canvas canvas, const uint32_t *picture,
                         const reference_masks *masks, int64_t frame) {
  clear(canvas);
  const uint32_t *restrict mask = masks->words[frame & 255];
  const uint32_t *restrict from = picture;
  uint32_t *restrict to = canvas.words;
  for (int row = 0; row < 16; row++) {
    to[2 * row] |= from[2 * row] & mask[row & 3];
    to[2 * row + 1] |= from[2 * row + 1] & mask[row & 3];
  }
}
