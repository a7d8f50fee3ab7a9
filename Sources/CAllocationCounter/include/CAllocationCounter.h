// CAllocationCounter.h: how often the program that is linked with this allocated memory.
#ifndef CALLOCATIONCOUNTER_H
#define CALLOCATIONCOUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted: with glibc only.
bool allocation_counter_works(void);
/// How often this thread has allocated memory or moved it.
int64_t allocation_count(void);

#endif
