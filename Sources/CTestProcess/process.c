// process.c: pipes and processes for tests.
#define _GNU_SOURCE
#include "CTestProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

bool test_pipe(int32_t *input, int32_t *output) {
  int ends[2];
#ifdef __linux__
  // In one step: else a program that another test starts meanwhile would have the ends too.
  if (pipe2(ends, O_CLOEXEC) != 0) return false;
#else
  if (pipe(ends) != 0) return false;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#endif
  *input = ends[0];
  *output = ends[1];
  return true;
}

static void replace(int descriptor, int by) {
  if (descriptor == by) {
    fcntl(descriptor, F_SETFD, 0);
  } else {
    dup2(by, descriptor);
  }
}

#ifdef __linux__

#include <linux/capability.h>
#include <sys/prctl.h>

const char *test_program_path(void) {
  static char path[4096];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  return length < 0 ? "" : path;
}

static void restrict_rights(void) {
  struct rlimit none = {0, 0}, little = {65536, 65536};
  setrlimit(RLIMIT_RTPRIO, &none);
  setrlimit(RLIMIT_MEMLOCK, &little);
  // Root has every right that is left in this set when it starts a program.
  prctl(PR_CAPBSET_DROP, CAP_SYS_NICE);
  prctl(PR_CAPBSET_DROP, CAP_IPC_LOCK);
  prctl(PR_CAPBSET_DROP, CAP_SYS_RESOURCE);
}

bool test_has_realtime_priority(int32_t priority) {
  struct sched_param parameters;
  int policy = sched_getscheduler(0);
  return policy >= 0 && (policy & ~SCHED_RESET_ON_FORK) == SCHED_FIFO &&
         sched_getparam(0, &parameters) == 0 && parameters.sched_priority == priority;
}

#else

const char *test_program_path(void) { return ""; }

static void restrict_rights(void) {}

bool test_has_realtime_priority(int32_t priority) { return false; }

#endif

int32_t test_process_start(const char *path, const char *argument, int32_t input, int32_t output,
                           int32_t error, bool restricted) {
  pid_t process = fork();
  if (process != 0) return process;
  if (restricted) restrict_rights();
  replace(0, input);
  replace(1, output);
  replace(2, error);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execl(path, path, argument, (char *)NULL);
  _exit(127);
}

int32_t test_process_wait(int32_t process) {
  int status;
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) return -1;
  }
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

void test_kill(int32_t process) { kill(process, SIGKILL); }

void test_ask_to_stop(int32_t process) {
  static const int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGPIPE};
  for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++) kill(process, numbers[i]);
}

bool test_leads_session(int32_t process) { return getsid(process) == process; }
