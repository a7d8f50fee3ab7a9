"""Every error at every device call: a clear message, exit status 4, and a dark panel where that can be had."""

from world import Run, check, is_dark

ERRORS = ("EIO", "EBUSY", "EACCES", "ENODEV", "EINTR", "ENOMEM")
# Calls that drive lines fail for one of these.
WRITE_ERRORS = ("EIO", "EBUSY", "EACCES", "ENODEV")

# Calls of the panels that are refreshed until the first refresh is whole.
WHOLE = {"small-hub75": 260, "hub12-p10-32x16": 1330, "hub75-adafruit-64x32": 2300}
# Every how many calls one fails, where there are many that are alike.
STEPS = {"hub12-p10-32x16": 5, "small-modules": 3}


def words_for(world, name, command):
    board = world.boards[name]
    if command == "blank":
        return ["blank", "--board", board.path]
    return ["drive", world.sign_for(board), "--board", board.path, "--allow-flicker", "--fps", 200, "--for", 1]


def count_calls(world, program, tag, name, command):
    """How many device calls a short run makes, and how many before the first one that drives lines."""
    run = Run(world, program, words_for(world, name, command), f"{tag}-calls-{name}")
    check(run.end() == 0, f"{run}: {run.text()}")
    counts = run.counts()
    setup = counts["all"] - counts["write"] - counts["spi-message"]
    check(0 < setup < 60, f"{run}: {setup} calls before the first write")
    check(counts["write"] + counts["spi-message"] >= 1, f"{run}: wrote nothing: {counts}")
    run.forget()
    return setup, counts["all"]


def fails_at(world, program, tag, name, command, root, number, error, forever):
    """One run; whether the call was reached at all."""
    board = world.boards[name]
    sign = "+" if forever else ""
    run = Run(world, program, words_for(world, name, command), f"{tag}-fault-{name}", root=root,
              fail=f"{number}{sign}:{error}")
    status = run.end(5)
    trace, said = run.trace(), run.text()
    what = f"{run}: call {number}{sign} {error}: status {status}, said {said!r}"
    reached = b", fails\n" in trace
    if reached and status == 0 and not forever and (error in ("EINTR", "EBUSY") or b"gpiochip1, fails\n" in trace):
        # It was tried again, or was about a chip that is not wanted.
        check(is_dark(trace, board), f"{what}; the panel is lit")
    elif reached:
        lines = [line for line in said.split("\n") if line and not line.startswith("ledsign-watch: ")]
        check(status == 4, what)
        check(len(lines) == 1 and lines[0].startswith("ledsign: "), what)
        check(board.device in said or "pinctrl-bcm2711" in said, f"{what}; no device is named")
        check(";" in lines[0] and len(lines[0]) < 400, f"{what}; it does not say what to do")
        check(forever or is_dark(trace, board), f"{what}; the panel is lit")
    else:
        check(status == 0 and (said == "" or "skipped" in said), what)
        check(is_dark(trace, board), f"{what}; the panel is lit")
    run.forget()
    return reached


def plan(world, program, tag, name, command, share):
    """Which calls fail, and how; `share` is 0 for all of them, 1 for many and more for fewer."""
    setup, total = count_calls(world, program, tag, name, command)
    errors = ERRORS[::max(1, share) if command == "drive" else 2]
    jobs = [(number, error, False) for number in range(1, setup + 3) for error in errors]
    jobs += [(number, "EIO", True) for number in range(1, setup + 3)]
    # Refreshes are alike: after the first one some calls stand for all.
    whole = setup + WHOLE[name] if name in WHOLE and command == "drive" else total
    step = share * STEPS.get(name, 1) or 1
    numbers = list(range(setup + 3, min(whole, total) + 1, step))
    numbers += list(range(whole + 1, total + 1, max(1, (total - whole) // 30)))
    for index, number in enumerate(numbers):
        jobs.append((number, WRITE_ERRORS[index % len(WRITE_ERRORS)], False))
        if index % 8 == 0:
            jobs.append((number, "EIO", True))
    return setup, total, jobs


def fails_everywhere(world, program, tag, name, command, share):
    """Functions to call, each of which lets some calls fail one after another."""
    setup, total, jobs = plan(world, program, tag, name, command, share)
    reached = []

    def some(part):
        root = world.make_root()
        for number, error, forever in part:
            reached.append(fails_at(world, program, tag, name, command, root, number, error, forever))

    def enough():
        # How many refreshes there are, and with them the number of calls, is a matter of time.
        check(sum(reached) > 0.6 * len(jobs), f"{name}: only {sum(reached)} of {len(jobs)} calls were reached")
        return f"{command} {name}: {sum(reached)} failing calls of {total}, {setup} of them before the first write"

    return [(lambda part=jobs[i::12]: some(part)) for i in range(12)], enough
