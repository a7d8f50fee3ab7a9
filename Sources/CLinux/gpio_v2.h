// gpio_v2.h: libgpiod 2, whose requests are written line by line or in part.
// Included by gpio.c only.

#include <linux/gpio.h>
#include <sys/ioctl.h>

struct linux_gpio_chip {
  struct gpiod_chip *chip;
  struct gpiod_chip_info *info;
  struct gpiod_line_info *line;  // the last one asked for
};

// libgpiod makes the request, and the lines are then driven by the kernel's own call on the
// request's descriptor. gpiod_line_request_set_values_subset makes the same call, but wants a list
// of offsets, and looks each of them up in the request to make the two sets that we have already:
// five times the instructions.
struct held {
  linux_gpio_chip *chip;
  struct gpiod_line_request *request;
  int descriptor;
};

const char *linux_gpio_library_version(void) { return gpiod_api_version(); }

int32_t linux_gpio_chip_open(const char *path, linux_gpio_chip **result) {
  linux_gpio_chip *chip = calloc(1, sizeof *chip);
  if (!chip) return -ENOMEM;
  do chip->chip = gpiod_chip_open(path);
  while (!chip->chip && errno == EINTR);
  if (chip->chip) {
    do chip->info = gpiod_chip_get_info(chip->chip);
    while (!chip->info && errno == EINTR);
    if (chip->info) {
      *result = chip;
      return 0;
    }
  }
  int32_t code = -errno;
  if (chip->chip) gpiod_chip_close(chip->chip);
  free(chip);
  return code;
}

void linux_gpio_chip_close(linux_gpio_chip *chip) {
  gpiod_line_info_free(chip->line);
  gpiod_chip_info_free(chip->info);
  gpiod_chip_close(chip->chip);
  free(chip);
}

const char *linux_gpio_chip_name(linux_gpio_chip *chip) {
  return gpiod_chip_info_get_name(chip->info);
}

const char *linux_gpio_chip_label(linux_gpio_chip *chip) {
  return gpiod_chip_info_get_label(chip->info);
}

int32_t linux_gpio_chip_line_count(linux_gpio_chip *chip) {
  return (int32_t)gpiod_chip_info_get_num_lines(chip->info);
}

int32_t linux_gpio_chip_line_info(linux_gpio_chip *chip, uint32_t offset,
                                  linux_gpio_line_info *info) {
  gpiod_line_info_free(chip->line);
  do chip->line = gpiod_chip_get_line_info(chip->chip, offset);
  while (!chip->line && errno == EINTR);
  if (!chip->line) return -errno;
  *info = (linux_gpio_line_info){
      .name = gpiod_line_info_get_name(chip->line),
      .consumer = gpiod_line_info_get_consumer(chip->line),
      .is_used = gpiod_line_info_is_used(chip->line),
      .is_output = gpiod_line_info_get_direction(chip->line) == GPIOD_LINE_DIRECTION_OUTPUT,
  };
  return 0;
}

static enum gpiod_line_bias bias(int32_t pull) {
  switch (pull) {
  case LINUX_GPIO_PULL_UP: return GPIOD_LINE_BIAS_PULL_UP;
  case LINUX_GPIO_PULL_DOWN: return GPIOD_LINE_BIAS_PULL_DOWN;
  default: return GPIOD_LINE_BIAS_AS_IS;
  }
}

static int add_output(struct gpiod_line_config *config, struct gpiod_line_settings *settings,
                      const linux_gpio_output *output) {
  enum gpiod_line_value level =
      output->is_high ? GPIOD_LINE_VALUE_ACTIVE : GPIOD_LINE_VALUE_INACTIVE;
  unsigned int offset = output->offset;
  if (gpiod_line_settings_set_direction(settings, GPIOD_LINE_DIRECTION_OUTPUT) != 0) return -1;
  if (gpiod_line_settings_set_bias(settings, bias(output->pull)) != 0) return -1;
  if (gpiod_line_settings_set_output_value(settings, level) != 0) return -1;
  return gpiod_line_config_add_line_settings(config, &offset, 1, settings);
}

static struct gpiod_line_request *request_outputs(
    struct gpiod_chip *chip, const char *consumer, const linux_gpio_output *outputs,
    int32_t count) {
  struct gpiod_line_request *request = NULL;
  struct gpiod_line_settings *settings = gpiod_line_settings_new();
  struct gpiod_line_config *lines = gpiod_line_config_new();
  struct gpiod_request_config *config = gpiod_request_config_new();
  if (settings && lines && config) {
    gpiod_request_config_set_consumer(config, consumer);
    int32_t added = 0;
    while (added < count && add_output(lines, settings, &outputs[added]) == 0) added++;
    if (added == count) request = gpiod_chip_request_lines(chip, config, lines);
  }
  int code = errno;
  gpiod_request_config_free(config);
  gpiod_line_config_free(lines);
  gpiod_line_settings_free(settings);
  errno = code;
  return request;
}

// A bit of the kernel's sets is a line's place in the request, which must be the one we gave it.
static bool keeps_order(struct gpiod_line_request *request, const linux_gpio_output *outputs,
                        int32_t count) {
  unsigned int offsets[LINUX_PLACE_LIMIT];
  size_t found = gpiod_line_request_get_requested_offsets(request, offsets, LINUX_PLACE_LIMIT);
  if (found != (size_t)count) return false;
  for (int32_t index = 0; index < count; index++) {
    if (offsets[index] != outputs[index].offset) return false;
  }
  return true;
}

static int32_t hold(struct held *held, linux_gpio_chip *chip, const char *consumer,
                    const linux_gpio_output *outputs, int32_t count, uint32_t levels) {
  (void)levels;
  struct gpiod_line_request *request = request_outputs(chip->chip, consumer, outputs, count);
  if (!request) return -errno;
  if (!keeps_order(request, outputs, count)) {
    gpiod_line_request_release(request);
    return -EPROTO;
  }
  *held = (struct held){chip, request, gpiod_line_request_get_fd(request)};
  return 0;
}

// What follows when the first call fails; apart, so that the usual way stays short.
__attribute__((noinline, cold)) static int32_t write_again(int descriptor,
                                                           struct gpio_v2_line_values *values) {
  while (errno == EINTR) {
    if (ioctl(descriptor, GPIO_V2_LINE_SET_VALUES_IOCTL, values) == 0) return 0;
  }
  return -errno;
}

static inline int32_t write_held(struct held *held, uint32_t levels, uint32_t written) {
  struct gpio_v2_line_values values = {.bits = levels, .mask = written};
  if (ioctl(held->descriptor, GPIO_V2_LINE_SET_VALUES_IOCTL, &values) == 0) return 0;
  return write_again(held->descriptor, &values);
}

static int32_t write_held_beside(struct held *held, uint32_t levels, uint32_t written) {
  return write_held(held, levels, written);
}

static void let_go(struct held *held) {
  gpiod_line_request_release(held->request);
  linux_gpio_chip_close(held->chip);
}
