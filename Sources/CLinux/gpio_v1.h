// gpio_v1.h: libgpiod 1.6, whose requests are written as a whole.
// Included by gpio.c only.

struct linux_gpio_chip {
  struct gpiod_chip *chip;
};

// After a request of many lines, libgpiod 1 writes a single line of it by giving its level to the
// first line and 0 to all others. So every write here gives all lines, in the order of the request,
// and what a mask leaves out comes from the levels of the last write.
struct held {
  linux_gpio_chip *chip;
  struct gpiod_line_bulk lines;
  int values[LINUX_PLACE_LIMIT];  // what was written last, of the writing thread alone
  _Atomic uint32_t levels;            // the same as a set, for others to read
};

const char *linux_gpio_library_version(void) { return gpiod_version_string(); }

int32_t linux_gpio_chip_open(const char *path, linux_gpio_chip **result) {
  linux_gpio_chip *chip = malloc(sizeof *chip);
  if (!chip) return -ENOMEM;
  do chip->chip = gpiod_chip_open(path);
  while (!chip->chip && errno == EINTR);
  if (!chip->chip) {
    int32_t code = -errno;
    free(chip);
    return code;
  }
  *result = chip;
  return 0;
}

void linux_gpio_chip_close(linux_gpio_chip *chip) {
  gpiod_chip_close(chip->chip);
  free(chip);
}

const char *linux_gpio_chip_name(linux_gpio_chip *chip) { return gpiod_chip_name(chip->chip); }

const char *linux_gpio_chip_label(linux_gpio_chip *chip) { return gpiod_chip_label(chip->chip); }

int32_t linux_gpio_chip_line_count(linux_gpio_chip *chip) {
  return (int32_t)gpiod_chip_num_lines(chip->chip);
}

static int32_t find_line(linux_gpio_chip *chip, uint32_t offset, struct gpiod_line **line) {
  do *line = gpiod_chip_get_line(chip->chip, offset);
  while (!*line && errno == EINTR);
  return *line ? 0 : -errno;
}

int32_t linux_gpio_chip_line_info(linux_gpio_chip *chip, uint32_t offset,
                                  linux_gpio_line_info *info) {
  struct gpiod_line *line;
  int32_t code = find_line(chip, offset, &line);
  if (code != 0) return code;
  // The chip remembers a line as it was when it was first asked for.
  int result;
  do result = gpiod_line_update(line);
  while (result != 0 && errno == EINTR);
  if (result != 0) return -errno;
  *info = (linux_gpio_line_info){
      .name = gpiod_line_name(line),
      .consumer = gpiod_line_consumer(line),
      .is_used = gpiod_line_is_used(line),
      .is_output = gpiod_line_direction(line) == GPIOD_LINE_DIRECTION_OUTPUT,
  };
  return 0;
}

static int flags(const linux_gpio_output *outputs, int32_t count) {
  for (int32_t index = 0; index < count; index++) {
    switch (outputs[index].pull) {
    case LINUX_GPIO_PULL_UP: return GPIOD_LINE_REQUEST_FLAG_BIAS_PULL_UP;
    case LINUX_GPIO_PULL_DOWN: return GPIOD_LINE_REQUEST_FLAG_BIAS_PULL_DOWN;
    }
  }
  return 0;
}

static int32_t hold(struct held *held, linux_gpio_chip *chip, const char *consumer,
                    const linux_gpio_output *outputs, int32_t count, uint32_t levels) {
  gpiod_line_bulk_init(&held->lines);
  for (int32_t index = 0; index < count; index++) {
    struct gpiod_line *line;
    int32_t code = find_line(chip, outputs[index].offset, &line);
    if (code != 0) return code;
    gpiod_line_bulk_add(&held->lines, line);
    held->values[index] = outputs[index].is_high;
  }
  struct gpiod_line_request_config config = {
      .consumer = consumer,
      .request_type = GPIOD_LINE_REQUEST_DIRECTION_OUTPUT,
      .flags = flags(outputs, count),
  };
  if (gpiod_line_request_bulk(&held->lines, &config, held->values) != 0) return -errno;
  held->chip = chip;
  atomic_init(&held->levels, levels);
  return 0;
}

static int32_t write_all(struct held *held, const int *values) {
  int result;
  do result = gpiod_line_set_value_bulk(&held->lines, values);
  while (result != 0 && errno == EINTR);
  return result != 0 ? -errno : 0;
}

static inline int32_t write_held(struct held *held, uint32_t levels, uint32_t written) {
  uint32_t before = atomic_load_explicit(&held->levels, memory_order_relaxed);
  uint32_t changed = (before ^ levels) & written;
  for (uint32_t left = changed; left != 0; left &= left - 1) {
    held->values[__builtin_ctz(left)] ^= 1;
  }
  atomic_store_explicit(&held->levels, before ^ changed, memory_order_relaxed);
  return write_all(held, held->values);
}

// While another thread writes, its lines may get the levels of its last write once more: a wrong
// column in the dark.
static int32_t write_held_beside(struct held *held, uint32_t levels, uint32_t written) {
  uint32_t others = atomic_load_explicit(&held->levels, memory_order_relaxed);
  uint32_t all = (others & ~written) | (levels & written);
  int values[LINUX_PLACE_LIMIT];
  for (int index = 0; index < LINUX_PLACE_LIMIT; index++) values[index] = all >> index & 1;
  return write_all(held, values);
}

static void let_go(struct held *held) {
  gpiod_line_release_bulk(&held->lines);
  linux_gpio_chip_close(held->chip);
}
