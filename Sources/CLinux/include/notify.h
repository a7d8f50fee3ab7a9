// notify.h: messages to the service manager that started the program (systemd's sd_notify protocol).
// No system header is included here.
#ifndef CLINUX_NOTIFY_H
#define CLINUX_NOTIFY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __clang__
#pragma clang assume_nonnull begin
#elif !defined(_Nullable)
#define _Nullable
#endif

/// The way to a service manager: a datagram socket and the address that it listens at.
typedef struct linux_notifier linux_notifier;
/// Opens the way to an address as NOTIFY_SOCKET gives it: a path that begins with "/", or "@" and
/// the name of an abstract socket. NULL if it is neither or the system refuses; then *code is -code.
linux_notifier *_Nullable linux_notifier_open(const char *address, int32_t *code);
/// Sends one message, lines such as "READY=1": 0, or -code. Never waits and never raises a signal.
int32_t linux_notifier_send(const linux_notifier *notifier, const char *text, size_t count);
/// Closes the way and frees it.
void linux_notifier_close(linux_notifier *notifier);
/// The number of this process, for comparing it with WATCHDOG_PID.
int64_t linux_process_number(void);

#ifdef __clang__
#pragma clang assume_nonnull end
#endif

#endif
