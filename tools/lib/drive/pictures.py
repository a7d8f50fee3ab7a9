"""What is shown, and how many calls it takes."""

from world import Run, check

# ns a call, such that a refresh of the board takes some ms, as on a Raspberry Pi.
CALL_NS = 2400


def shows_its_sign(world, program, tag, name, seconds):
    """A text scrolls; the virtual panels read every picture of the trace later."""
    board = world.boards[name]
    sign = world.sign_for(board)
    run = Run(world, program, ["drive", sign, "--board", board.path, "--allow-flicker", "--for", int(1000 * seconds)],
              f"{tag}-shows-{name}", call_ns=CALL_NS)
    check(run.end() == 0, f"{run}: {run.text()}")
    check(run.text() == "" or "skipped" in run.text(), f"{run}: said {run.text()}")
    # 60 px/s at 60 frames a second: a picture a frame; on a busy machine some are left out.
    expected = [f"frames {int(20 * seconds)}", f"refreshes {int(20 * seconds)}", f"writes {int(100 * seconds)}"]
    if board.kind == "hub75":
        # Two calls a column and five a row.
        expected.append(f"calls {board.height // 2 * (2 * board.width + 5)}")
    if board.kind == "hub12":
        expected.append(f"calls {4 * (2 * 4 * board.width + 5)}")
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
    world.add_case(run, board, [sign], "frames 8", "refreshes 8", "writes 50")


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
    world.add_case(run, board, [sign], "end lit", "frames 5")


def tests_a_wiring(world, program, tag, name):
    """`test --drive` shows a picture for finding out how a panel is wired."""
    board = world.boards[name]
    run = Run(world, program, ["test", "--board", board.path, "--drive", "--for", 300], f"{tag}-tests-{name}",
              call_ns=CALL_NS)
    check(run.end() == 0, f"{run}: {run.text()}")
    check(run.trace_length() > 1000, f"{run}: wrote nothing")
