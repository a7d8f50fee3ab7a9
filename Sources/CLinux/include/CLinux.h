// CLinux.h: what SignLinux needs of Linux alone: GPIO lines, SPI, real-time scheduling, a watcher process.
// No system header is included here, so that Swift sees the same declarations everywhere.
//
// Where a result is "or -code", a negative one is an error number of the system with its sign turned;
// posix_error_text of CPosix explains it. On a system that is not Linux every call says "not supported".
#ifndef CLINUX_H
#define CLINUX_H

#include "gpio.h"
#include "notify.h"
#include "places.h"
#include "realtime.h"
#include "spi.h"
#include "watcher.h"

#endif
