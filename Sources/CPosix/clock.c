// clock.c: the monotonic clock, the wall clock, local time and its names.
// Converts nothing to animation time.
#include "system.h"

#include <locale.h>
#include <stdlib.h>
#include <time.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

// The locale of names; 0 for that of C, which is English.
static locale_t names;
// No number of a time has more bytes, and no English name.
static size_t field_limit = 20;

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

static bool is_utf8(const char *text) {
  const unsigned char *at = (const unsigned char *)text;
  while (*at) {
    if ((*at >= 0x80 && *at < 0xC2) || *at > 0xF4) return false;
    int more = *at < 0x80 ? 0 : *at < 0xE0 ? 1 : *at < 0xF0 ? 2 : 3;
    for (at++; more > 0; more--, at++) {
      if ((*at & 0xC0) != 0x80) return false;
    }
  }
  return true;
}

// The bytes that a specifier writes for a time, and one more; 0 if they are no UTF-8 or very many. They
// are asked of strftime: linked statically, glibc's nl_langinfo_l takes every locale for that of C.
static size_t name_length(locale_t locale, char specifier, const struct tm *time) {
  char text[1024];
  // Behind a blank, as no name at all is a name too.
  const char format[] = {' ', '%', specifier, 0};
  size_t length = strftime_l(text, sizeof text, format, time, locale);
  return length > 0 && is_utf8(text) ? length : 0;
}

// The bytes of the longest name, and one more; 0 if one of them is no UTF-8.
static size_t longest_name(locale_t locale) {
  size_t longest = 0;
  for (int number = 0; number < 12; number++) {
    const struct tm time = {
        .tm_wday = number % 7, .tm_mon = number, .tm_hour = 2 * number, .tm_mday = 1};
    for (const char *specifier = "aAbBp"; *specifier; specifier++) {
      size_t length = name_length(locale, *specifier, &time);
      if (length == 0) return 0;
      if (length > longest) longest = length;
    }
  }
  return longest;
}

int32_t posix_use_locale(const char *name) {
  // An empty name is that of the environment.
  if (name[0] == 0) return POSIX_LOCALE_MISSING;
  locale_t locale = newlocale(LC_CTYPE_MASK | LC_TIME_MASK, name, (locale_t)0);
  if (!locale) return POSIX_LOCALE_MISSING;
  size_t longest = longest_name(locale);
  if (longest == 0) {
    freelocale(locale);
    return POSIX_LOCALE_CODED;
  }
  if (longest > field_limit) field_limit = longest;
  if (names) freelocale(names);
  names = locale;
  return POSIX_LOCALE_TAKEN;
}

size_t posix_time_field_limit(void) { return field_limit; }

void posix_follow_time_zone(void) { tzset(); }

size_t posix_format_local_time(int64_t unix_seconds, const char *format, char *text, size_t size) {
  struct tm parts;
  if (!local_parts(unix_seconds, &parts)) return 0;
  return names ? strftime_l(text, size, format, &parts, names)
               : strftime(text, size, format, &parts);
}
