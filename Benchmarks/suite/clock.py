"""How long programs run, and how much memory they take."""

import os
import statistics
import subprocess
import sys
import threading
import time
from dataclasses import dataclass

#: A program that takes longer is ended, and counts as one of this many seconds.
LIMIT = 90
#: What takes longer is run once.
LONG = 8


@dataclass
class Run:
    seconds: float
    #: Of processor time, of all cores together.
    busy: float
    #: The most memory that it had at a time, in bytes; not below what Python itself takes, from which it is started.
    memory: int
    code: int


def run(command: list, folder=None, allowed=(0,), stdout=subprocess.DEVNULL) -> Run:
    """Runs a program, which must end with one of the allowed codes."""
    command = [str(word) for word in command]
    start = time.perf_counter()
    process = subprocess.Popen(
        command, cwd=folder, stdin=subprocess.DEVNULL, stdout=stdout, stderr=subprocess.DEVNULL
    )
    guard = threading.Timer(LIMIT, process.kill)
    guard.start()
    _, status, usage = os.wait4(process.pid, 0)
    guard.cancel()
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in allowed and seconds < LIMIT:
        sys.exit(f"{' '.join(command)} ended with {process.returncode}")
    unit = 1 if sys.platform == "darwin" else 1024
    return Run(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit, process.returncode)


def median(command: list, folder=None, runs: int = 5, allowed=(0,), before=None) -> Run:
    """The run in the middle, by its time, of several after one that is not counted."""
    found = []
    for number in range(runs + 1):
        if before:
            before(number)
        found.append(run(command, folder, allowed))
        if found[-1].seconds > LONG:
            return found[-1]
    return middle(found[1:])


def middle(runs: list[Run]) -> Run:
    return Run(
        statistics.median(each.seconds for each in runs),
        statistics.median(each.busy for each in runs),
        max(each.memory for each in runs),
        runs[0].code,
    )
