// gpio.h: lines of GPIO chips, through libgpiod 1.6 or 2.
// No system header is included here.
#ifndef CLINUX_GPIO_H
#define CLINUX_GPIO_H

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
