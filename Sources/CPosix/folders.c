// folders.c: what is in a folder.
// Follows no links and goes into no folder within.
#include "system.h"

#include <dirent.h>
#include <errno.h>
#include <string.h>

int64_t posix_folder_names(const char *path, char *names, size_t capacity) {
  DIR *folder = opendir(path);
  if (!folder) return -errno;
  size_t total = 0;
  struct dirent *entry;
  while ((void)(errno = 0), (entry = readdir(folder)) != NULL) {
    const char *name = entry->d_name;
    if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0) continue;
    size_t length = strlen(name) + 1;
    if (total + length <= capacity) memcpy(names + total, name, length);
    total += length;
  }
  int code = errno;
  closedir(folder);
  return code == 0 ? (int64_t)total : -code;
}
