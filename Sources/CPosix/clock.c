// clock.c: the monotonic clock, the wall clock and local time.
// Converts nothing to animation time.
#include "system.h"

#include <stdlib.h>
#include <time.h>

static int64_t nanoseconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static struct timespec timespec_of(int64_t nanoseconds) {
  struct timespec time;
  time.tv_sec = (time_t)(nanoseconds / 1000000000);
  time.tv_nsec = (long)(nanoseconds % 1000000000);
  return time;
}

int64_t posix_monotonic_nanoseconds(void) { return nanoseconds(CLOCK_MONOTONIC); }

int64_t posix_realtime_nanoseconds(void) { return nanoseconds(CLOCK_REALTIME); }

void posix_sleep_until(int64_t deadline) {
  if (deadline <= 0) return;
#ifdef __APPLE__
  // No clock_nanosleep: the rest of the wait is computed here.
  int64_t rest = deadline - posix_monotonic_nanoseconds();
  if (rest <= 0) return;
  struct timespec time = timespec_of(rest);
  nanosleep(&time, NULL);
#else
  struct timespec time = timespec_of(deadline);
  clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL);
#endif
}

static bool local_parts(int64_t unix_seconds, struct tm *parts) {
  time_t time = (time_t)unix_seconds;
  return (int64_t)time == unix_seconds && localtime_r(&time, parts) != NULL;
}

bool posix_local_time(int64_t unix_seconds, posix_calendar_time *result) {
  struct tm parts;
  if (!local_parts(unix_seconds, &parts)) return false;
  *result = (posix_calendar_time){
      .year = parts.tm_year + 1900,
      .month = parts.tm_mon + 1,
      .day = parts.tm_mday,
      .hour = parts.tm_hour,
      .minute = parts.tm_min,
      .second = parts.tm_sec,
      .weekday = parts.tm_wday,
      .day_of_year = parts.tm_yday + 1,
      .seconds_east_of_utc = (int32_t)parts.tm_gmtoff,
  };
  return true;
}

void posix_set_time_zone(const char *rule) {
  setenv("TZ", rule, 1);
  tzset();
}

void posix_follow_time_zone(void) { tzset(); }

size_t posix_format_local_time(int64_t unix_seconds, const char *format, char *text, size_t size) {
  struct tm parts;
  if (!local_parts(unix_seconds, &parts)) return 0;
  return strftime(text, size, format, &parts);
}
