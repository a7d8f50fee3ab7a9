// gpio.c: the ioctls of GPIO chips, in both versions that the kernel has.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "gpio.h"

#define BIAS_FLAGS                                                      \
  (GPIO_V2_LINE_FLAG_BIAS_PULL_UP | GPIO_V2_LINE_FLAG_BIAS_PULL_DOWN | \
   GPIO_V2_LINE_FLAG_BIAS_DISABLED)

static int fail(int error) {
  errno = error;
  return -1;
}

// Who holds a line: a byte of the file of states that is locked belongs to the line of its number.

static struct flock lock_of(unsigned offset) {
  return (struct flock){.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = offset, .l_len = 1};
}

bool is_held(const struct device *chip, unsigned offset) {
  struct flock lock = lock_of(offset);
  if (fcntl(chip->state_descriptor, F_OFD_GETLK, &lock)) give_up("cannot ask", chip->state_path);
  return lock.l_type != F_UNLCK;
}

// Lines as flags of version 2 describe them.

static uint64_t flags_of(const struct device *chip, unsigned offset, char consumer[32]) {
  const struct line_text *text = &chip->text->line[offset];
  if (is_held(chip, offset)) {
    memcpy(consumer, chip->states[offset].consumer, 32);
    return chip->states[offset].flags | GPIO_V2_LINE_FLAG_USED;
  }
  memcpy(consumer, text->consumer, 32);
  return (text->is_used ? GPIO_V2_LINE_FLAG_USED : 0) |
         (text->is_output ? GPIO_V2_LINE_FLAG_OUTPUT : GPIO_V2_LINE_FLAG_INPUT) |
         (text->is_active_low ? GPIO_V2_LINE_FLAG_ACTIVE_LOW : 0) |
         (text->is_pulled_up ? GPIO_V2_LINE_FLAG_BIAS_PULL_UP : 0) |
         (text->is_pulled_down ? GPIO_V2_LINE_FLAG_BIAS_PULL_DOWN : 0);
}

static int chip_info(struct device *chip, struct gpiochip_info *info) {
  memset(info, 0, sizeof *info);
  strcpy(info->name, chip->text->name);
  strcpy(info->label, chip->text->label);
  info->lines = chip->text->lines;
  return 0;
}

static int line_info_1(struct device *chip, struct gpioline_info *info) {
  unsigned offset = info->line_offset;
  if (offset >= chip->text->lines) return fail(EINVAL);
  memset(info, 0, sizeof *info);
  info->line_offset = offset;
  uint64_t flags = flags_of(chip, offset, info->consumer);
  strcpy(info->name, chip->text->line[offset].name);
  if (flags & GPIO_V2_LINE_FLAG_USED) info->flags |= GPIOLINE_FLAG_KERNEL;
  if (flags & GPIO_V2_LINE_FLAG_OUTPUT) info->flags |= GPIOLINE_FLAG_IS_OUT;
  if (flags & GPIO_V2_LINE_FLAG_ACTIVE_LOW) info->flags |= GPIOLINE_FLAG_ACTIVE_LOW;
  if (flags & GPIO_V2_LINE_FLAG_OPEN_DRAIN) info->flags |= GPIOLINE_FLAG_OPEN_DRAIN;
  if (flags & GPIO_V2_LINE_FLAG_OPEN_SOURCE) info->flags |= GPIOLINE_FLAG_OPEN_SOURCE;
  if (flags & GPIO_V2_LINE_FLAG_BIAS_PULL_UP) info->flags |= GPIOLINE_FLAG_BIAS_PULL_UP;
  if (flags & GPIO_V2_LINE_FLAG_BIAS_PULL_DOWN) info->flags |= GPIOLINE_FLAG_BIAS_PULL_DOWN;
  if (flags & GPIO_V2_LINE_FLAG_BIAS_DISABLED) info->flags |= GPIOLINE_FLAG_BIAS_DISABLE;
  return 0;
}

