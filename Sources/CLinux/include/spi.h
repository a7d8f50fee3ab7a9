// spi.h: serial buses of the kernel (spidev).
// No system header is included here.
#ifndef CLINUX_SPI_H
#define CLINUX_SPI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __clang__
#pragma clang assume_nonnull begin
#elif !defined(_Nullable)
#define _Nullable
#define _Nonnull
#endif

/// The most transfers that one message can have: the size field of its call has 14 bits.
#define LINUX_SPI_TRANSFER_LIMIT 511

/// A chip select of a serial bus.
typedef struct linux_spi linux_spi;

/// What the driver of a bus took of what it was asked for.
typedef struct {
  uint32_t mode;  // bits of clock phase and polarity, bit order and others; 0 is what we ask for
  uint32_t bits_per_word;
  uint32_t hz;
} linux_spi_settings;

/// Opens a device by its path, for this caller alone until it is closed: 0, or -code.
int32_t linux_spi_open(const char *path, linux_spi *_Nullable *_Nonnull spi);
/// Whether that code of linux_spi_open says that another caller has the device.
bool linux_spi_is_driven(int32_t code);
/// Asks for mode 0, words of 8 bits and a clock, and reads back what was taken: 0, or -code.
int32_t linux_spi_set_up(linux_spi *spi, uint32_t hz, linux_spi_settings *taken);
/// Makes room for messages of that many rows, 1...LINUX_SPI_TRANSFER_LIMIT: 0, or -code. Once only.
int32_t linux_spi_set_rows(linux_spi *spi, uint32_t row_length, uint32_t rows_per_message);
/// Sends rows, the chip select falling before each and rising after it: 0, or -code.
int32_t linux_spi_send(linux_spi *spi, const uint8_t *bytes, size_t row_count);
/// Closes the device.
void linux_spi_close(linux_spi *spi);

#ifdef __clang__
#pragma clang assume_nonnull end
#endif

#endif
