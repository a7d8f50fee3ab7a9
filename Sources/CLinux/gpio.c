// gpio.c: GPIO lines that are written as sets, over whichever libgpiod this is built with.
// Knows nothing of panels.
#include "system.h"

#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>

// The three define the same functions; what gpiod.h is can be told by a macro that only 1.x has.
#if !LEDSIGN_LINUX || !defined(LEDSIGN_GPIO)
#include "gpio_none.h"
#else
#include <gpiod.h>
#ifdef GPIOD_LINE_BULK_MAX_LINES
#include "gpio_v1.h"
#else
#include "gpio_v2.h"
#endif
#endif

// Places beside each other, whose lines are beside each other in the request too: a set of places
// becomes a set of the request's lines by one shift and one mask for each run.
struct run {
  uint64_t keep;  // the same bits in both halves
  uint32_t shift;
};

struct linux_gpio_lines {
  struct held held;
  // Every second place at most begins a run; the entry after the last one keeps nothing.
  struct run runs[LINUX_GPIO_LINE_LIMIT / 2 + 1];
  uint32_t rest;           // levels of the first moment, a bit for each line of the request
  _Atomic uint32_t dark;   // lines held at rest
  _Atomic uint32_t users;  // calls of linux_gpio_darken under way
  _Atomic bool is_released;
  _Atomic uint32_t owners;  // of this memory
};

// Turns two sets of places, one in each half, into two sets of the request's lines.
static uint64_t gathered(const linux_gpio_lines *lines, uint32_t high, uint32_t mask) {
  uint64_t places = (uint64_t)mask << 32 | high, bits = 0;
  const struct run *run = lines->runs;
  do bits |= places >> run->shift & run->keep;
  while ((++run)->keep != 0);
  return bits;
}

static void make_runs(linux_gpio_lines *lines, const linux_gpio_output *outputs, int32_t count) {
  struct run *run = lines->runs;
  for (int32_t index = 0; index < count; index++) {
    uint32_t shift = outputs[index].place - (uint32_t)index;
    if (index > 0 && shift != run->shift) run++;
    run->shift = shift;
    run->keep |= ((uint64_t)1 << 32 | 1) << index;
  }
}

int32_t linux_gpio_request(linux_gpio_chip *chip, const char *consumer,
                           const linux_gpio_output *outputs, int32_t count,
                           linux_gpio_lines **result) {
  linux_gpio_lines *lines = calloc(1, sizeof *lines);
  if (!lines) return -ENOMEM;
  make_runs(lines, outputs, count);
  for (int32_t index = 0; index < count; index++) {
    lines->rest |= (uint32_t)outputs[index].is_high << index;
  }
  atomic_init(&lines->owners, 1);
  int32_t code;
  do code = hold(&lines->held, chip, consumer, outputs, count, lines->rest);
  while (code == -EINTR);
  if (code != 0) {
    free(lines);
    return code;
  }
  *result = lines;
  return 0;
}

int32_t linux_gpio_write(linux_gpio_lines *lines, uint32_t high, uint32_t mask) {
  uint64_t both = gathered(lines, high, mask);
  uint32_t levels = (uint32_t)both, written = (uint32_t)(both >> 32);
  if (written == 0) return 0;  // the kernel refuses to write no line
  uint32_t dark = atomic_load_explicit(&lines->dark, memory_order_relaxed);
  return write_held(&lines->held, (levels & ~dark) | (lines->rest & dark), written);
}

int32_t linux_gpio_darken(linux_gpio_lines *lines, uint32_t mask) {
  uint32_t bits = (uint32_t)gathered(lines, mask, 0);
  if (bits == 0) return 0;
  // Either this sees that the lines were released, or their release sees this and waits.
  atomic_fetch_add(&lines->users, 1);
  int32_t code = 0;
  if (!atomic_load(&lines->is_released)) {
    atomic_fetch_or(&lines->dark, bits);
    code = write_held_beside(&lines->held, lines->rest, bits);
  }
  atomic_fetch_sub(&lines->users, 1);
  return code;
}

void linux_gpio_lift(linux_gpio_lines *lines) { atomic_store(&lines->dark, 0); }

void linux_gpio_darkener_retain(linux_gpio_lines *lines) { atomic_fetch_add(&lines->owners, 1); }

void linux_gpio_darkener_release(linux_gpio_lines *lines) {
  if (atomic_fetch_sub(&lines->owners, 1) == 1) free(lines);
}

void linux_gpio_release(linux_gpio_lines *lines) {
  atomic_store(&lines->is_released, true);
  // One call of the kernel is all that there can be to wait for.
  while (atomic_load(&lines->users) != 0) sched_yield();
  let_go(&lines->held);
  linux_gpio_darkener_release(lines);
}