static int line_info_2(struct device *chip, struct gpio_v2_line_info *info) {
  unsigned offset = info->offset;
  for (size_t i = 0; i < sizeof info->padding / sizeof info->padding[0]; i++)
    if (info->padding[i]) return fail(EINVAL);
  if (offset >= chip->text->lines) return fail(EINVAL);
  memset(info, 0, sizeof *info);
  info->offset = offset;
  info->flags = flags_of(chip, offset, info->consumer);
  strcpy(info->name, chip->text->line[offset].name);
  return 0;
}

// Requests, whatever the version: flags are those of version 2, levels are physical.

int check_flags(uint64_t flags) {
  uint64_t directions = GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_OUTPUT;
  uint64_t drives = GPIO_V2_LINE_FLAG_OPEN_DRAIN | GPIO_V2_LINE_FLAG_OPEN_SOURCE;
  if (flags & ~(GPIO_V2_LINE_FLAG_ACTIVE_LOW | directions | drives | BIAS_FLAGS)) return EINVAL;
  uint64_t direction = flags & directions, drive = flags & drives;
  if (direction == directions) return EINVAL;
  if (drive && (direction != GPIO_V2_LINE_FLAG_OUTPUT || (drive & (drive - 1)))) return EINVAL;
  uint64_t bias = flags & BIAS_FLAGS;
  if (bias && (direction == 0 || (bias & (bias - 1)))) return EINVAL;
  return 0;
}

static int check_wanted(const struct device *chip, const struct wanted *wanted) {
  if (wanted->count == 0 || wanted->count > REQUEST_LIMIT) return EINVAL;
  for (unsigned i = 0; i < wanted->count; i++) {
    if (wanted->offsets[i] >= chip->text->lines) return EINVAL;
    int error = check_flags(wanted->flags[i]);
    if (error) return error;
  }
  for (unsigned i = 0; i < wanted->count; i++) {
    const struct line_text *text = &chip->text->line[wanted->offsets[i]];
    if (text->is_used) return EBUSY;
    for (unsigned j = 0; j < i; j++)
      if (wanted->offsets[j] == wanted->offsets[i]) return EBUSY;
  }
  return 0;
}

/// Says in the trace which lines became outputs, and which are pulled.
static void trace_request(const struct wanted *wanted) {
  if (!is_traced()) return;
  char outputs[REQUEST_LIMIT * 8 + 32], pulls[REQUEST_LIMIT * 12 + 32];
  size_t start = (size_t)snprintf(outputs, sizeof outputs, "request %d", (int)getpid());
  size_t length = start;
  size_t pulls_start = (size_t)snprintf(pulls, sizeof pulls, "# pulls");
  size_t pulls_length = pulls_start;
  for (unsigned i = 0; i < wanted->count; i++) {
    unsigned offset = wanted->offsets[i];
    if (offset >= 64) give_up("no trace of lines above", "63");
    if (wanted->flags[i] & GPIO_V2_LINE_FLAG_OUTPUT)
      length += (size_t)snprintf(outputs + length, sizeof outputs - length, " %u=%d", offset,
                                 wanted->is_high[i]);
    if (wanted->flags[i] & BIAS_FLAGS)
      pulls_length += (size_t)snprintf(
          pulls + pulls_length, sizeof pulls - pulls_length, " %u=%s", offset,
          wanted->flags[i] & GPIO_V2_LINE_FLAG_BIAS_PULL_UP     ? "up"
          : wanted->flags[i] & GPIO_V2_LINE_FLAG_BIAS_PULL_DOWN ? "down"
                                                                : "none");
  }
  outputs[length++] = '\n';
  if (length > start + 1) trace_text(outputs, length);
  pulls[pulls_length++] = '\n';
  if (pulls_length > pulls_start + 1) trace_text(pulls, pulls_length);
}

