"""A folder that stands for a Raspberry Pi: devices below a program, boards, signs, and what the program did to them."""

import contextlib
import json
import os
import signal
import struct
import subprocess
import threading
import time

# What the fake kernel counts, in its order.
KINDS = ("all", "open", "chip", "info", "request", "configure", "write", "read", "spi-setting", "spi-message",
         "unknown")
checks = 0
lock = threading.Lock()


class Wrong(Exception):
    """A check that failed."""


def check(is_right, what):
    global checks
    with lock:
        checks += 1
    if not is_right:
        raise Wrong(what)


CHIP = """label pinctrl-bcm2711
lines 58
line 2 name=SDA1
line 8 name=SPI_CE0_N consumer="spi0 CS0" output
"""
EXPANDER = "label raspberrypi-exp-gpio\nlines 8\n"

SCROLLER = {"type": "marquee", "kind": "continuous", "delay": 0, "curve": "linear", "forced": True}


def sign(width, height, text="Real panels", rate=60, fps=60):
    element = dict(SCROLLER, id="text", text=text, speed={"rate": rate})
    return {"size": [width, height], "fps": fps, "elements": [element]}


PI_CHIPS = ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"]

# The smallest panels of each kind, for runs of which each call is made to fail.
SMALL_BOARDS = {
    "small-hub75": {
        "name": "a small HUB75 panel",
        "panel": {"type": "hub75", "size": [16, 8], "chain": 1, "parallel": 1, "scan": 4, "rowAddress": "direct",
                  "ink": "r"},
        "bus": {"gpio": PI_CHIPS, "lines": {"oe": 4, "clk": 17, "lat": 21, "a": 22, "b": 26, "r1": 5, "r2": 12}},
    },
    "small-modules": {
        "name": "one module on three lines",
        "panel": {"type": "max7219", "modules": [1, 1], "wiring": "fc16", "dataIn": "right"},
        "bus": {"gpio": PI_CHIPS, "lines": {"din": 17, "clk": 27, "load": 22}},
    },
}


class Board:
    """A board file, and what must be known of it to read a trace without the package's help."""

    def __init__(self, path):
        self.path = path
        self.name = os.path.basename(path)[: -len(".json")]
        with open(path, encoding="utf-8") as file:
            self.content = json.load(file)
        panel, bus = self.content["panel"], self.content["bus"]
        self.kind = panel["type"]
        self.lines = bus.get("lines", {})
        self.device = bus.get("spi", "gpiochip0")
        sides = panel.get("modules") or panel["size"]
        scale = 8 if "modules" in panel else 1
        self.modules = sides[0] * sides[1]
        self.width = sides[0] * scale * (1 if "modules" in panel else panel["chain"])
        self.height = sides[1] * scale

    @property
    def most_calls(self):
        """The most calls that a refresh, or a full picture, may take: two a column and five a row."""
        if self.kind == "hub75":
            return self.height // 2 * (2 * self.width + 5)
        if self.kind == "hub12":
            return 4 * (2 * 4 * self.width + 5)
        return 8 * (2 * 16 * self.modules + 5)

    def bit(self, line):
        return 1 << self.lines[line]


class World:
    """The folder."""

    def __init__(self, folder, library, package):
        self.folder, self.library = folder, library
        self.traces = os.path.join(folder, "traces")
        self.boards = {}
        self.cases = 0
        self.is_over = False
        os.makedirs(self.traces)
        for name in ("max7219-fc16-4-gpio", "max7219-fc16-4-spi", "hub75-adafruit-64x32", "hub12-p10-32x16"):
            self.boards[name] = Board(os.path.join(package, "Boards", f"{name}.json"))
        for name, content in SMALL_BOARDS.items():
            path = os.path.join(folder, f"{name}.json")
            self.write(path, json.dumps(content))
            self.boards[name] = Board(path)
        self.roots = 0
        self.signs = {}

    def write(self, path, text):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def make_root(self):
        """A machine of its own, so that runs at the same time do not see each other's lines."""
        with lock:
            self.roots += 1
            root = os.path.join(self.folder, f"machine-{self.roots}")
        self.write(os.path.join(root, "dev/gpiochip0"), CHIP)
        self.write(os.path.join(root, "dev/gpiochip1"), EXPANDER)
        self.write(os.path.join(root, "dev/spidev0.0"), "max-speed 125000000\n")
        self.write(os.path.join(root, "sys/module/spidev/parameters/bufsiz"), "4096\n")
        self.write(os.path.join(root, "proc/sys/kernel/osrelease"), "6.12.34+rpt-rpi-v8\n")
        return root

    def sign_for(self, board, text="Real panels", rate=60):
        """The path of a sign that scrolls a text, beside the traces."""
        with lock:
            key = (board.width, board.height, text, rate)
            if key not in self.signs:
                path = os.path.join(self.traces, f"sign-{len(self.signs)}.json")
                self.write(path, json.dumps(sign(board.width, board.height, text, rate)))
                self.signs[key] = path
            return self.signs[key]

    def add_case(self, run, board, signs, *lines):
        """Keeps a trace for the virtual panels, and says what they must see."""
        with lock:
            self.cases += 1
            name = f"{self.cases:03}-{run.name}"
        with open(os.path.join(self.traces, f"{name}.trace"), "wb") as file:
            file.write(run.trace())
        text = [f"board {board.path}"] + [f"sign {os.path.basename(path)}" for path in signs] + list(lines)
        self.write(os.path.join(self.traces, f"{name}.case"), "\n".join(text) + "\n")


