// watcher.h: a process that makes a panel dark when this one has died.
// No system header is included here.
#ifndef CLINUX_WATCHER_H
#define CLINUX_WATCHER_H

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
