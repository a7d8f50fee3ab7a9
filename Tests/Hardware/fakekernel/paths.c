// paths.c: takes the place of the C library's functions that open, look at and call files.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "fakekernel.h"

/// The C library's own function of that name, as a variable `real_NAME`.
#define REAL(result, name, ...)                                                       \
  static result (*real_##name)(__VA_ARGS__);                                          \
  if (!real_##name) *(void **)&real_##name = dlsym(RTLD_NEXT, #name);                 \
  if (!real_##name) give_up("the C library has no function of that name", #name)

static bool begins(const char *path, const char *beginning) {
  return strncmp(path, beginning, strlen(beginning)) == 0;
}

/// Whether a path is that of a folder, or lies in it.
static bool is_within(const char *path, const char *folder) {
  size_t length = strlen(folder);
  return begins(path, folder) && (path[length] == 0 || path[length] == '/');
}

static bool is_faked(const char *path) {
  static const char *const folders[] = {
      "/sys", "/proc/device-tree", "/proc/sys", "/boot", "/run", "/etc/group"};
  if (!fake_root() || !path || path[0] != '/') return false;
  if (strcmp(path, "/dev") == 0 || strcmp(path, "/dev/") == 0) return true;
  if (begins(path, "/dev/gpiochip") || begins(path, "/dev/spidev")) return true;
  for (size_t i = 0; i < sizeof folders / sizeof folders[0]; i++)
    if (is_within(path, folders[i])) return true;
  return false;
}

const char *faked_path(const char *path, char buffer[], size_t capacity) {
  if (!is_faked(path)) return path;
  if ((size_t)snprintf(buffer, capacity, "%s%s", fake_root(), path) >= capacity)
    give_up("a path is too long", path);
  return buffer;
}

/// The text of a device, or an error number; ENOENT if the path is no device's.
static int device_text(const char *path, struct device_text *text) {
  char name[32];
  if (!path || !names_device(path, name)) return ENOENT;
  return read_device_text(path, text);
}

/// Whether a path is that of a chip's file in /sys that has its number; then its content.
static bool is_number_file(const char *path, char content[32]) {
  static const char before[] = "/sys/bus/gpio/devices/";
  if (!fake_root() || !path || !begins(path, before)) return false;
  char device[64];
  snprintf(device, sizeof device, "/dev/%s", path + strlen(before));
  char *slash = strchr(device + 5, '/');
  if (!slash || strcmp(slash, "/dev") != 0) return false;
  *slash = 0;
  struct device_text *text = malloc(sizeof *text);
  bool is_there = device_text(device, text) == 0;
  if (is_there) snprintf(content, 32, "%d:%u\n", GPIO_MAJOR, device_minor(text->name));
  free(text);
  return is_there;
}

// Opening.

static int open_number_file(const char *content) {
  int file = memfd_create("dev", MFD_CLOEXEC);
  if (file < 0 || write(file, content, strlen(content)) < 0 || lseek(file, 0, SEEK_SET) < 0)
    give_up("no memory for", "a file");
  return file;
}

static int open_path(int folder, const char *path, int flags, mode_t mode) {
  char buffer[PATH_MAX], content[32], name[32];
  if (path && names_device(path, name)) return open_device(path, flags);
  if (is_number_file(path, content)) return open_number_file(content);
  path = faked_path(path, buffer, sizeof buffer);
  return (int)syscall(SYS_openat, folder, path, flags, mode);
}

#define MODE(flags)                                    \
  mode_t mode = 0;                                     \
  if ((flags) & (O_CREAT | O_TMPFILE)) {               \
    va_list arguments;                                 \
    va_start(arguments, flags);                        \
    mode = (mode_t)va_arg(arguments, int);             \
    va_end(arguments);                                 \
  }

EXPORT int open(const char *path, int flags, ...) {
  MODE(flags)
  return open_path(AT_FDCWD, path, flags, mode);
}

EXPORT int open64(const char *path, int flags, ...) {
  MODE(flags)
  return open_path(AT_FDCWD, path, flags, mode);
}

EXPORT int openat(int folder, const char *path, int flags, ...) {
  MODE(flags)
  return open_path(folder, path, flags, mode);
}

EXPORT int openat64(int folder, const char *path, int flags, ...) {
  MODE(flags)
  return open_path(folder, path, flags, mode);
}

EXPORT int __open_2(const char *path, int flags) { return open_path(AT_FDCWD, path, flags, 0); }
EXPORT int __open64_2(const char *path, int flags) { return open_path(AT_FDCWD, path, flags, 0); }

EXPORT FILE *fopen(const char *path, const char *mode) {
  REAL(FILE *, fopen, const char *, const char *);
  char buffer[PATH_MAX];
  return real_fopen(faked_path(path, buffer, sizeof buffer), mode);
}

EXPORT FILE *fopen64(const char *path, const char *mode) { return fopen(path, mode); }

EXPORT int close(int descriptor) {
  if (device_at(descriptor)) {
    forget_device(descriptor);
    return 0;
  }
  return (int)syscall(SYS_close, descriptor);
}

EXPORT int ioctl(int descriptor, unsigned long request, ...) {
  va_list arguments;
  va_start(arguments, request);
  void *argument = va_arg(arguments, void *);
  va_end(arguments);
  struct device *device = device_at(descriptor);
  if (!device) return (int)syscall(SYS_ioctl, descriptor, request, argument);
  // The kernel looks at 32 bits, and libgpiod 2 keeps some numbers in an int that is negative.
  request = (uint32_t)request;
  switch (device->kind) {
    case DEVICE_CHIP: return gpio_chip_call(device, request, argument);
    case DEVICE_LINES: return gpio_lines_call(device, request, argument);
    default: return spi_call(device, request, argument);
  }
}

EXPORT ssize_t write(int descriptor, const void *bytes, size_t count) {
  struct device *device = device_at(descriptor);
  if (device && device->kind == DEVICE_SPI) return spi_write(device, bytes, count);
  REAL(ssize_t, write, int, const void *, size_t);
  return real_write(descriptor, bytes, count);
}

// Looking.

static int look(int folder, const char *path, struct stat *status, int flags) {
  char buffer[PATH_MAX], content[32];
  if (is_number_file(path, content)) {
    memset(status, 0, sizeof *status);
    status->st_mode = S_IFREG | 0444;
    return 0;
  }
  const char *place = faked_path(path, buffer, sizeof buffer);
  int answer = (int)syscall(SYS_newfstatat, folder, place, status, flags);
  if (answer || S_ISLNK(status->st_mode) || place == path) return answer;
  struct device_text *text = malloc(sizeof *text);
  if (device_text(path, text) == 0) describe_device(text, status);
  free(text);
  return 0;
}

EXPORT int stat(const char *path, struct stat *status) { return look(AT_FDCWD, path, status, 0); }

EXPORT int lstat(const char *path, struct stat *status) {
  return look(AT_FDCWD, path, status, AT_SYMLINK_NOFOLLOW);
}

EXPORT int fstatat(int folder, const char *path, struct stat *status, int flags) {
  return look(folder, path, status, flags);
}

EXPORT int fstat(int descriptor, struct stat *status) {
  int answer = (int)syscall(SYS_fstat, descriptor, status);
  struct device *device = device_at(descriptor);
  if (answer == 0 && device && device->kind != DEVICE_LINES) describe_device(device->text, status);
  return answer;
}

// On 64-bit systems these are the same structures.
EXPORT int stat64(const char *path, struct stat64 *status) {
  return stat(path, (struct stat *)status);
}
EXPORT int lstat64(const char *path, struct stat64 *status) {
  return lstat(path, (struct stat *)status);
}
EXPORT int fstat64(int descriptor, struct stat64 *status) {
  return fstat(descriptor, (struct stat *)status);
}
EXPORT int fstatat64(int folder, const char *path, struct stat64 *status, int flags) {
  return fstatat(folder, path, (struct stat *)status, flags);
}

static int may_access(int folder, const char *path, int mode, int flags) {
  char buffer[PATH_MAX], content[32], name[32];
  if (is_number_file(path, content)) return 0;
  if (path && names_device(path, name)) {
    struct device_text *text = malloc(sizeof *text);
    int error = read_device_text(path, text);
    if (error == 0 && mode != F_OK) error = text->error;
    free(text);
    errno = error;
    return error ? -1 : 0;
  }
  path = faked_path(path, buffer, sizeof buffer);
  REAL(int, faccessat, int, const char *, int, int);
  return real_faccessat(folder, path, mode, flags);
}

EXPORT int access(const char *path, int mode) { return may_access(AT_FDCWD, path, mode, 0); }

EXPORT int eaccess(const char *path, int mode) {
  return may_access(AT_FDCWD, path, mode, AT_EACCESS);
}

EXPORT int euidaccess(const char *path, int mode) { return eaccess(path, mode); }

EXPORT int faccessat(int folder, const char *path, int mode, int flags) {
  return may_access(folder, path, mode, flags);
}

EXPORT ssize_t readlink(const char *path, char *target, size_t capacity) {
  char buffer[PATH_MAX];
  path = faked_path(path, buffer, sizeof buffer);
  return syscall(SYS_readlinkat, AT_FDCWD, path, target, capacity);
}

EXPORT ssize_t __readlink_chk(const char *path, char *target, size_t capacity, size_t size) {
  return readlink(path, target, capacity < size ? capacity : size);
}

/// The chip whose number a path such as /sys/dev/char/254:0/subsystem has.
static bool is_subsystem_of_chip(const char *path) {
  unsigned major, minor;
  int length = 0;
  if (sscanf(path, "/sys/dev/char/%u:%u/subsystem%n", &major, &minor, &length) != 2) return false;
  if (length == 0 || path[length] != 0 || major != GPIO_MAJOR) return false;
  char device[64], name[32];
  struct stat status;
  snprintf(device, sizeof device, "/dev/gpiochip%u", minor);
  return names_device(device, name) && stat(device, &status) == 0;
}

EXPORT char *realpath(const char *path, char *whole) {
  REAL(char *, realpath, const char *, char *);
  char buffer[PATH_MAX], found[PATH_MAX];
  if (!is_faked(path)) return real_realpath(path, whole);
  const char *answer = found;
  if (is_subsystem_of_chip(path)) {
    answer = "/sys/bus/gpio";
  } else {
    if (!real_realpath(faked_path(path, buffer, sizeof buffer), found)) return NULL;
    // The folder may itself have been reached by a link.
    char root[PATH_MAX];
    if (!real_realpath(fake_root(), root)) return NULL;
    if (!is_within(found, root)) give_up("a link leads out of the folder", path);
    answer += strlen(root);
  }
  if (!whole) return strdup(answer);
  return strcpy(whole, answer);
}

EXPORT char *__realpath_chk(const char *path, char *whole, size_t size) {
  (void)size;
  return realpath(path, whole);
}

EXPORT char *canonicalize_file_name(const char *path) { return realpath(path, NULL); }

// Folders, and files that are made.

EXPORT DIR *opendir(const char *path) {
  REAL(DIR *, opendir, const char *);
  char buffer[PATH_MAX];
  return real_opendir(faked_path(path, buffer, sizeof buffer));
}

EXPORT int scandir(const char *path, struct dirent ***names, int (*filter)(const struct dirent *),
                   int (*compare)(const struct dirent **, const struct dirent **)) {
  REAL(int, scandir, const char *, struct dirent ***, int (*)(const struct dirent *),
       int (*)(const struct dirent **, const struct dirent **));
  char buffer[PATH_MAX];
  return real_scandir(faked_path(path, buffer, sizeof buffer), names, filter, compare);
}

EXPORT int scandir64(const char *path, struct dirent64 ***names,
                     int (*filter)(const struct dirent64 *),
                     int (*compare)(const struct dirent64 **, const struct dirent64 **)) {
  REAL(int, scandir64, const char *, struct dirent64 ***, int (*)(const struct dirent64 *),
       int (*)(const struct dirent64 **, const struct dirent64 **));
  char buffer[PATH_MAX];
  return real_scandir64(faked_path(path, buffer, sizeof buffer), names, filter, compare);
}

EXPORT int mkdir(const char *path, mode_t mode) {
  char buffer[PATH_MAX];
  return (int)syscall(SYS_mkdirat, AT_FDCWD, faked_path(path, buffer, sizeof buffer), mode);
}

EXPORT int mkfifo(const char *path, mode_t mode) {
  char buffer[PATH_MAX];
  path = faked_path(path, buffer, sizeof buffer);
  return (int)syscall(SYS_mknodat, AT_FDCWD, path, (mode & 07777) | S_IFIFO, 0);
}

EXPORT int chmod(const char *path, mode_t mode) {
  char buffer[PATH_MAX];
  return (int)syscall(SYS_fchmodat, AT_FDCWD, faked_path(path, buffer, sizeof buffer), mode);
}

EXPORT int unlink(const char *path) {
  char buffer[PATH_MAX];
  return (int)syscall(SYS_unlinkat, AT_FDCWD, faked_path(path, buffer, sizeof buffer), 0);
}

// Who runs, and on what.

EXPORT int getgroups(int capacity, gid_t *groups) {
  int count = 0;
  if (!fake_groups(groups, &count, capacity)) return (int)syscall(SYS_getgroups, capacity, groups);
  if (capacity == 0 || count <= capacity) return count;
  errno = EINVAL;
  return -1;
}

EXPORT uid_t getuid(void) {
  uid_t user;
  return fake_user(&user) ? user : (uid_t)syscall(SYS_getuid);
}

EXPORT uid_t geteuid(void) {
  uid_t user;
  return fake_user(&user) ? user : (uid_t)syscall(SYS_geteuid);
}

EXPORT int uname(struct utsname *names) {
  int answer = (int)syscall(SYS_uname, names);
  if (answer || !fake_root()) return answer;
  FILE *file = fopen("/proc/sys/kernel/osrelease", "r");
  if (!file) return 0;
  if (fgets(names->release, sizeof names->release, file))
    names->release[strcspn(names->release, "\n")] = 0;
  fclose(file);
  return 0;
}