class Run:
    """A program on the machine of a world."""

    all = set()

    def __init__(self, world, program, words, name, root=None, stdin=subprocess.DEVNULL, traced=True, wrapper=(),
                 **settings):
        self.name = name
        self.root = root or world.make_root()
        self.base = os.path.join(self.root, name)
        environment = {key: value for key, value in os.environ.items() if not key.startswith("LEDSIGN_")}
        environment.update(LEDSIGN_FAKE_ROOT=self.root, LD_PRELOAD=world.library,
                           LEDSIGN_FAKE_COUNT=self.base + ".counts")
        if traced:
            environment["LEDSIGN_FAKE_TRACE"] = self.base + ".trace"
        for key, value in settings.items():
            environment[f"LEDSIGN_FAKE_{key.upper()}"] = str(value)
        self.words = [program] + [str(word) for word in words]
        self.said = b""
        self.process = subprocess.Popen(
            list(wrapper) + self.words, stdin=stdin, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            env=environment, process_group=0)
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        Run.all.add(self)

    def _read(self):
        # Ends when all processes of the program have ended, the watcher too.
        while piece := os.read(self.process.stderr.fileno(), 65536):
            self.said += piece

    def kill(self, number):
        self.process.send_signal(number)

    def end(self, seconds=10):
        """Waits for the end of all processes; the exit status, or the negative number of a signal."""
        try:
            status = self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.stop_all()
            raise Wrong(f"{self} did not end in {seconds} s: {self.text()}") from None
        self.reader.join(5)
        if self.reader.is_alive():
            self.stop_all()
            raise Wrong(f"{self}: another process of it did not end: {self.text()}")
        Run.all.discard(self)
        return status

    def stop_all(self):
        """Ends it and its other processes, except a watcher, which ends by itself then."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)

    def text(self):
        return self.said.decode(errors="replace")

    def wait_for(self, is_so, what, seconds=10):
        end = time.monotonic() + seconds
        while not is_so():
            if self.process.poll() is not None or time.monotonic() > end:
                self.stop_all()
                raise Wrong(f"{self}: {what}: not so; it said: {self.text()}")
            time.sleep(0.002)

    def trace(self):
        """What was traced so far."""
        with open(self.base + ".trace.pos", "rb") as file:
            length, lost = struct.unpack("QQ", file.read(16))
        check(lost == 0, f"{self}: {lost} lines of the trace were lost")
        with open(self.base + ".trace", "rb") as file:
            return file.read(length)

    def trace_length(self):
        try:
            with open(self.base + ".trace.pos", "rb") as file:
                return struct.unpack("Q", file.read(8))[0]
        except (FileNotFoundError, struct.error):
            return 0

    def counts(self):
        """How many device calls there were, by their kind; none before the program has begun."""
        numbers = b""
        with contextlib.suppress(FileNotFoundError), open(self.base + ".counts", "rb") as file:
            numbers = file.read()
        return dict(zip(KINDS, struct.unpack(f"{len(KINDS)}Q", numbers.ljust(8 * len(KINDS), b"\0"))))

    def forget(self):
        for end in (".trace", ".trace.pos", ".counts"):
            with contextlib.suppress(FileNotFoundError):
                os.unlink(self.base + end)

    def __str__(self):
        return f"{self.name} ({' '.join(os.path.basename(word) for word in self.words)})"


# Reading a trace without the package's help: only whether the panel is dark at its end.


def _writes_from_the_end(trace):
    for line in reversed(trace.split(b"\n")):
        words = line.rstrip(b"\0").split()
        if words and words[0] == b"write":
            yield int(words[2], 16), int(words[3], 16)
        elif words and words[0] == b"request":
            mask = levels = 0
            for word in words[2:]:
                offset, level = word.split(b"=")
                mask |= 1 << int(offset)
                levels |= int(level) << int(offset)
            yield mask, levels


def _level(trace, bit):
    for mask, levels in _writes_from_the_end(trace):
        if mask & bit:
            return levels & bit != 0
    return None


def _rows(trace, board):
    """The last rows that the modules took, as words of 16 bits; the newest first."""
    if not board.lines:
        for line in reversed(trace.split(b"\n")):
            words = line.rstrip(b"\0").split()
            if words and words[0] == b"spi":
                row = bytes.fromhex(b"".join(words[3:]).decode())
                yield [row[i] << 8 | row[i + 1] for i in range(0, len(row), 2)]
        return
    din, clk, load = board.bit("din"), board.bit("clk"), board.bit("load")
    levels, bits, rows = 0, [], []
    for mask, high in reversed(list(_writes_from_the_end(trace))):
        after = levels & ~mask | high & mask
        if after & clk and not levels & clk:
            bits.append(1 if after & din else 0)
        if after & load and not levels & load and bits:
            last = bits[-16 * board.modules:]
            rows.append([int("".join(map(str, last[i:i + 16])), 2) for i in range(0, len(last), 16)])
        levels = after
    yield from reversed(rows)


def is_dark(trace, board):
    """Whether the panel is dark at the end: the output disabled, or all chips shut down."""
    if board.kind == "hub75":
        return _level(trace, board.bit("oe")) is not False
    if board.kind == "hub12":
        return not _level(trace, board.bit("oe"))
    for row in _rows(trace, board):
        if len(row) == board.modules and all(word & 0x0F00 == 0x0C00 for word in row):
            return all(word & 1 == 0 for word in row)
    return True  # no chip was ever woken

