// gpio.h: lines of GPIO chips, through libgpiod 1.6 or 2.
// No system header is included here.
#ifndef CLINUX_GPIO_H
#define CLINUX_GPIO_H

#include "places.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __clang__
#pragma clang assume_nonnull begin
#elif !defined(_Nullable)
#define _Nullable
#define _Nonnull
#endif

/// The version of libgpiod, such as "1.6.3"; NULL if this build has none, and then everything below
/// answers "not supported".
const char *_Nullable linux_gpio_library_version(void);

/// A chip that is open.
typedef struct linux_gpio_chip linux_gpio_chip;

/// Opens a chip by the path of its device: 0, or -code.
int32_t linux_gpio_chip_open(const char *path, linux_gpio_chip *_Nullable *_Nonnull chip);
/// Closes a chip that no lines were requested of.
void linux_gpio_chip_close(linux_gpio_chip *chip);
/// The kernel's name of the chip, such as "gpiochip0".
const char *linux_gpio_chip_name(linux_gpio_chip *chip);
/// The label of the chip, which says what it is, such as "pinctrl-bcm2711".
const char *linux_gpio_chip_label(linux_gpio_chip *chip);
/// How many lines the chip has.
int32_t linux_gpio_chip_line_count(linux_gpio_chip *chip);

/// What the kernel says of a line.
typedef struct {
  const char *_Nullable name;      // given by the board's maker; NULL if there is none
  const char *_Nullable consumer;  // who uses it; NULL if nobody does or the user has no name
  bool is_used;                    // by this process, another one or the kernel
  bool is_output;
} linux_gpio_line_info;

/// Asks about a line: 0, or -code. The texts last until the next call for this chip.
int32_t linux_gpio_chip_line_info(linux_gpio_chip *chip, uint32_t offset,
                                  linux_gpio_line_info *info);

#define LINUX_GPIO_PULL_NONE 0  // as it is
#define LINUX_GPIO_PULL_UP 1
#define LINUX_GPIO_PULL_DOWN 2

/// One line of a request.
typedef struct {
  uint32_t place;   // its bit in the sets of linux_gpio_write, 0...31
  uint32_t offset;  // on the chip
  int32_t pull;     // one of LINUX_GPIO_PULL_...
  bool is_high;     // its first level, and the one that darkens
} linux_gpio_output;

/// Lines that this process drives.
typedef struct linux_gpio_lines linux_gpio_lines;

/// Makes lines outputs, all in one request: 0, or -code. The places must rise; there are 1 up to
/// LINUX_PLACE_LIMIT. After success the chip belongs to the lines; after a failure it is still the
/// caller's. libgpiod 1 has one pull for a whole request: the first that a line asks for.
int32_t linux_gpio_request(linux_gpio_chip *chip, const char *consumer,
                           const linux_gpio_output *outputs, int32_t count,
                           linux_gpio_lines *_Nullable *_Nonnull lines);
/// Whether an answer of linux_gpio_request says that someone else has a line.
bool linux_gpio_is_busy(int32_t code);
/// Drives those lines of the mask that were requested, with one call of the kernel: 0, or -code. A
/// bit of high is the level of the line in that place. One thread at a time.
int32_t linux_gpio_write(linux_gpio_lines *lines, uint32_t high, uint32_t mask);
/// Lets the lines go and closes the chip; a darkener keeps nothing open.
void linux_gpio_release(linux_gpio_lines *lines);

/// Adds a user of linux_gpio_darken, which may then outlive linux_gpio_release.
void linux_gpio_darkener_retain(linux_gpio_lines *lines);
/// Ends that; the last one frees what is left of released lines.
void linux_gpio_darkener_release(linux_gpio_lines *lines);
/// Drives lines to their first level and holds them there, whatever linux_gpio_write says, until
/// linux_gpio_lift: 0, or -code; nothing happens if the lines were released. May be called while
/// another thread writes, and in a signal handler: it waits for nobody and allocates nothing.
int32_t linux_gpio_darken(linux_gpio_lines *lines, uint32_t mask);
/// Lets linux_gpio_write decide again; a line changes with the next write to it.
void linux_gpio_lift(linux_gpio_lines *lines);

#ifdef __clang__
#pragma clang assume_nonnull end
#endif

#endif
