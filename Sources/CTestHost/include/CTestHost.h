// CTestHost.h: what tests need from the machine they run on.
#ifndef CTESTHOST_H
#define CTESTHOST_H

#include <stddef.h>
#include <stdint.h>

/// The time zone of every test that is linked with this, as TZ has it: the rule of Berlin since 1996,
/// in a form that needs no files. It is set before the first test begins.
extern const char *_Nonnull const test_time_zone;

/// Listens for datagrams at a path, or at the abstract name after "@": a descriptor, or -1.
int32_t test_socket_open(const char *_Nonnull address);
/// The next datagram: its bytes, or -1 if none is waiting.
int64_t test_socket_receive(int32_t descriptor, char *_Nonnull bytes, size_t capacity);
/// Fills the queue of the socket that listens at an address: the messages that it took.
int32_t test_socket_fill(const char *_Nonnull address);

#endif
