"""terminal.py PROGRAM MOVING-SIGN STILL-SIGN: plays in pseudo-terminals and looks at every byte and setting.

Prints how many checks passed, or fails with the first that did not. It reads only what the program writes and what
the kernel says; it starts no program but ledsign and a shell.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time

PROGRAM, MOVING, STILL = sys.argv[1:]
HIDE, SHOW, PLAIN = b"\033[?25l", b"\033[?25h", b"\033[0m"
# What ends a program in a terminal; below nohup some of them are ignored.
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)
checks = 0


def check(is_right, what):
    global checks
    checks += 1
    if not is_right:
        print(what)
        sys.exit(1)


class Terminal:
    """A program in a pseudo-terminal of its own, in which it is the foreground."""

    def __init__(self, *words, columns=80, rows=24):
        self.output = b""
        # The other end stays open here, so that settings can be read after the program's end.
        self.master, self.slave = pty.openpty()
        self.resize(columns, rows)
        self.before = termios.tcgetattr(self.slave)
        self.child = os.fork()
        if self.child == 0:
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            for descriptor in range(3):
                os.dup2(self.slave, descriptor)
            os.closerange(3, 100)
            for number in SIGNALS:
                signal.signal(number, signal.SIG_DFL)
            environment = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "PS1": "ready> "}
            os.execve(words[0], words, environment)

    def resize(self, columns, rows):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, seconds=0.0):
        """What comes within some time; everything is kept in self.output too."""
        taken, end = b"", time.monotonic() + seconds
        while True:
            ready, _, _ = select.select([self.master], [], [], max(0, end - time.monotonic()))
            if ready:
                taken += os.read(self.master, 65536)
            if not ready or time.monotonic() > end + 1:
                self.output += taken
                return taken

    def wait_for(self, text, seconds=5.0):
        """Reads until a text comes; what came since the call."""
        taken, end = b"", time.monotonic() + seconds
        while text not in taken and time.monotonic() < end:
            taken += self.read(0.02)
        check(text in taken, f"{text!r} did not come, but {taken[-300:]!r}")
        return taken

    def type(self, text):
        os.write(self.master, text)

    def settings(self):
        return termios.tcgetattr(self.slave)

    def end(self):
        """The wait status of the program, which must end by itself in 5 s; the rest of its output is read."""
        end = time.monotonic() + 5
        while time.monotonic() < end:
            self.read(0.01)
            pid, status = os.waitpid(self.child, os.WNOHANG)
            if pid:
                self.read(0.05)
                return status
        os.kill(self.child, signal.SIGKILL)
        check(False, "the program did not end")

    def close(self):
        os.close(self.master)
        os.close(self.slave)


def check_left_as_found(terminal, what):
    check(terminal.settings() == terminal.before, f"{what}: the settings are not those from before")
    check(terminal.output.count(HIDE) == 1, f"{what}: the cursor is not hidden once")
    check(terminal.output.endswith(PLAIN + SHOW), f"{what}: ends with {terminal.output[-40:]!r}")
    terminal.close()


def scrolls_and_ends_by_itself():
    terminal = Terminal(PROGRAM, "show", "--for", "600", "--rate", "100", "A text that is wider than this", columns=40)
    terminal.wait_for("\u2588".encode())
    during = terminal.settings()
    check(during[3] & (termios.ECHO | termios.ICANON) == 0, "typed letters are shown while a sign plays")
    check(during[3] & termios.ISIG != 0, "Ctrl-C does nothing while a sign plays")
    check(terminal.end() == 0, "show --for did not end with 0")
    check_left_as_found(terminal, "show --for")


def refuses_to_wait_for_the_end_of_a_terminal():
    terminal = Terminal(PROGRAM, "play", MOVING, "--exit-at-eof")
    check(terminal.end() == 2 << 8, "play --exit-at-eof in a terminal did not end with 2")
    check(b"play reads no lines from a terminal; leave it out" in terminal.output, f"it said {terminal.output!r}")
    check(terminal.settings() == terminal.before, "play --exit-at-eof: the settings are not those from before")
    terminal.close()


def moves():
    terminal = Terminal(PROGRAM, "play", MOVING)
    terminal.wait_for(HIDE)
    terminal.read(0.2)
    moved = terminal.read(0.5)
    # 30 px/s for 0.5 s: about 15 updates, each of which goes up to a changed line.
    updates = moved.count(b"\033[?2026h")
    check(8 <= updates <= 20, f"{updates} updates in 0.5 s at 30 px/s")
    terminal.type(b"\x03")
    status = terminal.end()
    check(os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGINT, f"Ctrl-C: wait status {status}")
    check_left_as_found(terminal, "Ctrl-C")


def restores_after(number):
    terminal = Terminal(PROGRAM, "play", MOVING)
    terminal.wait_for(b"\033[?2026l")
    os.kill(terminal.child, number)
    status = terminal.end()
    check(os.WIFSIGNALED(status) and os.WTERMSIG(status) == number, f"signal {number}: wait status {status}")
    check_left_as_found(terminal, f"signal {number}")


def costs_nothing_when_still():
    terminal = Terminal(PROGRAM, "play", STILL)
    terminal.wait_for(b"\033[?2026l")
    terminal.read(0.2)
    before = seconds_of(terminal.child)
    written = terminal.read(1.0)
    used = seconds_of(terminal.child) - before
    check(written == b"", f"a still text wrote {written!r} in a second")
    check(used <= 0.1, f"a still text took {used} s of the processor in a second")
    os.kill(terminal.child, signal.SIGTERM)
    terminal.end()
    check_left_as_found(terminal, "a still text")


def seconds_of(child):
    with open(f"/proc/{child}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def recovers_from_a_small_terminal():
    terminal = Terminal(PROGRAM, "show", "--size", "64x16", "--for", "5000", "Hi", columns=30, rows=24)
    said = terminal.wait_for(b"\033[?2026l")
    check(b"this sign needs 32x5" in said, f"a small terminal: {said!r}")
    terminal.resize(100, 24)
    large = terminal.wait_for("\u2588".encode())
    check(b"\033[J" in large, "the message is not removed")
    terminal.resize(40, 24)
    small = terminal.wait_for(b"\033[?2026l")
    check("\u2847".encode() in small, f"no braille in a terminal of 40 columns: {small!r}")
    os.kill(terminal.child, signal.SIGTERM)
    terminal.end()
    check_left_as_found(terminal, "a small terminal")


def stops_and_goes_on():
    terminal = Terminal("/bin/bash", "--norc", "--noediting", "-i")
    terminal.wait_for(b"ready> ")
    before = terminal.settings()
    terminal.type(f"{PROGRAM} play {MOVING}\n".encode())
    terminal.wait_for(HIDE)
    terminal.wait_for(b"\033[?2026l")
    terminal.type(b"\x1a")
    stopped = terminal.wait_for(b"ready> ")
    check(SHOW in stopped and b"Stopped" in stopped, f"Ctrl-Z: {stopped!r}")
    check(terminal.settings() == before, "Ctrl-Z: the settings are not those from before")
    check(terminal.read(0.3) == b"", "Ctrl-Z: a stopped program writes")
    terminal.type(b"fg\n")
    terminal.wait_for(HIDE)
    terminal.wait_for(b"\033[?2026l")
    terminal.wait_for(b"\033[?2026l")
    check(terminal.settings()[3] & termios.ECHO == 0, "fg: typed letters are shown")
    terminal.type(b"\x03")
    ended = terminal.wait_for(b"ready> ")
    check(SHOW in ended, f"Ctrl-C after fg: {ended!r}")
    check(terminal.settings() == before, "Ctrl-C after fg: the settings are not those from before")
    terminal.type(b"echo status $?\n")
    terminal.wait_for(b"status 130")
    terminal.type(b"exit\n")
    terminal.end()
    terminal.close()


def paces_frames_in_a_pipe():
    start = time.monotonic()
    player = subprocess.Popen([PROGRAM, "play", MOVING, "--for", "500"], stdout=subprocess.PIPE)
    first = player.stdout.read(1)
    until_first = time.monotonic() - start
    rest = (first + player.stdout.read()).decode()
    took = time.monotonic() - start
    check(player.wait() == 0, "play into a pipe did not end with 0")
    check(until_first < 0.3, f"the first frame took {until_first} s")
    check(0.49 <= took < 2, f"half a second took {took} s")
    frames = rest.count("frame ")
    check(15 <= frames <= 30, f"{frames} frames at 60 a second in 0.5 s")
    check(rest.startswith("frame 0 at 0 ms\n") and "\033" not in rest, f"no plain frames: {rest[:80]!r}")


scrolls_and_ends_by_itself()
refuses_to_wait_for_the_end_of_a_terminal()
moves()
for number in SIGNALS:
    restores_after(number)
costs_nothing_when_still()
recovers_from_a_small_terminal()
stops_and_goes_on()
paces_frames_in_a_pipe()
print(f"{checks} checks")
