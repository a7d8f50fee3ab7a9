"""drive FOLDER LIBRARY PACKAGE [--full] PROGRAM...: see tools/check-drive.

Runs everything on a machine that libfakekernel.so plays, and leaves traces and cases in FOLDER/traces.
"""

import concurrent.futures
import sys
import time

import exits
import faults
import pictures
import soak
import world as worlds
from world import World, Wrong

ALL = ("max7219-fc16-4-gpio", "max7219-fc16-4-spi", "hub75-adafruit-64x32", "hub12-p10-32x16")
SMALL = ("small-hub75", "small-modules", "max7219-fc16-4-spi", "hub12-p10-32x16")


def main(folder, library, package, *words):
    is_full = "--full" in words
    programs = [word for word in words if word != "--full"]
    world = World(folder, library, package)
    begin = time.monotonic()
    problems = []
    # The processes are busy, not this one.
    with concurrent.futures.ThreadPoolExecutor(4) as pool:

        def wait(jobs):
            for job in concurrent.futures.as_completed(jobs):
                try:
                    job.result()
                except Wrong as wrong:
                    problems.append(str(wrong))
            stop_if_wrong(problems)

        def done(what):
            print(f"  {time.monotonic() - begin:5.1f} s  {what}", flush=True)

        for place, program in enumerate(programs):
            tag = f"p{place + 1}"
            for name in ALL:
                counts = pictures.shows_its_sign(world, program, tag, name, 1)
                done(f"{tag}: {name} shows its sign, {counts['write'] + counts['spi-message']} calls")
            wait([pool.submit(pictures.sends_small_pieces_over_a_small_buffer, world, program, tag),
                  pool.submit(pictures.keeps_its_picture, world, program, tag)] +
                 [pool.submit(pictures.blanks, world, program, tag, name) for name in ALL] +
                 [pool.submit(pictures.tests_a_wiring, world, program, tag, name) for name in ALL])
            done(f"{tag}: blank, test and --keep")
            wait([pool.submit(job) for job in exits.ways_out(world, program, tag, ALL)])
            done(f"{tag}: every way out is dark")
            for name in ALL + SMALL[:2] if is_full else SMALL:
                jobs, enough = faults.fails_everywhere(world, program, tag, name, is_full)
                wait([pool.submit(job) for job in jobs])
                done(f"{tag}: {enough()}")
        seconds = 600 if is_full else 12
        jobs = [pool.submit(soak.runs_long, world, programs[0], "p1", name, seconds, seed)
                for seed, name in enumerate(("max7219-fc16-4-spi", "max7219-fc16-4-gpio", "small-hub75"))]
        wait(jobs)
        for job in jobs:
            done(f"soak: {job.result()}")
    print(f"{worlds.checks} checks, {world.cases} traces")


def stop_if_wrong(problems):
    if not problems:
        return
    for problem in problems[:10]:
        print(problem)
    print(f"{len(problems)} checks failed")
    sys.exit(1)


try:
    main(*sys.argv[1:])
except Wrong as wrong:
    print(wrong)
    sys.exit(1)
