// spi.c: the ioctls of spidev.
#include <errno.h>
#include <limits.h>
#include <linux/spi/spidev.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "fakekernel.h"

/// Since Linux 5.13 every transfer takes whole lines of the cache in spidev's buffer: 128 bytes on
/// 64-bit ARM, which has the longest ones (drivers/spi/spidev.c, ARCH_DMA_MINALIGN).
#define TRANSFER_ALIGNMENT 128

#define KNOWN_MODE (SPI_CPHA | SPI_CPOL | SPI_CS_HIGH | SPI_3WIRE | SPI_NO_CS)

static int fail(int error) {
  errno = error;
  return -1;
}

/// Adds bytes to the chip-select window; without any, zeros.
static void shift(struct device *spi, const uint8_t *bytes, size_t count) {
  static const char digits[] = "0123456789abcdef";
  if (spi->window_length + 2 * count > 2 * (size_t)spi->buffer_size)
    give_up("a chip-select window is too long", spi->text->name);
  for (size_t i = 0; i < count; i++) {
    uint8_t byte = bytes ? bytes[i] : 0;
    spi->window[spi->window_length++] = digits[byte >> 4];
    spi->window[spi->window_length++] = digits[byte & 15];
  }
}

static void end_window(struct device *spi, uint32_t hz) {
  char line[64];
  if (is_traced() && spi->window_length > 0) {
    // The line must reach the trace in one piece.
    int length = snprintf(line, sizeof line, "spi %d %u ", (int)getpid(), hz);
    memmove(spi->window + length, spi->window, spi->window_length);
    memcpy(spi->window, line, (size_t)length);
    spi->window[spi->window_length + (size_t)length] = '\n';
    trace_text(spi->window, spi->window_length + (size_t)length + 1);
  }
  spi->window_length = 0;
}

static int message(struct device *spi, const struct spi_ioc_transfer *transfers, size_t count) {
  size_t total = 0, sent = 0, received = 0;
  for (size_t i = 0; i < count; i++) {
    size_t pieces = (transfers[i].len + TRANSFER_ALIGNMENT - 1) / TRANSFER_ALIGNMENT;
    size_t aligned = pieces * TRANSFER_ALIGNMENT;
    total += transfers[i].len;
    if (transfers[i].tx_buf) sent += aligned;
    if (transfers[i].rx_buf) received += aligned;
    if (total > INT_MAX || sent > spi->buffer_size || received > spi->buffer_size)
      return fail(EMSGSIZE);
    if (transfers[i].bits_per_word != 0 && transfers[i].bits_per_word != 8) return fail(EINVAL);
    if (transfers[i].len > 0 && !transfers[i].tx_buf && !transfers[i].rx_buf) return fail(EINVAL);
  }
  for (size_t i = 0; i < count; i++) {
    const struct spi_ioc_transfer *transfer = &transfers[i];
    shift(spi, (const uint8_t *)(uintptr_t)transfer->tx_buf, transfer->len);
    if (transfer->rx_buf) memset((void *)(uintptr_t)transfer->rx_buf, 0, transfer->len);
    // Between transfers cs_change lifts the chip select; after the last one it keeps it down.
    bool is_last = i + 1 == count;
    if ((transfer->cs_change != 0) != is_last)
      end_window(spi, transfer->speed_hz ? transfer->speed_hz : spi->hz);
  }
  return (int)total;
}

static int set_mode(struct device *spi, uint32_t mode) {
  if (mode & ~(uint32_t)KNOWN_MODE) return fail(EINVAL);
  spi->spi_mode = mode;
  return 0;
}

static int set_bits(uint8_t bits) {
  if (bits != 0 && bits != 8) return fail(EINVAL);
  return 0;
}

static int set_speed(struct device *spi, uint32_t hz) {
  if (hz == 0) return fail(EINVAL);
  spi->hz = hz;
  return 0;
}

int spi_call(struct device *spi, unsigned long request, void *argument) {
  bool is_message = _IOC_TYPE(request) == SPI_IOC_MAGIC && _IOC_NR(request) == 0 &&
                    _IOC_DIR(request) == _IOC_WRITE;
  int error = begin_call(is_message ? CALL_SPI_MESSAGE : CALL_SPI_SETTING, spi->text->name);
  if (error) return fail(error);
  if (is_message) {
    if (_IOC_SIZE(request) % sizeof(struct spi_ioc_transfer) != 0) return fail(EINVAL);
    return message(spi, argument, _IOC_SIZE(request) / sizeof(struct spi_ioc_transfer));
  }
  switch (request) {
    case SPI_IOC_RD_MODE: *(uint8_t *)argument = (uint8_t)spi->spi_mode; return 0;
    case SPI_IOC_WR_MODE: return set_mode(spi, *(uint8_t *)argument);
    case SPI_IOC_RD_MODE32: *(uint32_t *)argument = spi->spi_mode; return 0;
    case SPI_IOC_WR_MODE32: return set_mode(spi, *(uint32_t *)argument);
    case SPI_IOC_RD_LSB_FIRST: *(uint8_t *)argument = 0; return 0;
    case SPI_IOC_WR_LSB_FIRST: return *(uint8_t *)argument ? fail(EINVAL) : 0;
    case SPI_IOC_RD_BITS_PER_WORD: *(uint8_t *)argument = spi->bits; return 0;
    case SPI_IOC_WR_BITS_PER_WORD: return set_bits(*(uint8_t *)argument);
    case SPI_IOC_RD_MAX_SPEED_HZ: *(uint32_t *)argument = spi->hz; return 0;
    case SPI_IOC_WR_MAX_SPEED_HZ: return set_speed(spi, *(uint32_t *)argument);
    default: return fail(ENOTTY);
  }
}

long spi_write(struct device *spi, const void *bytes, size_t count) {
  int error = begin_call(CALL_SPI_MESSAGE, spi->text->name);
  if (error) return fail(error);
  if (count > spi->buffer_size) return fail(EMSGSIZE);
  shift(spi, bytes, count);
  end_window(spi, spi->hz);
  return (long)count;
}
