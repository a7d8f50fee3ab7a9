// gpio.h: what the calls of chips and of requested lines share.
#ifndef GPIO_H
#define GPIO_H

#include <linux/gpio.h>

#include "fakekernel.h"

/// Lines as somebody wants them, whatever the version: flags are those of version 2, levels physical.
struct wanted {
  unsigned count;
  unsigned offsets[REQUEST_LIMIT];
  uint64_t flags[REQUEST_LIMIT];
  bool is_high[REQUEST_LIMIT];
  char consumer[32];
};

/// 0, or the error with which the kernel refuses such flags.
int check_flags(uint64_t flags);
/// Flags of version 1 as those of version 2.
uint64_t flags_from_1(uint32_t flags);
/// Takes flags and levels for the lines that are wanted: 0, or the error of the kernel.
int read_config_2(const struct gpio_v2_line_config *config, struct wanted *wanted);
/// Makes requested lines what is wanted of them, and says so in the trace.
void take_settings(struct device *lines, const struct wanted *wanted);

#endif
