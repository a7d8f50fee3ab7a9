"""Every way out is dark."""

import contextlib
import fcntl
import os
import pty
import signal
import subprocess
import time

from world import Run, Wrong, check, is_dark

# Few refreshes, as every trace is read; modules need many calls for a frame.
CALL_NS = {"hub75": 20000, "hub12": 20000, "max7219": 4000}


def start(world, program, tag, name, what, *words, **options):
    """A sign that scrolls, and is lit already."""
    board = world.boards[name]
    sign = world.sign_for(board)
    run = Run(world, program, ["drive", sign, "--board", board.path, "--allow-flicker", *words],
              f"{tag}-{what}-{name}", call_ns=CALL_NS[board.kind], **options)
    wait_until_lit(run, board)
    return run, board, sign


def wait_until_lit(run, board):
    """Waits for some refreshes, or some pictures of modules."""
    run.wait_for(lambda: run.counts()["write"] > 6 * board.most_calls or run.counts()["spi-message"] > 8,
                 "it shows something", 30)
    if board.kind == "max7219":
        check(not is_dark(run.trace(), board), f"{run}: it is dark")
    time.sleep(0.05)


def ended_dark(world, run, board, sign, *lines):
    check(is_dark(run.trace(), board), f"{run}: it is lit at the end")
    world.add_case(run, board, [sign], "frames 2", *lines)


def at_a_signal(world, program, tag, name, number):
    run, board, sign = start(world, program, tag, name, signal.Signals(number).name)
    run.kill(number)
    check(run.end() == -number, f"{run}: ended with {run.process.returncode} and said {run.text()}")
    check(run.text() == "" or "skipped" in run.text(), f"{run}: said {run.text()}")
    ended_dark(world, run, board, sign)


def when_it_dies(world, program, tag, name, number):
    """Nothing helps a program that is killed, or that traps, but another process."""
    # Writing a backtrace of a trap takes a second; the service has none either.
    run, board, sign = start(world, program, tag, name, f"died-{signal.Signals(number).name}",
                             wrapper=["env", "SWIFT_BACKTRACE=enable=no"])
    run.kill(number)
    check(run.end() == -number, f"{run}: ended with {run.process.returncode}")
    check("they were made dark" in run.text(), f"{run}: its watcher said {run.text()!r}")
    trace = run.trace()
    processes = {line.split()[1] for line in trace.split(b"\n") if line.startswith((b"write", b"spi"))}
    check(len(processes) == 2, f"{run}: {len(processes)} processes wrote to the panel, not two")
    # It was killed anywhere: the chips may take half a row for one.
    ended_dark(world, run, board, sign, "complaints 8")


def at_the_end_of_input(world, program, tag, name):
    read, write = os.pipe()
    run, board, sign = start(world, program, tag, name, "end-of-input", "--exit-at-eof", stdin=read)
    os.close(read)
    check(run.process.poll() is None, f"{run}: ended before its input did: {run.text()}")
    os.close(write)
    check(run.end() == 0, f"{run}: {run.text()}")
    ended_dark(world, run, board, sign)


def when_the_terminal_closes(world, program, tag, name):
    """A window is closed, or a connection breaks: the terminal has no other end any more."""
    master, slave = pty.openpty()
    # In a session of its own, of which this is the terminal.
    wrapper = ["setsid", "--ctty", "--wait"]
    run, board, sign = start(world, program, tag, name, "terminal", wrapper=wrapper, stdin=slave)
    os.close(slave)
    os.close(master)
    run.end()
    ended_dark(world, run, board, sign)


def while_suspended(world, program, tag, name, number):
    run, board, sign = start(world, program, tag, name, f"suspended-{signal.Signals(number).name}")
    run.kill(number)
    run.wait_for(lambda: state(run) == "T", "it is stopped")
    trace = run.trace()
    check(is_dark(trace, board), f"{run}: it is lit while it is suspended")
    time.sleep(0.05)
    check(len(run.trace()) == len(trace), f"{run}: it writes while it is suspended")
    run.kill(signal.SIGCONT)
    length = len(trace)
    run.wait_for(lambda: run.trace_length() > length + 20000 or
                 board.kind == "max7219" and not is_dark(run.trace(), board), "it goes on")
    time.sleep(0.1)
    run.kill(signal.SIGTERM)
    check(run.end() == -signal.SIGTERM, f"{run}: ended with {run.process.returncode}: {run.text()}")
    ended_dark(world, run, board, sign, "between dark")


def state(run):
    with contextlib.suppress(FileNotFoundError), open(f"/proc/{run.process.pid}/stat", encoding="ascii") as file:
        return file.read().rsplit(")", 1)[1].split()[0]
    return ""


