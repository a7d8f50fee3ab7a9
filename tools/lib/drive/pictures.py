"""What is shown, and how many calls it takes."""

import json
import os
import signal
import time

from world import Run, check, is_dark

# ns a call, such that a refresh of the board takes some ms, as on a Raspberry Pi.
CALL_NS = 2400


def shows_its_sign(world, program, tag, name):
    """A text scrolls; the virtual panels read every picture of the trace later."""
    board = world.boards[name]
    sign = world.sign_for(board)
    run = Run(world, program, ["drive", sign, "--board", board.path, "--allow-flicker"], f"{tag}-shows-{name}",
              call_ns=CALL_NS)
    time.sleep(0.7)
    # On a busy machine that was not enough; a message has 8 rows.
    run.wait_for(lambda: run.counts()["write"] > 24 * board.most_calls or run.counts()["spi-message"] > 24,
                 "it goes on", 30)
    run.kill(signal.SIGTERM)
    check(run.end() == -signal.SIGTERM, f"{run}: {run.text()}")
    check(run.text() == "" or "skipped" in run.text(), f"{run}: said {run.text()}")
    expected = ["frames 10", "refreshes 15", "writes 100"]
    if board.kind != "max7219":
        expected.append(f"calls {board.most_calls}")
    world.add_case(run, board, [sign], *expected)
    counts = run.counts()
    check(counts["unknown"] == 0, f"{run}: {counts['unknown']} calls that no device knows")
    check(counts["request"] <= 1, f"{run}: {counts['request']} requests of lines instead of one")
    if not board.lines:
        windows = run.trace().count(b"\nspi ")
        check(counts["spi-message"] < windows / 3, f"{run}: {counts['spi-message']} messages for {windows} rows")
    return counts


def sends_small_pieces_over_a_small_buffer(world, program, tag):
    """The kernel's buffer may be smaller than a frame."""
    board = world.boards["max7219-fc16-4-spi"]
    sign = world.sign_for(board)
    root = world.make_root()
    # Two rows: the kernel fills up each transfer to the lines of its cache, of 128 bytes.
    world.write(f"{root}/sys/module/spidev/parameters/bufsiz", "256\n")
    run = Run(world, program, ["drive", sign, "--board", board.path, "--for", 500], f"{tag}-small-buffer", root=root)
    check(run.end() == 0, f"{run}: {run.text()}")
    world.add_case(run, board, [sign], "frames 4", "refreshes 4", "writes 50")


def is_quiet_about_notes(world, program, tag):
    """A warning is told, and not with --quiet; an error is told with both."""
    board = world.boards["small-modules"]
    content = dict(board.content, limits={"maximumLitPixels": 1})
    limited = f"{world.folder}/{tag}-limited.json"
    world.write(limited, json.dumps(content))
    for quiet in [], ["--quiet"]:
        words = ["drive", world.sign_for(board), "--board", limited, "--for", 300, *quiet]
        source, line = os.pipe()
        os.write(line, b'{ "pause": "nobody" }\n')
        os.close(line)
        run = Run(world, program, words, f"{tag}-notes-{len(quiet)}", stdin=source)
        os.close(source)
        check(run.end() == 0, f"{run}: {run.text()}")
        check("nobody" in run.text(), f"{run}: an error was not told: {run.text()}")
        check(("thinned out" in run.text()) == (not quiet), f"{run}: said {run.text()}")
        check(not quiet or len(run.text().splitlines()) == 1, f"{run}: said {run.text()}")


def blanks(world, program, tag, name):
    """What is lit, whoever lit it, goes dark."""
    board = world.boards[name]
    run = Run(world, program, ["blank", "--board", board.path], f"{tag}-blanks-{name}")
    check(run.end() == 0 and run.text() == "", f"{run}: {run.text()}")
    check(run.trace_length() > 100, f"{run}: wrote nothing")
    world.add_case(run, board, [], "writes 1")


def keeps_its_picture(world, program, tag):
    """Modules can show a picture by themselves."""
    board = world.boards["max7219-fc16-4-gpio"]
    sign = world.sign_for(board)
    run = Run(world, program, ["drive", sign, "--board", board.path, "--keep", "--for", 300], f"{tag}-keeps")
    check(run.end() == 0, f"{run}: {run.text()}")
    world.add_case(run, board, [sign], "end lit", "frames 2")


def tests_a_wiring(world, program, tag, name):
    """`test --drive` shows a picture for finding out how a panel is wired."""
    board = world.boards[name]
    run = Run(world, program, ["test", "--board", board.path, "--drive", "--for", 300], f"{tag}-tests-{name}",
              call_ns=CALL_NS)
    check(run.end() == 0, f"{run}: {run.text()}")
    check(run.trace_length() > 1000, f"{run}: wrote nothing")
    check(is_dark(run.trace(), board), f"{run}: it is lit at the end")
