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

/// Gives the calling thread a real-time priority, 1 to 99 (SCHED_FIFO): 0, or -code. Threads and
/// processes that it starts do not inherit it.
int32_t realtime_set_priority(int32_t priority);
/// Keeps the calling thread on one processor, counted from 0: 0, or -code.
int32_t realtime_set_cpu(int32_t cpu);
/// Keeps all memory of the program from being paged out once it was touched, also what it asks for
/// later: 0, or -code. Refused unless the limit is infinite or the program may exceed it, since
/// later requests for memory would fail otherwise.
int32_t realtime_lock_memory(void);
/// Touches as much stack as a refresh can need, so that it is there before time matters.
void realtime_touch_stack(void);

#ifdef __clang__
#pragma clang assume_nonnull end
#endif

#endif
