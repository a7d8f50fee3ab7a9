#!/usr/bin/env python3
"""manager.py FOLDER KERNEL DEVICES TRACE: plays systemd for what tools/install put into FOLDER, without one, and without
rights.

Runs the command lines of ledsign.service in front of a played kernel: the library KERNEL, with the devices of the folder
DEVICES, writes the calls that reach them to TRACE. Proves that the service says when it is ready, that it lives and that
it stops, that text comes in by the FIFO, that a sign file may be replaced while it is shown, and that the panel is dark at
every end.
"""

import os
import signal
import socket
import subprocess
import sys
import threading
import time

root, kernel, devices, trace = sys.argv[1:]
unit = root + "/etc/systemd/system/ledsign.service"
played = dict(os.environ, LD_PRELOAD=kernel, LEDSIGN_FAKE_ROOT=devices, LEDSIGN_FAKE_TRACE=trace)
WATCHDOG = 1.0  # s


def fail(text):
    sys.exit(f"manager.py: {text}")


def command(key):
    """The command line of a key, with FOLDER before its paths."""
    lines = [line.split("=", 1)[1] for line in open(unit) if line.startswith(key + "=")]
    if len(lines) != 1:
        fail(f"{unit}: {len(lines)} lines of {key}")
    words = [word for word in lines[0].split() if not word.startswith("$")]
    return [root + word if word.startswith("/") else word for word in words]


def traced():
    """The lines of the trace so far."""
    with open(trace, "rb") as file:
        return file.read().rstrip(b"\0").decode().splitlines()


class Rows:
    """What four MAX7219 would show after some lines of a trace."""

    def __init__(self):
        self.rows = [[0] * 8 for _ in range(4)]
        self.is_on = False
        self.was_dark = False  # at any time since the last look

    def read(self, lines):
        for line in lines:
            words = line.split()
            if words[0] != "spi":
                continue
            for window in words[3:]:
                for module in range(4):
                    register, data = bytes.fromhex(window[4 * module : 4 * module + 4])
                    if 1 <= register <= 8:
                        self.rows[module][register - 1] = data
                    if register == 12:
                        self.is_on = data == 1
                self.was_dark |= not self.is_lit()
        return self

    def full(self):
        """The modules whose pixels are all lit, in the order of the wire."""
        return [module for module in range(4) if self.rows[module] == [255] * 8]

    def is_lit(self):
        return self.is_on and any(any(rows) for rows in self.rows)


def shown():
    return Rows().read(traced())


def is_lit():
    return shown().is_lit()


def soon(what, condition, seconds=5):
    """Waits until it is so."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.02)
    fail(f"not so after {seconds} s: {what}")


class Service:
    def __init__(self):
        self.address = f"{root}/notify"
        self.manager = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.manager.bind(self.address)
        self.messages = []
        self.listener = threading.Thread(target=self.listen, daemon=True)
        self.listener.start()
        environment = dict(played, NOTIFY_SOCKET=self.address, WATCHDOG_USEC=str(int(WATCHDOG * 1e6)))
        environment.pop("WATCHDOG_PID", None)
        self.errors = open(root + "/errors", "w+")
        self.process = subprocess.Popen(
            command("ExecStart"), env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=self.errors)

    def listen(self):
        """Keeps what comes, with its time, as the manager's queue is short."""
        while text := self.manager.recv(8192).decode():
            self.messages.append((time.monotonic(), text))

    def times(self, wanted):
        return [at for at, text in list(self.messages) if wanted in text.splitlines()]

    def hears(self, wanted, count=1, seconds=5):
        soon(f"{count} messages {wanted}", lambda: len(self.times(wanted)) >= count or self.process.poll() is not None, seconds)
        if self.process.poll() is not None:
            fail(f"it ended with status {self.process.poll()}; it said {self.said()!r}")

    def said(self):
        self.errors.seek(0)
        return self.errors.read()

    def end(self, number):
        self.process.send_signal(number)
        status = self.process.wait(10)
        # An empty message ends the listening.
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as last:
            last.sendto(b"", self.address)
        self.listener.join()
        self.manager.close()
        os.unlink(self.address)
        return status


def write_sign(text, name="sign.json"):
    """As editors do: a new file, moved to the place of the old one."""
    path = f"{root}/etc/ledsign/{name}"
    with open(path + ".new", "w") as file:
        file.write(text)
    os.rename(path + ".new", path)


def stop_post():
    done = subprocess.run(command("ExecStopPost"), env=played, capture_output=True, text=True, timeout=10)
    if done.returncode != 0:
        fail(f"ExecStopPost: status {done.returncode}: {done.stderr}")


def sign(elements):
    return '{ "size": [32, 8], "elements": [' + elements + "] }"


TEXT = '{ "type": "text", "id": "text", "text": "" }'
BOX = '{ "type": "image", "frame": [%d, 0, 8, 8], "art": [' + ", ".join(['"########"'] * 8) + "] }"


def check_life_and_text():
    write_sign(sign(TEXT))
    service = Service()
    service.hears("READY=1")
    service.hears("WATCHDOG=1", count=5)
    pings = service.times("WATCHDOG=1")
    gaps = [b - a for a, b in zip(pings, pings[1:])]
    if not all(0.3 * WATCHDOG < gap < WATCHDOG for gap in gaps):
        fail(f"signs of life {gaps} s apart; {WATCHDOG / 2} s is wanted")
    if is_lit():
        fail("a sign without text is lit")
    with open(f"{root}/run/ledsign/input", "w") as fifo:
        fifo.write("hello\n")
    soon("a text by the FIFO is lit", is_lit)
    with open(f"{root}/run/ledsign/input", "w") as fifo:
        fifo.write("text\n")
    check_replacing(service)
    status = service.end(signal.SIGTERM)
    if status != -signal.SIGTERM:
        fail(f"status {status} after SIGTERM; it said {service.said()!r}")
    # A busy machine may have skipped frames, which it says.
    said = [line for line in service.said().splitlines() if "skipped" not in line]
    if len(said) != 1 or "sign.json" not in said[0]:
        fail(f"one message was wanted, of the sign file with an error; it said {said}")
    if not service.times("STOPPING=1"):
        fail("it did not say that it stops")
    if is_lit():
        fail("lit after SIGTERM")
    stop_post()


def check_replacing(service):
    """The sign is replaced by others: two good ones, and one that is no sign in between."""
    write_sign(sign(BOX % 0))
    soon("the new sign is shown", lambda: shown().full() in ([0], [3]))
    place, before = shown().full()[0], len(traced())
    write_sign(sign(BOX % 8)[:-3])
    soon("the error is told", lambda: "sign.json" in service.said())
    if shown().full() != [place]:
        fail("a file with an error changed the sign")
    write_sign(sign(BOX % 24))
    soon("the third sign is shown", lambda: shown().full() == [3 - place])
    rows = Rows().read(traced()[:before])
    rows.was_dark = False
    if rows.read(traced()[before:]).was_dark:
        fail("dark while the sign was replaced")


def check_kill():
    write_sign(sign(BOX % 0))
    service = Service()
    service.hears("READY=1")
    soon("the sign is shown", is_lit)
    service.end(signal.SIGKILL)
    stop_post()
    if is_lit():
        fail("lit after SIGKILL and ExecStopPost")


os.makedirs(root + "/run/ledsign", exist_ok=True)
check_life_and_text()
check_kill()
