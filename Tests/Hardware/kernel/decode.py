"""decode.py CAPTURES TRACES: turns what the kernel recorded in each case into a trace of calls that drive lines.

CAPTURES holds formats, chips, and a folder for each case with stats and raw, the ring buffer's pages as the kernel
keeps them. Every page, event and count must fit, or nothing is written and the problem is said. It knows nothing of
panels: tests read the traces (Tests/HardwareTests/TraceCase.swift says what one looks like).
"""

import os
import re
import struct
import sys

PAGE = 4096
# Requests that drive lines: GPIO_V2_LINE_SET_VALUES_IOCTL and, of the older interface,
# GPIOHANDLE_SET_LINE_VALUES_IOCTL. Their lines change together.
DRIVING = {0xC010B40F, 0xC040B409}
THREAD = 0x10000  # CLONE_THREAD


class Problem(Exception):
    """Something is missing, lost or not as the kernel documents it."""


def read_formats(path):
    """The numbers of the events we know, and where their fields are."""
    formats = {}
    with open(path, encoding="ascii") as file:
        for line in file:
            words = line.split()
            if line.startswith("name:"):
                name, fields = words[1], {}
            elif line.startswith("ID:"):
                formats[int(words[1])] = (name, fields)
            elif match := re.match(r"\tfield:.*?(\w+)(?:\[\w*\])?;\toffset:(\d+);\tsize:(\d+);", line):
                fields[match[1]] = (int(match[2]), int(match[3]))
    names = {name for name, _ in formats.values()}
    wanted = {"gpio_value", "gpio_direction", "take", "free", "sys_enter_ioctl", "sys_enter_write", "task_newtask"}
    if names != wanted:
        raise Problem(f"formats are of {sorted(names)}, not of {sorted(wanted)}")
    return formats


def read_chips(path):
    """Ranges of global numbers, each with its label."""
    chips = []
    with open(path, encoding="ascii") as file:
        for line in file:
            first, last, label = line.split()
            chips.append((range(int(first), int(last) + 1), label))
    if not chips:
        raise Problem("no chips")
    return chips


def events(raw):
    """The events in the pages of a ring buffer, each as its bytes."""
    if len(raw) % PAGE:
        raise Problem(f"{len(raw)} bytes are no whole pages")
    for page in range(0, len(raw), PAGE):
        commit = struct.unpack_from("<Q", raw, page + 8)[0]
        if commit >> 16 or commit > PAGE - 16:
            raise Problem(f"page {page // PAGE}: events before it were lost, or it is no page: {commit:#x}")
        at, end = page + 16, page + 16 + commit
        while at < end:
            kind = raw[at] & 31
            if kind == 29:  # padding; up to the end if it has no time
                if struct.unpack_from("<I", raw, at)[0] >> 5 == 0:
                    break
                at += 4 + struct.unpack_from("<I", raw, at + 4)[0]
            elif kind >= 30:  # times
                at += 8
            else:
                start = at + (4 if kind else 8)
                size = 4 * kind if kind else struct.unpack_from("<I", raw, at + 4)[0] - 4
                if size < 8 or start + size > end:
                    raise Problem(f"page {page // PAGE}: an event of {size} bytes at {at - page}")
                yield raw[start : start + size]
                at = start + size


def check_stats(path, count):
    """Whether nothing was lost, and all that is left was read."""
    with open(path, encoding="ascii") as file:
        stats = dict(re.findall(r"^(\w[\w ]*): +(\d+)", file.read(), re.MULTILINE))
    for name in "overrun", "commit overrun", "dropped events":
        if stats.get(name) != "0":
            raise Problem(f"events were lost: {name} is {stats.get(name)}")
    if stats.get("entries") != str(count) or count == 0:
        raise Problem(f"the kernel has {stats.get('entries')} events, the capture {count}")


