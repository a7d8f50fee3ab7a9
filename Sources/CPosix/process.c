// process.c: the program's arguments, its environment and its end.
// Starts nothing and knows nothing of files.
#include "system.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

static int kept_count;
static char **kept_arguments;

// glibc and macOS hand main's arguments to constructors; Embedded Swift has no CommandLine.
__attribute__((constructor)) static void keep_arguments(int count, char **arguments) {
  kept_count = count;
  kept_arguments = arguments;
}

int32_t posix_argument_count(void) { return kept_count; }

char *const *posix_arguments(void) { return kept_arguments; }

const char *posix_argument(int32_t index) {
  return index >= 0 && index < kept_count ? kept_arguments[index] : NULL;
}

void posix_hold_standard_descriptors(void) {
  for (int descriptor = 0; descriptor < 3; descriptor++) {
    if (fcntl(descriptor, F_GETFD) != -1) continue;
    // The lowest free number is this one. The wrong way round, so that every use of it fails.
    open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY);
  }
}

const char *posix_environment(const char *name) { return getenv(name); }

void posix_exit(int32_t status) { exit(status); }

void posix_die_of_signal(int32_t number) {
  posix_terminal_end();
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  signal(number, SIG_DFL);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
  raise(number);
  _exit(128 + number);
}

uint32_t posix_user(void) { return geteuid(); }

int32_t posix_groups(uint32_t *groups, int32_t capacity) {
  if (capacity < 1) return 0;
  groups[0] = getegid();
  _Static_assert(sizeof(gid_t) == sizeof groups[0], "groups are numbers of 32 bits");
  int count = getgroups(capacity - 1, groups + 1);
  return 1 + (count > 0 ? count : 0);
}
