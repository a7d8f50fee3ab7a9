// realtime.c: priority, memory and processors of the calling thread.
// Decides nothing: what is refused is told.
#include "system.h"

#include <string.h>

#if LEDSIGN_LINUX

#include <linux/capability.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

int32_t realtime_set_priority(int32_t priority) {
  struct sched_param parameters = {.sched_priority = priority};
  // 0 is the calling thread.
  if (sched_setscheduler(0, SCHED_FIFO | SCHED_RESET_ON_FORK, &parameters) == 0) return 0;
  return -errno;
}

int32_t realtime_set_cpu(int32_t cpu) {
  if (cpu < 0 || cpu >= CPU_SETSIZE) return -EINVAL;
  cpu_set_t only;
  CPU_ZERO(&only);
  CPU_SET(cpu, &only);
  return sched_setaffinity(0, sizeof only, &only) == 0 ? 0 : -errno;
}

// Whether the limit on locked memory does not hold for this program.
static bool may_lock_everything(void) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct data[_LINUX_CAPABILITY_U32S_3];
  if (syscall(SYS_capget, &header, data) != 0) return false;
  return (data[CAP_TO_INDEX(CAP_IPC_LOCK)].effective & CAP_TO_MASK(CAP_IPC_LOCK)) != 0;
}

int32_t realtime_lock_memory(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_MEMLOCK, &limit) != 0) return -errno;
  if (limit.rlim_cur != limit.rlim_max) {
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_MEMLOCK, &limit);
  }
  if (limit.rlim_cur != RLIM_INFINITY && !may_lock_everything()) return -EPERM;
  // On fault: else all of every thread's stack would be made present, megabytes that nobody needs.
  return mlockall(MCL_CURRENT | MCL_FUTURE | MCL_ONFAULT) == 0 ? 0 : -errno;
}

#else

int32_t realtime_set_priority(int32_t priority) {
  (void)priority;
  return -ENOTSUP;
}

int32_t realtime_set_cpu(int32_t cpu) {
  (void)cpu;
  return -ENOTSUP;
}

int32_t realtime_lock_memory(void) { return -ENOTSUP; }

#endif

void realtime_touch_stack(void) {
  unsigned char room[64 * 1024];
  memset(room, 0, sizeof room);
  // Without a reader the compiler would leave it all out.
  __asm__ volatile("" : : "r"(room) : "memory");
}