void take_settings(struct device *lines, const struct wanted *wanted) {
  for (unsigned i = 0; i < wanted->count; i++) {
    struct line_state *state = &lines->states[wanted->offsets[i]];
    uint64_t flags = wanted->flags[i];
    if (!(flags & (GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_OUTPUT)))
      flags |= GPIO_V2_LINE_FLAG_INPUT;
    state->flags = (uint32_t)flags;
    lines->is_output[i] = flags & GPIO_V2_LINE_FLAG_OUTPUT;
    if (lines->is_output[i]) state->is_high = wanted->is_high[i];
  }
  trace_request(wanted);
}

/// Requests lines: a descriptor, or -1 with errno.
static int request_lines(struct device *chip, const struct wanted *wanted) {
  int error = check_wanted(chip, wanted);
  if (error) return fail(error);
  // A file of its own, so that its locks last as long as the descriptor and its copies.
  int file = (int)syscall(SYS_openat, AT_FDCWD, chip->state_path, O_RDWR | O_CLOEXEC);
  if (file < 0) return -1;
  for (unsigned i = 0; i < wanted->count; i++) {
    struct flock lock = lock_of(wanted->offsets[i]);
    if (fcntl(file, F_OFD_SETLK, &lock)) {
      syscall(SYS_close, file);
      return fail(EBUSY);
    }
  }
  struct device *lines = calloc(1, sizeof *lines);
  lines->kind = DEVICE_LINES;
  lines->text = malloc(sizeof *lines->text);
  *lines->text = *chip->text;
  strcpy(lines->state_path, chip->state_path);
  size_t size = LINE_LIMIT * sizeof *lines->states;
  lines->states = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (lines->states == MAP_FAILED) give_up("cannot map", chip->state_path);
  lines->state_descriptor =
      (int)syscall(SYS_openat, AT_FDCWD, chip->state_path, O_RDWR | O_CLOEXEC);
  lines->count = wanted->count;
  memcpy(lines->offsets, wanted->offsets, sizeof lines->offsets);
  for (unsigned i = 0; i < wanted->count; i++)
    memcpy(lines->states[wanted->offsets[i]].consumer, wanted->consumer, 32);
  take_settings(lines, wanted);
  add_lines(file, lines);
  return file;
}

static void take_consumer(struct wanted *wanted, const char given[32]) {
  memcpy(wanted->consumer, given, 31);
  // The kernel calls requests without a name so.
  if (wanted->consumer[0] == 0) strcpy(wanted->consumer, "?");
}

// Version 1.

uint64_t flags_from_1(uint32_t flags) {
  return (flags & GPIOHANDLE_REQUEST_INPUT ? GPIO_V2_LINE_FLAG_INPUT : 0) |
         (flags & GPIOHANDLE_REQUEST_OUTPUT ? GPIO_V2_LINE_FLAG_OUTPUT : 0) |
         (flags & GPIOHANDLE_REQUEST_ACTIVE_LOW ? GPIO_V2_LINE_FLAG_ACTIVE_LOW : 0) |
         (flags & GPIOHANDLE_REQUEST_OPEN_DRAIN ? GPIO_V2_LINE_FLAG_OPEN_DRAIN : 0) |
         (flags & GPIOHANDLE_REQUEST_OPEN_SOURCE ? GPIO_V2_LINE_FLAG_OPEN_SOURCE : 0) |
         (flags & GPIOHANDLE_REQUEST_BIAS_PULL_UP ? GPIO_V2_LINE_FLAG_BIAS_PULL_UP : 0) |
         (flags & GPIOHANDLE_REQUEST_BIAS_PULL_DOWN ? GPIO_V2_LINE_FLAG_BIAS_PULL_DOWN : 0) |
         (flags & GPIOHANDLE_REQUEST_BIAS_DISABLE ? GPIO_V2_LINE_FLAG_BIAS_DISABLED : 0);
}

