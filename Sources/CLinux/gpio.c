// gpio.c: lines of GPIO chips.
// Knows nothing of panels.
#include "CLinux.h"
