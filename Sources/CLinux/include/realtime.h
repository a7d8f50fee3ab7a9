// realtime.h: priority, memory and processors of a thread.
// No system header is included here.
#ifndef CLINUX_REALTIME_H
#define CLINUX_REALTIME_H

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
