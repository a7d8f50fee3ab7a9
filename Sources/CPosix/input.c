// input.c: reading what has come so far, from standard input or a FIFO.
// Waits for nothing and changes no flag of a descriptor that others share.
#include "system.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

int32_t posix_open_fifo(const char *path) {
  bool is_new = mkfifo(path, 0660) == 0;
  if (!is_new && errno != EEXIST) return -errno;
  struct stat status;
  // There is something of that name, so if it leads nowhere it is a link.
  if (stat(path, &status) != 0) return errno == ENOENT ? -ELOOP : -errno;
  // Asked before it is opened, as opening a device may do something.
  if (!S_ISFIFO(status.st_mode)) return S_ISDIR(status.st_mode) ? -EISDIR : -ESPIPE;
  int descriptor;
  do descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
  while (descriptor < 0 && errno == EINTR && posix_stop_signal() == 0);
  if (descriptor < 0) return -errno;
  // The file mode mask took the group's right to write away. If it cannot be given, others are left
  // out and the owner is not.
  if (is_new) (void)!fchmod(descriptor, 0660);
  return descriptor;
}

int32_t posix_fifo_problem(int32_t code) {
  switch (-code) {
  case ESPIPE: return POSIX_FIFO_NOT_ONE;
  case ELOOP: return POSIX_FIFO_BAD_LINK;
  case ENAMETOOLONG: return POSIX_FIFO_LONG_NAME;
  default: return POSIX_FIFO_OTHER;
  }
}

// Reading the terminal of another job would stop this one.
static bool belongs_to_another_job(int descriptor) {
  if (isatty(descriptor) != 1) return false;
  pid_t group = tcgetpgrp(descriptor);
  return group >= 0 && group != getpgrp();
}

int64_t posix_read_ready(int32_t descriptor, void *bytes, size_t count) {
  struct pollfd wait = {.fd = descriptor, .events = POLLIN};
  int ready = poll(&wait, 1, 0);
  if (ready == 0) return POSIX_NOTHING_READY;
  if (ready < 0) return errno == EINTR ? POSIX_NOTHING_READY : -errno;
  if (wait.revents & POLLNVAL) return -EBADF;
  if (belongs_to_another_job(descriptor)) return POSIX_NOTHING_READY;
  ssize_t done = read(descriptor, bytes, count);
  if (done >= 0) return done;
  return errno == EINTR || errno == EAGAIN ? POSIX_NOTHING_READY : -errno;
}
