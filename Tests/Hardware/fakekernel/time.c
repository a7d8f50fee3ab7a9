// time.c: lets a program's clocks run faster, so that minutes of it take seconds.
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "fakekernel.h"

#define SECOND 1000000000LL

static long long speed = 1;
/// When the program began, by the two clocks that run faster.
static long long began[2];

static long long real_time(clockid_t clock) {
  struct timespec now;
  syscall(SYS_clock_gettime, clock, &now);
  return now.tv_sec * SECOND + now.tv_nsec;
}

__attribute__((constructor)) static void begin(void) {
  const char *text = getenv("LEDSIGN_FAKE_SPEED");
  if (text) speed = atoi(text);
  if (speed < 1) give_up("LEDSIGN_FAKE_SPEED is no whole number above 0", text);
  for (clockid_t clock = 0; clock < 2; clock++) began[clock] = real_time(clock);
}

EXPORT int clock_gettime(clockid_t clock, struct timespec *time) {
  if (speed == 1 || clock < 0 || clock > 1) return (int)syscall(SYS_clock_gettime, clock, time);
  long long now = began[clock] + (real_time(clock) - began[clock]) * speed;
  *time = (struct timespec){.tv_sec = now / SECOND, .tv_nsec = now % SECOND};
  return 0;
}

EXPORT int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time,
                           struct timespec *left) {
  struct timespec until = *time;
  if (speed > 1 && clock >= 0 && clock < 2 && flags == TIMER_ABSTIME) {
    long long then = time->tv_sec * SECOND + time->tv_nsec;
    then = began[clock] + (then - began[clock]) / speed;
    until = (struct timespec){.tv_sec = then / SECOND, .tv_nsec = then % SECOND};
  }
  long result = syscall(SYS_clock_nanosleep, clock, flags, &until, left);
  return result == 0 ? 0 : errno;
}