class Trace:
    """What one case did to the lines of one chip."""

    def __init__(self, chips):
        self.chips, self.label = chips, None
        self.first = 0  # global number of the chip's first line
        self.lines = []  # of the trace: texts, and calls that drive lines, as pairs of a process and its levels
        self.process_of = {}  # of threads
        self.owner, self.number = {}, {}  # by descriptor: the process that took a line, and the line's offset
        self.taking = {}  # by thread: the descriptor that it took last, and is about to set up
        self.call = {}  # by thread: levels that its current call drives
        self.freed = (None, [])  # the process whose lines are being let go, and these lines

    def process(self, thread):
        return self.process_of.get(thread, thread)

    def offset(self, number):
        """The line's place on its chip; a case may use one chip only."""
        for numbers, label in self.chips:
            if number in numbers:
                if self.label is None:
                    self.label, self.first = label, numbers.start
                    self.lines.append(f"chip {label} {len(numbers)}")
                if label != self.label:
                    raise Problem(f"lines of {self.label} and of {label}")
                return number - self.first
        raise Problem(f"line {number} is on no chip")

    def append(self, line):
        owner, freed = self.freed
        if freed:
            self.lines.append(f"release {owner} {' '.join(map(str, freed))}")
            self.freed = (None, [])
        if line:
            self.lines.append(line)

    def task_newtask(self, thread, fields):
        if fields["clone_flags"] & THREAD:
            self.process_of[fields["pid"]] = self.process(thread)
        else:
            self.process_of.pop(fields["pid"], None)

    def take(self, thread, fields):
        self.taking[thread] = fields["line"]

    def free(self, thread, fields):
        self.taking.pop(thread, None)
        line = fields["line"]
        if line in self.owner:
            owner = self.owner.pop(line)
            if self.freed[0] != owner:
                self.append(None)
            self.freed = (owner, self.freed[1] + [self.number.pop(line)])

    def gpio_value(self, thread, fields):
        if fields["get"]:
            return
        offset, level = self.offset(fields["gpio"]), fields["value"]
        line = self.taking.pop(thread, None)
        if line is not None:  # the first level of a line that was just taken
            self.owner[line], self.number[line] = self.process(thread), offset
            # The kernel sets up one line after another, and the panel sees it so.
            self.append(f"request {self.process(thread)} {offset}={level}")
            return
        levels = self.call.get(thread)
        if levels is None:
            self.append((self.process(thread), {offset: level}))
        elif offset in levels:
            raise Problem(f"one call drives line {offset} twice")
        else:
            if not levels:
                self.append((self.process(thread), levels))
            levels[offset] = level

    def gpio_direction(self, thread, fields):
        if fields["err"]:
            raise Problem(f"line {fields['gpio']} could not be set up: error {fields['err']}")
        if fields["in"]:
            self.taking.pop(thread, None)

    def sys_enter_ioctl(self, thread, fields):
        self.sys_enter_write(thread, fields)
        if fields["cmd"] in DRIVING:
            self.call[thread] = {}

    def sys_enter_write(self, thread, _):
        self.call.pop(thread, None)
        self.taking.pop(thread, None)

    def text(self):
        """The lines of the trace."""
        self.append(None)
        for line in self.lines:
            if isinstance(line, tuple):
                process, levels = line
                mask = sum(1 << offset for offset in levels)
                high = sum(1 << offset for offset, level in levels.items() if level)
                line = f"write {process} {mask:x} {high:x}"
            yield line + "\n"


def readers(formats):
    """For each number of an event, the name of its method above and a function that reads its fields."""
    result = {}
    for number, (name, fields) in formats.items():
        wanted = {
            key: (place, {1: "B", 2: "<H", 4: "<i" if key in ("value", "err", "in") else "<I", 8: "<Q"}[size])
            for key, (place, size) in fields.items()
            if size in (1, 2, 4, 8) and not key.startswith("common_")
        }
        result[number] = (name, wanted)
    return result


def decode(folder, known, chips):
    """The trace of one case."""
    with open(os.path.join(folder, "raw"), "rb") as file:
        raw = file.read()
    trace, count = Trace(chips), 0
    for event in events(raw):
        count += 1
        number, thread = struct.unpack_from("<H2xi", event)
        if number not in known:
            raise Problem(f"an event of the unknown kind {number}")
        name, wanted = known[number]
        fields = {key: struct.unpack_from(code, event, place)[0] for key, (place, code) in wanted.items()}
        getattr(trace, name)(thread, fields)
    check_stats(os.path.join(folder, "stats"), count)
    return list(trace.text()), count


def main():
    captures, traces = sys.argv[1:]
    known = readers(read_formats(os.path.join(captures, "formats")))
    chips = read_chips(os.path.join(captures, "chips"))
    total = 0
    for name in sorted(os.listdir(captures)):
        folder = os.path.join(captures, name)
        if not os.path.isdir(folder):
            continue
        try:
            lines, count = decode(folder, known, chips)
        except (Problem, OSError, struct.error) as problem:
            sys.exit(f"case {name}: {problem}")
        with open(os.path.join(traces, f"{name}.trace"), "w", encoding="ascii") as file:
            file.writelines(lines)
        total += count
        print(f"{name}: {count} events, {len(lines)} lines of trace")
    print(f"{total} events")


main()
