// lines.c: the ioctls of requested lines, in both versions that the kernel has.
#include <errno.h>
#include <string.h>

#include "gpio.h"

static int fail(int error) {
  errno = error;
  return -1;
}

/// Drives lines: those with a bit in `mask`, by their place in the request.
static int drive(struct device *lines, uint64_t mask, uint64_t levels) {
  if (mask == 0) return fail(EINVAL);
  uint64_t traced_mask = 0, traced_levels = 0;
  for (unsigned i = 0; i < lines->count; i++)
    if (mask >> i & 1 && !lines->is_output[i]) return fail(EPERM);
  for (unsigned i = 0; i < lines->count; i++) {
    if (!(mask >> i & 1)) continue;
    struct line_state *state = &lines->states[lines->offsets[i]];
    uint32_t is_high = (levels >> i & 1) ^ (state->flags & GPIO_V2_LINE_FLAG_ACTIVE_LOW ? 1 : 0);
    state->is_high = is_high;
    traced_mask |= 1ull << (lines->offsets[i] & 63);
    traced_levels |= (uint64_t)is_high << (lines->offsets[i] & 63);
  }
  trace_write(traced_mask, traced_levels);
  return 0;
}

static int set_values_1(struct device *lines, const struct gpiohandle_data *data) {
  uint64_t levels = 0;
  for (unsigned i = 0; i < lines->count; i++) levels |= (uint64_t)(data->values[i] != 0) << i;
  return drive(lines, lines->count == 64 ? ~0ull : (1ull << lines->count) - 1, levels);
}

static bool is_active(const struct device *lines, unsigned index) {
  const struct line_state *state = &lines->states[lines->offsets[index]];
  bool is_high = lines->is_output[index] ? state->is_high
                                         : lines->text->line[lines->offsets[index]].is_high;
  return is_high != ((state->flags & GPIO_V2_LINE_FLAG_ACTIVE_LOW) != 0);
}

static int get_values_1(struct device *lines, struct gpiohandle_data *data) {
  for (unsigned i = 0; i < lines->count; i++) data->values[i] = is_active(lines, i);
  return 0;
}

static int get_values_2(struct device *lines, struct gpio_v2_line_values *values) {
  if (values->mask == 0) return fail(EINVAL);
  values->bits = 0;
  for (unsigned i = 0; i < lines->count; i++)
    if (values->mask >> i & 1 && is_active(lines, i)) values->bits |= 1ull << i;
  return 0;
}

static int configure(struct device *lines, struct wanted *wanted) {
  for (unsigned i = 0; i < wanted->count; i++) {
    int error = check_flags(wanted->flags[i]);
    if (error) return fail(error);
  }
  take_settings(lines, wanted);
  return 0;
}

static struct wanted same_lines(const struct device *lines) {
  struct wanted wanted = {.count = lines->count};
  memcpy(wanted.offsets, lines->offsets, sizeof wanted.offsets);
  return wanted;
}

static int configure_1(struct device *lines, const struct gpiohandle_config *config) {
  struct wanted wanted = same_lines(lines);
  for (unsigned i = 0; i < wanted.count; i++) {
    wanted.flags[i] = flags_from_1(config->flags);
    bool is_active_low = config->flags & GPIOHANDLE_REQUEST_ACTIVE_LOW;
    wanted.is_high[i] = (config->default_values[i] != 0) != is_active_low;
  }
  return configure(lines, &wanted);
}

static int configure_2(struct device *lines, const struct gpio_v2_line_config *config) {
  struct wanted wanted = same_lines(lines);
  int error = read_config_2(config, &wanted);
  return error ? fail(error) : configure(lines, &wanted);
}

static enum call_kind kind_of_lines_call(unsigned long request) {
  switch (request) {
    case GPIOHANDLE_SET_LINE_VALUES_IOCTL:
    case GPIO_V2_LINE_SET_VALUES_IOCTL: return CALL_WRITE_LINES;
    case GPIOHANDLE_GET_LINE_VALUES_IOCTL:
    case GPIO_V2_LINE_GET_VALUES_IOCTL: return CALL_READ_LINES;
    case GPIOHANDLE_SET_CONFIG_IOCTL:
    case GPIO_V2_LINE_SET_CONFIG_IOCTL: return CALL_CONFIGURE;
    default: return CALL_UNKNOWN;
  }
}

int gpio_lines_call(struct device *lines, unsigned long request, void *argument) {
  uint64_t start = now_ns();
  enum call_kind kind = kind_of_lines_call(request);
  int error = begin_call(kind, lines->text->name);
  if (error) return fail(error);
  int answer;
  switch (request) {
    case GPIOHANDLE_SET_LINE_VALUES_IOCTL: answer = set_values_1(lines, argument); break;
    case GPIO_V2_LINE_SET_VALUES_IOCTL: {
      const struct gpio_v2_line_values *values = argument;
      answer = drive(lines, values->mask, values->bits);
      break;
    }
    case GPIOHANDLE_GET_LINE_VALUES_IOCTL: answer = get_values_1(lines, argument); break;
    case GPIO_V2_LINE_GET_VALUES_IOCTL: answer = get_values_2(lines, argument); break;
    case GPIOHANDLE_SET_CONFIG_IOCTL: answer = configure_1(lines, argument); break;
    case GPIO_V2_LINE_SET_CONFIG_IOCTL: answer = configure_2(lines, argument); break;
    default: answer = fail(ENOTTY);
  }
  if (kind == CALL_WRITE_LINES) end_line_call(start);
  return answer;
}
