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
#endif

#ifdef __clang__
#pragma clang assume_nonnull end
#endif

#endif
