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

struct linux_gpio_lines {
  struct held held;
  linux_places places;
  uint32_t rest;           // levels of the first moment, a bit for each line of the request
  _Atomic uint32_t dark;   // lines held at rest
  _Atomic uint32_t users;  // calls of linux_gpio_darken under way
  _Atomic bool is_released;
  _Atomic uint32_t owners;  // of this memory
};

bool linux_gpio_is_busy(int32_t code) { return code == -EBUSY; }

int32_t linux_gpio_request(linux_gpio_chip *chip, const char *consumer,
                           const linux_gpio_output *outputs, int32_t count,
                           linux_gpio_lines **result) {
  linux_gpio_lines *lines = calloc(1, sizeof *lines);
  if (!lines) return -ENOMEM;
  uint32_t places[LINUX_PLACE_LIMIT];
  for (int32_t index = 0; index < count; index++) {
    places[index] = outputs[index].place;
    lines->rest |= (uint32_t)outputs[index].is_high << index;
  }
  lines->places = linux_places_make(places, (size_t)count);
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
  uint64_t both = linux_places_gather(&lines->places, (uint64_t)mask << 32 | high);
  uint32_t levels = (uint32_t)both, written = (uint32_t)(both >> 32);
  if (written == 0) return 0;  // the kernel refuses to write no line
  uint32_t dark = atomic_load_explicit(&lines->dark, memory_order_relaxed);
  return write_held(&lines->held, (levels & ~dark) | (lines->rest & dark), written);
}

int32_t linux_gpio_darken(linux_gpio_lines *lines, uint32_t mask) {
  uint32_t bits = (uint32_t)linux_places_gather(&lines->places, mask);
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
