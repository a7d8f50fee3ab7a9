// errors.c: what an error number means.
// Decides nothing: callers choose what to do.
#include "system.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

int32_t posix_error_kind(int32_t code) {
  switch (abs(code)) {
  case ENOENT:
  case ENOTDIR: return POSIX_ERROR_MISSING;
  case EISDIR: return POSIX_ERROR_FOLDER;
  case EACCES:
  case EPERM:
  case EROFS: return POSIX_ERROR_FORBIDDEN;
  case EPIPE: return POSIX_ERROR_CLOSED_PIPE;
  case ENOSPC:
  case EDQUOT:
  case EFBIG: return POSIX_ERROR_FULL;
  case EINTR: return POSIX_ERROR_INTERRUPTED;
  default: return POSIX_ERROR_OTHER;
  }
}

const char *posix_error_text(int32_t code) { return strerror(abs(code)); }
