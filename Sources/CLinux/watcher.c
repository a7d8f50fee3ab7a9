// watcher.c: a process that makes a panel dark when its parent has died.
// Knows nothing of lines: what is to be done is the caller's function.
#include "system.h"

#if LEDSIGN_LINUX

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static void ignore_stop_signals(void) {
  static const int numbers[] = {SIGINT,  SIGTERM, SIGHUP,  SIGQUIT, SIGPIPE,
                                SIGTSTP, SIGTTIN, SIGTTOU, SIGUSR1, SIGUSR2};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) signal(numbers[i], SIG_IGN);
}

static void replace_input_and_output(void) {
  int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int descriptor = 0; descriptor < 2; descriptor++) {
    if (nothing < 0) {
      close(descriptor);
    } else {
      dup2(nothing, descriptor);
    }
  }
  if (nothing > 2) close(nothing);
}

// Whether a byte came; none comes from a process that is gone.
static bool hears(int line) {
  char byte;
  ssize_t count;
  do count = read(line, &byte, 1);
  while (count < 0 && errno == EINTR);
  return count == 1;
}

static void say(int line) { (void)!send(line, "", 1, MSG_NOSIGNAL); }

static void reap(pid_t process) {
  int status;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) continue;
}

static _Noreturn void watch(int line, void (*parent_died)(void *), void *context,
                            const sigset_t *mask) {
  setsid();
  prctl(PR_SET_NAME, "ledsign-watch");
  ignore_stop_signals();
  pthread_sigmask(SIG_SETMASK, mask, NULL);
  replace_input_and_output();
  say(line);
  bool parent_said_goodbye = hears(line);
  if (!parent_said_goodbye) parent_died(context);
  _exit(0);
}

int32_t watcher_start(watcher *started, void (*parent_died)(void *), void *context) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -errno;
  // No signal may come to the child before it ignores what it is to ignore.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t process = fork();
  int code = errno;
  if (process == 0) {
    close(ends[1]);
    watch(ends[0], parent_died, context, &before);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(ends[0]);
  // From here on the watcher is out of reach of whoever stops this program.
  if (process >= 0 && !hears(ends[1])) {
    reap(process);
    process = -1;
    code = ECHILD;
  }
  if (process < 0) {
    close(ends[1]);
    return -code;
  }
  started->process = process;
  started->line = ends[1];
  return 0;
}

int32_t watcher_lack(int32_t code) {
  switch (-code) {
  case EMFILE: return WATCHER_LACKS_FILES;
  case ENFILE: return WATCHER_LACKS_SYSTEM_FILES;
  case EAGAIN: return WATCHER_LACKS_PROCESSES;
  default: return WATCHER_LACKS_MEMORY;
  }
}

bool watcher_is_there(const watcher *started) {
  struct pollfd line = {.fd = started->line, .events = 0};
  return poll(&line, 1, 0) <= 0;
}

void watcher_dismiss(const watcher *started) {
  say(started->line);
  close(started->line);
  reap(started->process);
}

#else

int32_t watcher_start(watcher *started, void (*parent_died)(void *), void *context) {
  (void)started, (void)parent_died, (void)context;
  return -ENOTSUP;
}

int32_t watcher_lack(int32_t code) {
  (void)code;
  return WATCHER_LACKS_MEMORY;
}

bool watcher_is_there(const watcher *started) {
  (void)started;
  return false;
}

void watcher_dismiss(const watcher *started) { (void)started; }

#endif
