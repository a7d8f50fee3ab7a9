// signals.c: signals become flags that a frame loop asks for.
// Handlers only set flags; a second stop signal also restores the terminal and ends the program.
#include "system.h"

#include <errno.h>
#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t stop_signal;
static volatile sig_atomic_t suspend_requested;
static volatile sig_atomic_t continued;
static volatile sig_atomic_t resized;
static volatile sig_atomic_t report_requested;
static bool catches_output;  // TTOU; see on_background_signal

static void on_stop(int number) {
  if (stop_signal == 0) {
    stop_signal = number;
    return;
  }
  posix_terminal_end();
  signal(number, SIG_DFL);
  raise(number);  // takes effect when this handler returns
}

static void on_terminal_signal(int number) {
  if (number == SIGTSTP) suspend_requested = 1;
  if (number == SIGCONT) continued = 1;
  if (number == SIGWINCH) resized = 1;
}

// The write that was refused is tried again at once. It must get through, or the program would try
// for ever and never be suspended; after that the signal is caught again.
static void on_background_signal(int number) {
  suspend_requested = 1;
  if (number == SIGTTOU) signal(SIGTTOU, SIG_IGN);
}

static void on_report_request(int number) {
  (void)number;
  report_requested = 1;
}

// Waits are cut short.
static void set_handler(int number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

// What a parent chose to ignore (nohup, a job without control) stays ignored.
static bool catch_signal(int number, void (*handler)(int)) {
  struct sigaction action;
  if (sigaction(number, NULL, &action) != 0) return false;
  if (action.sa_handler == SIG_IGN && number != SIGCONT && number != SIGWINCH) return false;
  set_handler(number, handler);
  return true;
}

void posix_catch_stop_signals(void) {
  catch_signal(SIGINT, on_stop);
  catch_signal(SIGTERM, on_stop);
  catch_signal(SIGHUP, on_stop);
  catch_signal(SIGQUIT, on_stop);
}

void posix_catch_terminal_signals(void) {
  catch_signal(SIGTSTP, on_terminal_signal);
  catch_signal(SIGCONT, on_terminal_signal);
  catch_signal(SIGWINCH, on_terminal_signal);
}

void posix_catch_background_signals(void) {
  catch_signal(SIGTTIN, on_background_signal);
  catches_output = catch_signal(SIGTTOU, on_background_signal);
}

void posix_catch_report_requests(void) { catch_signal(SIGUSR1, on_report_request); }

void posix_ignore_write_signals(void) {
  signal(SIGPIPE, SIG_IGN);
  signal(SIGXFSZ, SIG_IGN);
}

int32_t posix_stop_signal(void) { return stop_signal; }

static bool take(volatile sig_atomic_t *flag) {
  bool was_set = *flag != 0;
  if (was_set) *flag = 0;  // cleared before the caller acts, so that a later signal is not lost
  return was_set;
}

bool posix_take_suspend_request(void) { return take(&suspend_requested); }

bool posix_take_continued(void) { return take(&continued); }

bool posix_take_resized(void) { return take(&resized); }

bool posix_take_report_request(void) { return take(&report_requested); }

void posix_suspend(void) {
  struct sigaction before, standard = {.sa_handler = SIG_DFL};
  sigaction(SIGTSTP, &standard, &before);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &before, NULL);
  if (catches_output) set_handler(SIGTTOU, on_background_signal);
}
