// calls.c: counts device calls, and makes some of them fail or stall.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "fakekernel.h"

static const char *root;
static _Atomic uint64_t *counts;
/// How many device calls this program made, its other processes included.
static _Atomic uint64_t *own_count;
static uint64_t fail_at, stall_at;
static bool fails_from_then_on;
static int fail_error;
static long stall_ms, call_ns;

_Noreturn void give_up(const char *text, const char *detail) {
  dprintf(2, "fakekernel: %s: %s\n", text, detail);
  _exit(99);
}

const char *fake_root(void) { return root; }

int error_number(const char *name) {
  static const struct {
    const char *name;
    int number;
  } errors[] = {
      {"EACCES", EACCES}, {"EAGAIN", EAGAIN}, {"EBUSY", EBUSY},   {"EINTR", EINTR},
      {"EINVAL", EINVAL}, {"EIO", EIO},       {"EMFILE", EMFILE}, {"EMSGSIZE", EMSGSIZE},
      {"ENODEV", ENODEV}, {"ENOENT", ENOENT}, {"ENOMEM", ENOMEM}, {"ENOTTY", ENOTTY},
      {"ENXIO", ENXIO},   {"EPERM", EPERM},   {"ESHUTDOWN", ESHUTDOWN}, {"ETIMEDOUT", ETIMEDOUT},
  };
  for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++)
    if (strcmp(name, errors[i].name) == 0) return errors[i].number;
  return 0;
}

uint64_t now_ns(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static void read_failure(const char *text) {
  char *end;
  fail_at = strtoull(text, &end, 10);
  if (*end == '+') {
    fails_from_then_on = true;
    end++;
  }
  fail_error = *end == ':' ? error_number(end + 1) : 0;
  if (fail_at == 0 || fail_error == 0) give_up("bad LEDSIGN_FAKE_FAIL", text);
}

static void read_stall(const char *text) {
  char *end;
  stall_at = strtoull(text, &end, 10);
  if (stall_at == 0 || *end != ':') give_up("bad LEDSIGN_FAKE_STALL", text);
  stall_ms = strtol(end + 1, NULL, 10);
}

/// The value of a variable; NULL if it is empty.
static const char *setting(const char *name) {
  const char *value = getenv(name);
  return value && *value ? value : NULL;
}

/// Memory that processes share, in a file if one is wanted.
static void *shared_memory(const char *path, size_t size) {
  int file = -1;
  if (path) {
    file = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (file < 0 || ftruncate(file, (off_t)size)) give_up("cannot write", path);
  }
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE,
                      path ? MAP_SHARED : MAP_SHARED | MAP_ANONYMOUS, file, 0);
  if (memory == MAP_FAILED) give_up("no memory for", "counts");
  if (file >= 0) syscall(SYS_close, file);
  return memory;
}

__attribute__((constructor(101))) static void begin(void) {
  const char *folder = setting("LEDSIGN_FAKE_ROOT");
  if (!folder) return;
  // The working folder may change, so the path is made whole now.
  root = folder[0] == '/' ? strdup(folder) : NULL;
  if (!root) give_up("LEDSIGN_FAKE_ROOT is no whole path", folder);
  counts = shared_memory(setting("LEDSIGN_FAKE_COUNT"), CALL_KINDS * sizeof counts[0]);
  own_count = shared_memory(NULL, sizeof *own_count);
  const char *text;
  if ((text = setting("LEDSIGN_FAKE_FAIL"))) read_failure(text);
  if ((text = setting("LEDSIGN_FAKE_STALL"))) read_stall(text);
  if ((text = setting("LEDSIGN_FAKE_CALL_NS"))) call_ns = strtol(text, NULL, 10);
}

static void wait_ms(long milliseconds) {
  struct timespec rest = {milliseconds / 1000, milliseconds % 1000 * 1000000};
  while (nanosleep(&rest, &rest) && errno == EINTR) {
  }
}

int begin_call(enum call_kind kind, const char *device) {
  atomic_fetch_add_explicit(&counts[kind], 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&counts[CALL_ALL], 1, memory_order_relaxed);
  uint64_t number = atomic_fetch_add(own_count, 1) + 1;
  if (number == stall_at) {
    trace_format("# call %llu takes %ld ms\n", (unsigned long long)number, stall_ms);
    wait_ms(stall_ms);
  }
  if (fail_at == 0 || number < fail_at) return 0;
  if (number > fail_at && !fails_from_then_on) return 0;
  trace_format("# call %llu, of %s, fails\n", (unsigned long long)number, device);
  return fail_error;
}

uint64_t calls_of(enum call_kind kind) { return atomic_load(&counts[kind]); }

void end_line_call(uint64_t start) {
  if (call_ns == 0) return;
  while (now_ns() - start < (uint64_t)call_ns) {
  }
}

bool fake_user(uint32_t *user) {
  const char *text = root ? setting("LEDSIGN_FAKE_UID") : NULL;
  if (!text) return false;
  *user = (uint32_t)strtoul(text, NULL, 10);
  return true;
}

bool fake_groups(uint32_t *groups, int *count, int capacity) {
  const char *text = root ? getenv("LEDSIGN_FAKE_GROUPS") : NULL;
  if (!text) return false;
  *count = 0;
  while (*text) {
    char *end;
    uint32_t group = (uint32_t)strtoul(text, &end, 10);
    if (end == text) give_up("bad LEDSIGN_FAKE_GROUPS", text);
    if (*count < capacity) groups[*count] = group;
    (*count)++;
    text = *end == ',' ? end + 1 : end;
  }
  return true;
}
