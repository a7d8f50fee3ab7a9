// trace.c: appends lines to the trace, so quickly that a program may drive lines at full speed.
//
// The file is mapped into memory that all processes share: a line that was written is there even if
// the process is killed at once.
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "fakekernel.h"

static char *trace;
static uint64_t capacity;
/// How much is taken, and how many lines found no room.
static _Atomic uint64_t *position;
static char process[16];
static size_t process_length;

static void note_process(void) {
  process_length = (size_t)snprintf(process, sizeof process, "%d", (int)getpid());
}

static void *map_file(const char *path, uint64_t size) {
  int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (file < 0 || ftruncate(file, (off_t)size)) give_up("cannot write", path);
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, file, 0);
  if (memory == MAP_FAILED) give_up("cannot map", path);
  syscall(SYS_close, file);
  return memory;
}

// After the constructor in calls.c, which finds the folder.
__attribute__((constructor(102))) static void begin(void) {
  const char *path = getenv("LEDSIGN_FAKE_TRACE");
  if (!path || !*path || !fake_root()) return;
  const char *limit = getenv("LEDSIGN_FAKE_TRACE_MB");
  capacity = (limit ? strtoull(limit, NULL, 10) : 512) << 20;
  char beside[4096];
  snprintf(beside, sizeof beside, "%s.pos", path);
  position = map_file(beside, 16);
  note_process();
  pthread_atfork(NULL, NULL, note_process);
  trace = map_file(path, capacity);
}

static const char *const kind_names[CALL_KINDS] = {
    "all",   "open",  "chip",        "info",        "request", "configure",
    "write", "read",  "spi-setting", "spi-message", "unknown"};

__attribute__((destructor)) static void end(void) {
  if (!trace) return;
  char line[256];
  size_t length = (size_t)snprintf(line, sizeof line, "# calls");
  for (int kind = 0; kind < CALL_KINDS; kind++)
    length += (size_t)snprintf(line + length, sizeof line - length, " %s=%llu", kind_names[kind],
                               (unsigned long long)calls_of(kind));
  line[length] = '\n';
  trace_text(line, length + 1);
}

bool is_traced(void) { return trace != NULL; }

void trace_text(const char *text, size_t length) {
  if (!trace) return;
  uint64_t start = atomic_fetch_add(&position[0], length);
  if (start + length <= capacity) {
    memcpy(trace + start, text, length);
  } else {
    atomic_fetch_add(&position[1], 1);
  }
}

void trace_format(const char *format, ...) {
  if (!trace) return;
  char line[4096];
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  if (length < 0 || (size_t)length >= sizeof line)
    give_up("a line of the trace is too long", format);
  trace_text(line, (size_t)length);
}

static char *put_hexadecimal(char *end, uint64_t number) {
  int digits = number == 0 ? 1 : (67 - __builtin_clzll(number)) / 4;
  for (int digit = digits - 1; digit >= 0; digit--)
    *end++ = "0123456789abcdef"[number >> (4 * digit) & 15];
  return end;
}

void trace_write(uint64_t mask, uint64_t levels) {
  if (!trace) return;
  char line[64] = "write ";
  char *end = line + 6;
  memcpy(end, process, process_length);
  end += process_length;
  *end++ = ' ';
  end = put_hexadecimal(end, mask);
  *end++ = ' ';
  end = put_hexadecimal(end, levels);
  *end++ = '\n';
  trace_text(line, (size_t)(end - line));
}
