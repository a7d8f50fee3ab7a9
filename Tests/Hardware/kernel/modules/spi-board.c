// SPDX-License-Identifier: MIT OR GPL-2.0
// spi-board.c: a bit-banged SPI controller on lines of a GPIO chip, with /dev/spidevBUS.0 on it.
// Describes hardware only, as a device tree would; PCs have none. Load it after spi-gpio and the chip.
#include <linux/gpio/machine.h>
#include <linux/module.h>
#include <linux/platform_device.h>
#include <linux/spi/spi.h>
#include <linux/spi/spi_gpio.h>

// Lines as SPI0 has them on every Raspberry Pi.
static char *label;
static int sck = 11, mosi = 10, miso = 9, cs = 8, bus;
module_param(label, charp, 0444);
module_param(sck, int, 0444);
module_param(mosi, int, 0444);
module_param(miso, int, 0444);
module_param(cs, int, 0444);
module_param(bus, int, 0444);

static struct platform_device *controller;
static struct gpiod_lookup_table *lines;
static char controller_name[32];

static int is_spi_controller(struct device *device, void *unused) {
  return !strncmp(dev_name(device), "spi", 3);
}

static int add_controller(void) {
  struct spi_gpio_platform_data settings = {.num_chipselect = 1};

  lines = kzalloc(struct_size(lines, table, 5), GFP_KERNEL);
  if (!lines)
    return -ENOMEM;
  snprintf(controller_name, sizeof(controller_name), "spi_gpio.%d", bus);
  lines->dev_id = controller_name;
  lines->table[0] = GPIO_LOOKUP(label, sck, "sck", GPIO_ACTIVE_HIGH);
  lines->table[1] = GPIO_LOOKUP(label, mosi, "mosi", GPIO_ACTIVE_HIGH);
  lines->table[2] = GPIO_LOOKUP(label, miso, "miso", GPIO_ACTIVE_HIGH);
  // spi-gpio inverts chip select itself.
  lines->table[3] = GPIO_LOOKUP(label, cs, "cs", GPIO_ACTIVE_HIGH);
  gpiod_add_lookup_table(lines);
  controller = platform_device_register_data(NULL, "spi_gpio", bus, &settings, sizeof(settings));
  return PTR_ERR_OR_ZERO(controller);
}

static int add_device(void) {
  // The driver spidev refuses its own name; this one is on its list.
  struct spi_board_info info = {
      .modalias = "dh2228fv", .max_speed_hz = 10000000, .chip_select = 0, .mode = SPI_MODE_0};
  struct device *child = device_find_child(&controller->dev, NULL, is_spi_controller);
  struct spi_device *device;

  if (!child)
    return -ENODEV;
  device = spi_new_device(container_of(child, struct spi_controller, dev), &info);
  put_device(child);
  return device ? 0 : -ENODEV;
}

static void remove_all(void) {
  if (!IS_ERR_OR_NULL(controller))
    platform_device_unregister(controller);
  if (lines)
    gpiod_remove_lookup_table(lines);
  kfree(lines);
}

static int __init spi_board_init(void) {
  int problem = label ? add_controller() : -EINVAL;

  if (!problem)
    problem = add_device();
  if (problem)
    remove_all();
  return problem;
}

static void __exit spi_board_exit(void) { remove_all(); }

module_init(spi_board_init);
module_exit(spi_board_exit);
MODULE_DESCRIPTION("an SPI controller on lines of a GPIO chip, for tests");
MODULE_LICENSE("Dual MIT/GPL");
