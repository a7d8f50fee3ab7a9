// allocations.c: stands before the C library's allocator and counts.
// A program's own malloc takes the place of the C library's, in all libraries that it loads.
#include "CAllocationCounter.h"

#include <errno.h>
#include <stddef.h>

#ifdef __GLIBC__

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local int64_t count;

bool allocation_counter_works(void) { return true; }
int64_t allocation_count(void) { return count; }

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  count++;
  return __libc_calloc(items, size);
}

void *realloc(void *memory, size_t size) {
  count++;
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = memalign(alignment, size);
  return *memory == NULL ? ENOMEM : 0;
}

#else

bool allocation_counter_works(void) { return false; }
int64_t allocation_count(void) { return 0; }

#endif
