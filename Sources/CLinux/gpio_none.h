// gpio_none.h: the answers of a build without libgpiod.
// Included by gpio.c only.

struct linux_gpio_chip {
  char unused;
};

struct held {
  char unused;
};

const char *linux_gpio_library_version(void) { return NULL; }

int32_t linux_gpio_chip_open(const char *path, linux_gpio_chip **result) { return -ENOTSUP; }

void linux_gpio_chip_close(linux_gpio_chip *chip) {}

const char *linux_gpio_chip_name(linux_gpio_chip *chip) { return ""; }

const char *linux_gpio_chip_label(linux_gpio_chip *chip) { return ""; }

int32_t linux_gpio_chip_line_count(linux_gpio_chip *chip) { return 0; }

int32_t linux_gpio_chip_line_info(linux_gpio_chip *chip, uint32_t offset,
                                  linux_gpio_line_info *info) {
  return -ENOTSUP;
}

static int32_t hold(struct held *held, linux_gpio_chip *chip, const char *consumer,
                    const linux_gpio_output *outputs, int32_t count, uint32_t levels) {
  return -ENOTSUP;
}

static inline int32_t write_held(struct held *held, uint32_t levels, uint32_t written) {
  return -ENOTSUP;
}

static int32_t write_held_beside(struct held *held, uint32_t levels, uint32_t written) {
  return -ENOTSUP;
}

static void let_go(struct held *held) {}
