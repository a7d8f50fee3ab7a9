// host.c: a time zone and datagram sockets for tests.
// Only tests are linked with this.
#define _GNU_SOURCE
#include "CTestHost.h"

#include <fcntl.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

const char *const test_time_zone = "CET-1CEST,M3.5.0,M10.5.0/3";

// Before the first test: a zone that changes while others read it would be a race.
__attribute__((constructor)) static void set_time_zone(void) { setenv("TZ", test_time_zone, 1); }

static socklen_t fill_in(struct sockaddr_un *address, const char *text) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  size_t count = strlen(text);
  if (count >= sizeof address->sun_path) return 0;
  memcpy(address->sun_path, text, count);
  if (text[0] != '@') return sizeof *address;
  address->sun_path[0] = 0;
  return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + count);
}

static int make_socket(void) {
  int descriptor = socket(AF_UNIX, SOCK_DGRAM, 0);
  if (descriptor >= 0) fcntl(descriptor, F_SETFL, O_NONBLOCK);
  return descriptor;
}

int32_t test_socket_open(const char *text) {
  struct sockaddr_un address;
  socklen_t length = fill_in(&address, text);
  int descriptor = length ? make_socket() : -1;
  if (descriptor < 0) return -1;
  if (bind(descriptor, (struct sockaddr *)&address, length) == 0) return descriptor;
  close(descriptor);
  return -1;
}

int64_t test_socket_receive(int32_t descriptor, char *bytes, size_t capacity) {
  return recv(descriptor, bytes, capacity, MSG_TRUNC);
}

int32_t test_socket_fill(const char *text) {
  struct sockaddr_un address;
  socklen_t length = fill_in(&address, text);
  int descriptor = length ? make_socket() : -1;
  if (descriptor < 0) return -1;
  int32_t count = 0;
  while (sendto(descriptor, "x", 1, 0, (struct sockaddr *)&address, length) == 1) count++;
  close(descriptor);
  return count;
}
