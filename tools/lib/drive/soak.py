"""A long run with random texts: no growth of memory, no lost frame, no missed deadline that is not reported."""

import os
import random
import re
import signal
import time

from world import Run, check

WORDS = "panel lamp street bread open closed today Grüße 25 % off train platform seven delayed thanks".split()


def memory(run):
    """The program's own memory, KiB; not that of the trace, which the fake kernel maps."""
    with open(f"/proc/{run.process.pid}/status", encoding="ascii") as file:
        return int(re.search(r"^RssAnon:\s+(\d+) kB", file.read(), re.M).group(1))


def runs_long(world, program, tag, name, seconds, seed, speed=1):
    """Texts come at random times; every picture must be one of theirs, in their order.

    The clocks of the program run so many times as fast, so that it lives for seconds * speed.
    """
    board = world.boards[name]
    source = random.Random(seed)
    fifo = os.path.join(world.folder, f"{tag}-{name}.fifo")
    first = world.sign_for(board, "The first of many texts")
    # Traces of panels that are refreshed all the time would be too long.
    settings = {"traced": not board.lines, "call_ns": 2400, "speed": speed}
    run = Run(world, program, ["drive", first, "--board", board.path, "--allow-flicker", "--input", fifo],
              f"{tag}-soak-{name}", **settings)
    run.wait_for(lambda: os.path.exists(fifo) and run.counts()["all"] > 20, "it runs")
    begin = time.monotonic()
    descriptor = os.open(fifo, os.O_WRONLY)
    signs, sizes = [first], []
    while time.monotonic() - begin < seconds and not world.is_over:
        time.sleep(source.uniform(0.2, 1.5) / (1 if speed == 1 else 5))
        text = " ".join(source.choices(WORDS, k=source.randint(2, 12)))
        signs.append(world.sign_for(board, text))
        os.write(descriptor, (text + "\n").encode())
        if source.random() < 0.2:
            os.write(descriptor, b'{"set": "nobody", "text": "x"}\n')
        if time.monotonic() - begin > min(5, seconds / 3):
            sizes.append(memory(run))
    took = (time.monotonic() - begin) * speed
    os.close(descriptor)
    run.kill(signal.SIGTERM)
    check(run.end() == -signal.SIGTERM, f"{run}: ended with {run.process.returncode}: {run.text()[-500:]}")
    check(max(sizes) - sizes[0] <= 256, f"{run}: memory grew from {sizes[0]} to {max(sizes)} KiB")
    skipped = sum(int(count) for count in re.findall(r"(\d+) frames? (?:was|were) skipped", run.text()))
    if not board.lines:
        # A picture a frame at 60 px/s and 60 frames a second. Skipped frames are told every ten seconds, so that those
        # of the last ten are not known.
        shown = 0.95 * 60 * took - skipped * (1 + 10 / took) - 30
        world.add_case(run, board, signs, f"frames {int(shown)}", "order signs", "until 12000")
    return f"{name}: {took:.0f} s, {len(signs)} texts, {skipped} frames skipped and told, {max(sizes)} KiB"
