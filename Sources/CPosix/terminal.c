// terminal.c: the terminal's size, and its settings while a picture plays in it.
// Draws nothing but the cursor.
#include "system.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static struct termios found;
static bool knows_found;
static volatile sig_atomic_t begun_descriptor = -1;

bool posix_is_terminal(int32_t descriptor) { return isatty(descriptor) == 1; }

bool posix_terminal_size(int32_t descriptor, int32_t *columns, int32_t *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return false;
  if (size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

int32_t posix_terminal_begin(int32_t descriptor) {
  if (begun_descriptor >= 0) return 0;
  if (!knows_found) {
    if (tcgetattr(descriptor, &found) != 0) return -errno;
    atexit(posix_terminal_end);
    knows_found = true;
  }
  struct termios settings = found;
  settings.c_lflag &= ~(tcflag_t)(ECHO | ICANON);
  settings.c_cc[VMIN] = 1;
  settings.c_cc[VTIME] = 0;
  // In the background this stops the program until it is in the foreground again.
  while (tcsetattr(descriptor, TCSANOW, &settings) != 0) {
    if (errno != EINTR || posix_stop_signal() != 0) return -errno;
  }
  begun_descriptor = descriptor;
  static const char hide_cursor[] = "\033[?25l";
  return posix_write_all(descriptor, hide_cursor, sizeof hide_cursor - 1);
}

static bool is_in_background(int descriptor) {
  pid_t group = tcgetpgrp(descriptor);
  return group >= 0 && group != getpgrp();
}

void posix_terminal_end(void) {
  int descriptor = begun_descriptor;
  if (descriptor < 0) return;
  begun_descriptor = -1;
  int kept_errno = errno;
  sigset_t stop, before;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTTOU);  // would stop a background program here for good
  pthread_sigmask(SIG_BLOCK, &stop, &before);
  static const char plain_with_cursor[] = "\033[0m\033[?25h";
  (void)!write(descriptor, plain_with_cursor, sizeof plain_with_cursor - 1);
  // In the background the settings are the shell's, which has its own by now.
  if (!is_in_background(descriptor)) tcsetattr(descriptor, TCSANOW, &found);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = kept_errno;
}