static int request_1(struct device *chip, struct gpiohandle_request *request) {
  struct wanted wanted = {.count = request->lines};
  if (request->lines > REQUEST_LIMIT) return fail(EINVAL);
  for (unsigned i = 0; i < request->lines; i++) {
    wanted.offsets[i] = request->lineoffsets[i];
    wanted.flags[i] = flags_from_1(request->flags);
    bool is_active_low = request->flags & GPIOHANDLE_REQUEST_ACTIVE_LOW;
    wanted.is_high[i] = (request->default_values[i] != 0) != is_active_low;
  }
  take_consumer(&wanted, request->consumer_label);
  int descriptor = request_lines(chip, &wanted);
  if (descriptor < 0) return -1;
  request->fd = descriptor;
  return 0;
}

// Version 2.

static uint64_t flags_from_2(const struct gpio_v2_line_config *config, unsigned index) {
  for (unsigned i = 0; i < config->num_attrs; i++)
    if (config->attrs[i].attr.id == GPIO_V2_LINE_ATTR_ID_FLAGS &&
        config->attrs[i].mask >> index & 1)
      return config->attrs[i].attr.flags;
  return config->flags;
}

static bool value_from_2(const struct gpio_v2_line_config *config, unsigned index) {
  for (unsigned i = 0; i < config->num_attrs; i++)
    if (config->attrs[i].attr.id == GPIO_V2_LINE_ATTR_ID_OUTPUT_VALUES &&
        config->attrs[i].mask >> index & 1)
      return config->attrs[i].attr.values >> index & 1;
  return false;
}

int read_config_2(const struct gpio_v2_line_config *config, struct wanted *wanted) {
  if (config->num_attrs > GPIO_V2_LINE_NUM_ATTRS_MAX) return EINVAL;
  for (size_t i = 0; i < sizeof config->padding / sizeof config->padding[0]; i++)
    if (config->padding[i]) return EINVAL;
  for (unsigned i = 0; i < wanted->count; i++) {
    wanted->flags[i] = flags_from_2(config, i);
    wanted->is_high[i] =
        value_from_2(config, i) != ((wanted->flags[i] & GPIO_V2_LINE_FLAG_ACTIVE_LOW) != 0);
  }
  return 0;
}

static int request_2(struct device *chip, struct gpio_v2_line_request *request) {
  struct wanted wanted = {.count = request->num_lines};
  if (request->num_lines > REQUEST_LIMIT) return fail(EINVAL);
  for (size_t i = 0; i < sizeof request->padding / sizeof request->padding[0]; i++)
    if (request->padding[i]) return fail(EINVAL);
  for (unsigned i = 0; i < request->num_lines; i++) wanted.offsets[i] = request->offsets[i];
  int error = read_config_2(&request->config, &wanted);
  if (error) return fail(error);
  take_consumer(&wanted, request->consumer);
  int descriptor = request_lines(chip, &wanted);
  if (descriptor < 0) return -1;
  request->fd = descriptor;
  return 0;
}

static enum call_kind kind_of_chip_call(unsigned long request) {
  switch (request) {
    case GPIO_GET_CHIPINFO_IOCTL: return CALL_CHIP_INFO;
    case GPIO_GET_LINEINFO_IOCTL:
    case GPIO_V2_GET_LINEINFO_IOCTL: return CALL_LINE_INFO;
    case GPIO_GET_LINEHANDLE_IOCTL:
    case GPIO_V2_GET_LINE_IOCTL: return CALL_REQUEST;
    default: return CALL_UNKNOWN;
  }
}

int gpio_chip_call(struct device *chip, unsigned long request, void *argument) {
  enum call_kind kind = kind_of_chip_call(request);
  int error = begin_call(kind, chip->text->name);
  if (error) return fail(error);
  switch (request) {
    case GPIO_GET_CHIPINFO_IOCTL: return chip_info(chip, argument);
    case GPIO_GET_LINEINFO_IOCTL: return line_info_1(chip, argument);
    case GPIO_V2_GET_LINEINFO_IOCTL: return line_info_2(chip, argument);
    case GPIO_GET_LINEHANDLE_IOCTL: return request_1(chip, argument);
    case GPIO_V2_GET_LINE_IOCTL: return request_2(chip, argument);
    default: return fail(ENOTTY);
  }
}
