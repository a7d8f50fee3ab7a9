// spi.c: rows of bytes over a chip select of the kernel (spidev).
// Knows nothing of panels.
#include "system.h"

#include <stdlib.h>

#if LEDSIGN_LINUX

#include <fcntl.h>
#include <linux/spi/spidev.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <unistd.h>

_Static_assert(LINUX_SPI_TRANSFER_LIMIT * sizeof(struct spi_ioc_transfer) < 1 << _IOC_SIZEBITS,
               "a message's size must fit its call");

struct linux_spi {
  int descriptor;
  uint32_t hz;
  uint32_t row_length;
  uint32_t rows_per_message;
  struct spi_ioc_transfer *transfers;
};

bool linux_spi_is_driven(int32_t code) { return code == -EWOULDBLOCK; }

int32_t linux_spi_open(const char *path, linux_spi **result) {
  linux_spi *spi = calloc(1, sizeof *spi);
  if (!spi) return -ENOMEM;
  do spi->descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOCTTY);
  while (spi->descriptor < 0 && errno == EINTR);
  if (spi->descriptor < 0) {
    int32_t code = -errno;
    free(spi);
    return code;
  }
  // The kernel lets any number of programs in; a lock, which goes with the descriptor, keeps ours
  // apart.
  if (flock(spi->descriptor, LOCK_EX | LOCK_NB) != 0) {
    int32_t code = -errno;
    linux_spi_close(spi);
    return code;
  }
  *result = spi;
  return 0;
}

static int call(const linux_spi *spi, unsigned long request, void *argument) {
  int result;
  do result = ioctl(spi->descriptor, request, argument);
  while (result < 0 && errno == EINTR);
  return result;
}

int32_t linux_spi_set_up(linux_spi *spi, uint32_t hz, linux_spi_settings *taken) {
  uint8_t mode = SPI_MODE_0, bits = 8;
  if (call(spi, SPI_IOC_WR_MODE, &mode) < 0) return -errno;
  if (call(spi, SPI_IOC_WR_BITS_PER_WORD, &bits) < 0) return -errno;
  if (call(spi, SPI_IOC_WR_MAX_SPEED_HZ, &hz) < 0) return -errno;
  if (call(spi, SPI_IOC_RD_MODE, &mode) < 0) return -errno;
  if (call(spi, SPI_IOC_RD_BITS_PER_WORD, &bits) < 0) return -errno;
  if (call(spi, SPI_IOC_RD_MAX_SPEED_HZ, &hz) < 0) return -errno;
  // Whether the kernel itself inverts the chip select says nothing of the wire.
  mode &= (uint8_t)~SPI_CS_HIGH;
  *taken = (linux_spi_settings){.mode = mode, .bits_per_word = bits, .hz = hz};
  spi->hz = hz;
  return 0;
}

int32_t linux_spi_set_rows(linux_spi *spi, uint32_t row_length, uint32_t rows_per_message) {
  spi->transfers = calloc(rows_per_message, sizeof *spi->transfers);
  if (!spi->transfers) return -ENOMEM;
  spi->row_length = row_length;
  spi->rows_per_message = rows_per_message;
  for (uint32_t row = 0; row < rows_per_message; row++) {
    spi->transfers[row].len = row_length;
    spi->transfers[row].speed_hz = spi->hz;
    spi->transfers[row].bits_per_word = 8;
  }
  return 0;
}

int32_t linux_spi_send(linux_spi *spi, const uint8_t *bytes, size_t row_count) {
  while (row_count > 0) {
    uint32_t count = spi->rows_per_message;
    if (row_count < count) count = (uint32_t)row_count;
    for (uint32_t row = 0; row < count; row++) {
      spi->transfers[row].tx_buf = (uintptr_t)bytes;
      // Between rows the chip select rises; after the last one the same flag would keep it low.
      spi->transfers[row].cs_change = row + 1 < count;
      bytes += spi->row_length;
    }
    if (call(spi, SPI_IOC_MESSAGE(count), spi->transfers) < 0) return -errno;
    row_count -= count;
  }
  return 0;
}

void linux_spi_close(linux_spi *spi) {
  close(spi->descriptor);
  free(spi->transfers);
  free(spi);
}

#else

bool linux_spi_is_driven(int32_t code) { return false; }

int32_t linux_spi_open(const char *path, linux_spi **result) { return -ENOTSUP; }

int32_t linux_spi_set_up(linux_spi *spi, uint32_t hz, linux_spi_settings *taken) {
  return -ENOTSUP;
}

int32_t linux_spi_set_rows(linux_spi *spi, uint32_t row_length, uint32_t rows_per_message) {
  return -ENOTSUP;
}

int32_t linux_spi_send(linux_spi *spi, const uint8_t *bytes, size_t row_count) { return -ENOTSUP; }

void linux_spi_close(linux_spi *spi) {}

#endif
