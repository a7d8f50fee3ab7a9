// notify.c: messages to the service manager that started the program.
// Needs no libsystemd: the protocol is one datagram a message.
#include "system.h"

#if LEDSIGN_LINUX

#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

struct linux_notifier {
  int descriptor;
  socklen_t length;
  struct sockaddr_un address;
};

// Fills in where the manager listens; false if the text is no address.
static bool read_address(struct linux_notifier *notifier, const char *text) {
  size_t count = strlen(text);
  char *path = notifier->address.sun_path;
  bool is_abstract = text[0] == '@';
  if (count < 2 || (!is_abstract && text[0] != '/')) return false;
  if (count >= sizeof notifier->address.sun_path) return false;
  memcpy(path, text, count + 1);
  // An abstract name begins with NUL and has none at its end; a path has it the other way round.
  if (is_abstract) path[0] = 0;
  notifier->address.sun_family = AF_UNIX;
  size_t length = offsetof(struct sockaddr_un, sun_path) + count + (is_abstract ? 0 : 1);
  notifier->length = (socklen_t)length;
  return true;
}

linux_notifier *linux_notifier_open(const char *address, int32_t *code) {
  struct linux_notifier *notifier = calloc(1, sizeof *notifier);
  *code = notifier ? -EINVAL : -ENOMEM;
  if (!notifier) return NULL;
  if (read_address(notifier, address)) {
    notifier->descriptor = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    *code = notifier->descriptor >= 0 ? 0 : -errno;
    if (*code == 0) return notifier;
  }
  free(notifier);
  return NULL;
}

int32_t linux_notifier_send(const linux_notifier *notifier, const char *text, size_t count) {
  // Addressed each time: a manager that restarted listens at the same place with another socket.
  ssize_t sent = sendto(notifier->descriptor, text, count, MSG_DONTWAIT | MSG_NOSIGNAL,
                        (const struct sockaddr *)&notifier->address, notifier->length);
  return sent < 0 ? -errno : 0;
}

void linux_notifier_close(linux_notifier *notifier) {
  close(notifier->descriptor);
  free(notifier);
}

int64_t linux_process_number(void) { return getpid(); }

#else

linux_notifier *linux_notifier_open(const char *address, int32_t *code) {
  (void)address;
  *code = -ENOTSUP;
  return NULL;
}

int32_t linux_notifier_send(const linux_notifier *notifier, const char *text, size_t count) {
  (void)notifier, (void)text, (void)count;
  return -ENOTSUP;
}

void linux_notifier_close(linux_notifier *notifier) { (void)notifier; }

int64_t linux_process_number(void) { return 0; }

#endif
