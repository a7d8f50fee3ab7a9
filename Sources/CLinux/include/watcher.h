// watcher.h: a process that makes a panel dark when this one has died.
// No system header is included here.
#ifndef CLINUX_WATCHER_H
#define CLINUX_WATCHER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __clang__
#pragma clang assume_nonnull begin
#elif !defined(_Nullable)
#define _Nullable
#endif

/// A watching process, as its parent sees it.
typedef struct {
  int32_t process;
  int32_t line;  // the watcher hears on the other end that the parent has died; closed on exec
} watcher;

/// Starts a process that waits until this one has died, however that happens, then calls the
/// function and ends: 0, or -code. After watcher_dismiss it is not called. The process has a session
/// of its own, ignores all signals that ask it to stop, is named ledsign-watch, and keeps only
/// standard error. To be called while the program has one thread: the function runs in a copy of
/// the program in which all other threads are missing.
int32_t watcher_start(watcher *started, void (*parent_died)(void *_Nullable),
                      void *_Nullable context);
#define WATCHER_LACKS_MEMORY 0
#define WATCHER_LACKS_FILES 1         // this program has as many open files as it may have
#define WATCHER_LACKS_SYSTEM_FILES 2  // all programs together have
#define WATCHER_LACKS_PROCESSES 3     // the user, or the system, has as many processes
/// What was missing when watcher_start returned that code: one of WATCHER_LACKS_...
int32_t watcher_lack(int32_t code);
/// Whether the process is still there.
bool watcher_is_there(const watcher *started);
/// Ends the process without a call of its function, and waits for that. To be called once.
void watcher_dismiss(const watcher *started);

#ifdef __clang__
#pragma clang assume_nonnull end
#endif

#endif
