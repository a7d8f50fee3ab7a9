// system.h: what every C file here sets before it includes a system header.
// Private to CPosix: Swift never sees it.
#ifndef CPOSIX_SYSTEM_H
#define CPOSIX_SYSTEM_H

#define _GNU_SOURCE
// Large files and times after 2038 on 32-bit targets too.
#define _FILE_OFFSET_BITS 64
#define _TIME_BITS 64

#include "include/CPosix.h"

#endif
