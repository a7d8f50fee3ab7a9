// files.c: open, read, write and create files and folders.
// Buffers nothing.
#include "system.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// A wait that a signal cut short goes on, unless the signal asked the program to end.
static bool goes_on_after_signal(void) { return errno == EINTR && posix_stop_signal() == 0; }

static bool waited_until_ready(int32_t descriptor, short events) {
  if (errno != EAGAIN) return false;  // someone else made the descriptor non-blocking
  struct pollfd wait = {.fd = descriptor, .events = events};
  return poll(&wait, 1, -1) >= 0 || goes_on_after_signal();
}

static int32_t open_file(const char *path, int flags) {
  int descriptor;
  do descriptor = open(path, flags | O_CLOEXEC, 0666);
  while (descriptor < 0 && goes_on_after_signal());
  return descriptor < 0 ? -errno : descriptor;
}

int32_t posix_open_input(const char *path) {
  int32_t descriptor = open_file(path, O_RDONLY | O_NOCTTY);
  if (descriptor < 0) return descriptor;
  struct stat status;
  int32_t code = fstat(descriptor, &status) != 0 ? errno : S_ISDIR(status.st_mode) ? EISDIR : 0;
  if (code == 0) return descriptor;
  close(descriptor);
  return -code;
}

int32_t posix_create_file(const char *path) {
  return open_file(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOCTTY);
}

int32_t posix_try_device(const char *path) {
  int32_t descriptor = open_file(path, O_RDWR | O_NOCTTY | O_NONBLOCK);
  if (descriptor < 0) return descriptor;
  close(descriptor);
  return 0;
}

int64_t posix_file_size(int32_t descriptor) {
  struct stat status;
  if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return -1;
  return status.st_size;
}

int64_t posix_read(int32_t descriptor, void *bytes, size_t count) {
  ssize_t done;
  do done = read(descriptor, bytes, count);
  while (done < 0 && (goes_on_after_signal() || waited_until_ready(descriptor, POLLIN)));
  return done < 0 ? -errno : done;
}

int64_t posix_read_at(int32_t descriptor, void *bytes, size_t count, int64_t offset) {
  ssize_t done;
  do done = pread(descriptor, bytes, count, offset);
  while (done < 0 && goes_on_after_signal());
  return done < 0 ? -errno : done;
}

int32_t posix_write_all(int32_t descriptor, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t done = write(descriptor, next, count);
    if (done >= 0) {
      next += done;
      count -= (size_t)done;
      // A signal during the wait for room shows as a short count.
      if (count > 0 && posix_stop_signal() != 0) return -EINTR;
    } else if (!goes_on_after_signal() && !waited_until_ready(descriptor, POLLOUT)) {
      return -errno;
    }
  }
  return 0;
}

bool posix_write_without_waiting(int32_t descriptor, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    struct pollfd room = {.fd = descriptor, .events = POLLOUT};
    if (poll(&room, 1, 0) <= 0 || !(room.revents & POLLOUT)) return false;
    // A pipe with any room has room for so much.
    ssize_t done = write(descriptor, next, count < 512 ? count : 512);
    if (done <= 0) return false;
    next += done;
    count -= (size_t)done;
  }
  return true;
}

int32_t posix_close(int32_t descriptor) {
  // After EINTR the descriptor is gone on Linux; a second close could hit another file.
  return close(descriptor) != 0 && errno != EINTR ? -errno : 0;
}

static int32_t make_folder(const char *path) {
  if (mkdir(path, 0777) == 0) return 0;
  int32_t code = errno;
  return posix_path_kind(path) == POSIX_PATH_FOLDER ? 0 : -code;
}

int32_t posix_make_folders(const char *path) {
  char *partial = strdup(path);
  if (!partial) return -ENOMEM;
  int32_t result = 0;
  for (char *slash = partial; result == 0 && (slash = strchr(slash, '/')) != NULL; slash++) {
    if (slash == partial) continue;
    *slash = 0;
    result = make_folder(partial);
    *slash = '/';
  }
  free(partial);
  return result == 0 ? make_folder(path) : result;
}

// What a path leads to, as posix_path_kind tells it. Missing, and after an error, status is not set.
static int32_t look_at(const char *path, struct stat *status) {
  if (stat(path, status) != 0) {
    return posix_error_kind(errno) == POSIX_ERROR_MISSING ? POSIX_PATH_MISSING : -errno;
  }
  if (S_ISREG(status->st_mode)) return POSIX_PATH_FILE;
  return S_ISDIR(status->st_mode) ? POSIX_PATH_FOLDER : POSIX_PATH_OTHER;
}

int32_t posix_path_kind(const char *path) {
  struct stat status;
  return look_at(path, &status);
}

static int64_t nanoseconds(struct timespec time) {
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

posix_file_stamp posix_stamp_of_path(const char *path) {
  struct stat status;
  posix_file_stamp stamp = {.kind = look_at(path, &status)};
  if (stamp.kind <= POSIX_PATH_MISSING) return stamp;
  stamp.device = (int64_t)status.st_dev;
  stamp.inode = (int64_t)status.st_ino;
  stamp.size = status.st_size;
#ifdef __APPLE__
  stamp.modified_nanoseconds = nanoseconds(status.st_mtimespec);
  stamp.changed_nanoseconds = nanoseconds(status.st_ctimespec);
#else
  stamp.modified_nanoseconds = nanoseconds(status.st_mtim);
  stamp.changed_nanoseconds = nanoseconds(status.st_ctim);
#endif
  return stamp;
}