def second_instance(world, program, tag, name):
    first, board, sign = start(world, program, tag, name, "first")
    second = Run(world, program, ["drive", sign, "--board", board.path, "--allow-flicker", "--for", 100],
                 f"{tag}-second-{name}", root=first.root)
    check(second.end() == 4, f"{second}: ended with {second.process.returncode}: {second.text()}")
    said = second.text()
    check("another ledsign" in said and said.count("\n") == 1, f"{second}: said {said!r}")
    writes_nothing(second)
    blank = Run(world, program, ["blank", "--board", board.path], f"{tag}-second-blank-{name}", root=first.root)
    check(blank.end() == 4 and "another ledsign" in blank.text(), f"{blank}: said {blank.text()!r}")
    writes_nothing(blank)
    check(first.process.poll() is None, f"{first}: ended by the second: {first.text()}")
    first.kill(signal.SIGTERM)
    check(first.end() == -signal.SIGTERM, f"{first}: {first.text()}")
    ended_dark(world, first, board, sign)


def writes_nothing(run):
    counts = run.counts()
    check(counts["write"] == counts["spi-setting"] == counts["spi-message"] == 0,
          f"{run}: used a device that is not its own: {counts}")


def right_after_one_that_was_killed(world, program, tag, name):
    """The watcher of the first is still at work, slowly; the second waits for it."""
    first, board, sign = start(world, program, tag, name, "killed-before")
    first.kill(signal.SIGKILL)
    second = Run(world, program, ["drive", sign, "--board", board.path, "--allow-flicker", "--for", 300],
                 f"{tag}-restarted-{name}", root=first.root)
    check(first.end() == -signal.SIGKILL, f"{first}: ended with {first.process.returncode}")
    check(second.end() == 0, f"{second}: ended with {second.process.returncode}: {second.text()}")
    ended_dark(world, second, board, sign)


def when_a_device_is_let_go(world, program, tag, name):
    """A drive waits a moment for lines, or a chip select, that another program still has."""
    board = world.boards[name]
    root = world.make_root()
    file = "dev/spidev0.0" if not board.lines else ".gpiochip0.lines"
    with open(os.path.join(root, file), "ab") as device:
        if board.lines:
            # The fake kernel's way to hold a line: the byte of its number is locked.
            fcntl.lockf(device, fcntl.LOCK_EX, 1, next(iter(board.lines.values())))
        else:
            fcntl.flock(device, fcntl.LOCK_EX)
        words = ["drive", world.sign_for(board), "--board", board.path, "--allow-flicker", "--for", 300]
        run = Run(world, program, words, f"{tag}-let-go-{name}", root=root)
        kind = "request" if board.lines else "open"
        run.wait_for(lambda: run.counts()[kind] >= 2, "it tries again")
    check(run.end() == 0, f"{run}: ended with {run.process.returncode}: {run.text()}")
    ended_dark(world, run, board, world.sign_for(board))


def lit_call(world, program, tag, name, first):
    """The number of a device call, after that of the first given, before which a row is lit."""
    board = world.boards[name]
    run = Run(world, program, ["drive", world.sign_for(board), "--board", board.path, "--allow-flicker", "--for", 300],
              f"{tag}-lit-{name}")
    check(run.end() == 0, f"{run}: {run.text()}")
    counts = run.counts()
    lines = [line for line in run.trace().split(b"\n") if line.startswith(b"write")][:first + 500]
    for place in range(first, len(lines)):
        if not is_dark(b"\n".join(lines[place - 500:place]), board):
            # The first write came after all other calls.
            return counts["all"] - counts["write"] + place + 1
    raise Wrong(f"{run}: no row is ever lit")


def when_the_refresh_stalls(world, program, tag, name):
    """The kernel may take its time in the middle of a refresh, with a row lit."""
    board = world.boards[name]
    sign = world.sign_for(board)
    number = lit_call(world, program, tag, name, 12000)
    run = Run(world, program, ["drive", sign, "--board", board.path, "--allow-flicker", "--for", 2500],
              f"{tag}-stall-{name}", call_ns=8000, stall=f"{number}:1500")
    run.end()
    trace, mark = run.trace(), b"# call %d takes" % number
    check(mark in trace, f"{run}: no call was slow")
    before, after = trace.split(mark, 1)
    check(not is_dark(before, board), f"{run}: it was not lit when it stalled, so this proves nothing")
    first = after.split(b"\n")[1]
    check(is_dark(before + b"\n" + first, board), f"{run}: it stayed lit while the refresh stood still; {first!r}")
    check("has stood still" in run.text() and "goes on" in run.text(), f"{run}: said {run.text()!r}")
    check(run.process.returncode == 0, f"{run}: ended with {run.process.returncode}: {run.text()}")
    # What is refreshed before it may be lit again is no whole picture.
    world.add_case(run, board, [sign], "frames 3", "torn 4", "complaints 100", "between dark")


def ways_out(world, program, tag, names):
    """All of them, as functions to call."""
    jobs = []
    for name in names:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            jobs.append((at_a_signal, name, number))
        for number in (signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU):
            jobs.append((while_suspended, name, number))
        # A trap of Swift is an illegal instruction on this processor.
        for number in (signal.SIGKILL, signal.SIGILL):
            jobs.append((when_it_dies, name, number))
        for job in (at_the_end_of_input, when_the_terminal_closes, second_instance,
                    right_after_one_that_was_killed, when_a_device_is_let_go):
            jobs.append((job, name))
        if world.boards[name].kind != "max7219":
            jobs.append((when_the_refresh_stalls, name))
    return [(lambda job=job, rest=rest: job(world, program, tag, *rest)) for job, *rest in jobs]
