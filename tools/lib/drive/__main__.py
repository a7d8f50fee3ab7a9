"""drive FOLDER LIBRARY PACKAGE [--full] PROGRAM...: see tools/check-drive.

Runs everything on a machine that libfakekernel.so plays, and leaves traces and cases in FOLDER/traces.
"""

import concurrent.futures
import signal
import sys
import time

import exits
import faults
import pictures
import soak
import world as worlds
from world import Run, World, Wrong

ALL = ("max7219-fc16-4-gpio", "max7219-fc16-4-spi", "hub75-adafruit-64x32", "hub12-p10-32x16")
SMALL = ("small-hub75", "small-modules", "max7219-fc16-4-spi", "hub12-p10-32x16")


class Session:
    """Checks of some programs, several at a time: the programs are busy, not this one."""

    def __init__(self, world, is_full):
        self.world, self.is_full = world, is_full
        self.begin = time.monotonic()
        self.few, self.long = (concurrent.futures.ThreadPoolExecutor(count) for count in (4, 2))
        # Programs whose calls fail wait most of their time.
        self.many = concurrent.futures.ThreadPoolExecutor(12)

    def done(self, what):
        print(f"  {time.monotonic() - self.begin:5.1f} s  {what}", flush=True)

    def wait(self, jobs):
        problems = []
        for job in concurrent.futures.as_completed(jobs):
            try:
                job.result()
            except Wrong as wrong:
                problems.append(str(wrong))
        if problems:
            raise Wrong("\n".join(problems[:10] + [f"{len(problems)} checks failed"]))

    def check_panels(self, program, tag):
        world = self.world
        self.wait([self.few.submit(pictures.shows_its_sign, world, program, tag, name) for name in ALL])
        self.done(f"{tag}: every panel shows its sign")
        jobs = [(pictures.sends_small_pieces_over_a_small_buffer,), (pictures.keeps_its_picture,),
                (pictures.is_quiet_about_notes,)]
        jobs += [(job, name) for job in (pictures.blanks, pictures.tests_a_wiring) for name in ALL]
        self.wait([self.few.submit(job, world, program, tag, *name) for job, *name in jobs])
        self.done(f"{tag}: blank, test, --keep and a small buffer")
        self.wait([self.few.submit(job) for job in exits.ways_out(world, program, tag, ALL)])
        self.done(f"{tag}: every way out is dark")

    def check_faults(self, program, tag, share):
        driven = ALL + SMALL[:2] if self.is_full else SMALL
        for command, name in [("drive", name) for name in driven] + [("blank", name) for name in SMALL]:
            jobs, enough = faults.fails_everywhere(self.world, program, tag, name, command, share)
            self.wait([self.many.submit(job) for job in jobs])
            self.done(f"{tag}: {enough()}")

    def run(self, programs):
        # Everything else goes on meanwhile.
        # Ten minutes, of the world's clock or of the program's.
        seconds, speed = (600, 1) if self.is_full else (20, 30)
        jobs = [self.long.submit(soak.runs_long, self.world, programs[0], "p1", name, seconds, seed, speed)
                for seed, name in enumerate(ALL[:2])]
        for place, program in enumerate(programs):
            self.check_panels(program, f"p{place + 1}")
            # The second program differs in few of the calls only.
            self.check_faults(program, f"p{place + 1}", 0 if self.is_full else 1 + 3 * place)
        self.wait(jobs)
        for job in jobs:
            self.done(f"long run: {job.result()}")

    def end(self):
        self.world.is_over = True
        for run in list(Run.all):
            run.stop_all()
        for pool in (self.few, self.many, self.long):
            pool.shutdown(cancel_futures=True)


def main(folder, library, package, *words):
    world = World(folder, library, package)
    session = Session(world, "--full" in words)
    try:
        session.run([word for word in words if word != "--full"])
    except Wrong as wrong:
        print(wrong)
        sys.exit(1)
    finally:
        session.end()
    print(f"{worlds.checks} checks, {world.cases} traces")


signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
main(*sys.argv[1:])
