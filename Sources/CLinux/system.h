// system.h: what every C file here sets before it includes a system header.
// Private to CLinux: Swift never sees it.
#ifndef CLINUX_SYSTEM_H
#define CLINUX_SYSTEM_H

#define _GNU_SOURCE

// Embedded programs for Linux are compiled for targets that name no operating system.
#if defined(__linux__) || defined(LEDSIGN_EMBEDDED)
#define LEDSIGN_LINUX 1
#else
#define LEDSIGN_LINUX 0
#endif

#include "include/CLinux.h"

#include <errno.h>

#endif
