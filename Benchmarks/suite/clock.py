"""How long programs run, and how much memory they take."""

import pathlib
import statistics
import subprocess
import sys
from dataclasses import dataclass

#: A program that takes longer is ended, and counts as one of this many seconds.
LIMIT = 90
#: What takes longer is run once.
LONG = 8
STOPWATCH = pathlib.Path(__file__).with_name("stopwatch.py")


@dataclass
class Run:
    seconds: float
    #: Of processor time, of all cores together.
    busy: float
    #: The most memory that it had at a time, in bytes; not below what the Python takes from which it is started.
    memory: int
    code: int


def run(command: list, folder=None, allowed=(0,)) -> Run:
    """Runs a program, which must end with one of the allowed codes.

    It is started from a Python that has nothing loaded: a program counts the memory of the one that starts it as its own.
    """
    command = [str(word) for word in command]
    stopwatch = [sys.executable, "-I", "-S", STOPWATCH, str(LIMIT), *command]
    told = subprocess.run(
        stopwatch, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=True
    )
    seconds, busy, memory, code = told.stderr.split()
    found = Run(float(seconds), float(busy), int(memory), int(code))
    if found.code not in allowed and found.seconds < LIMIT:
        sys.exit(f"{' '.join(command)} ended with {found.code}")
    return found


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


def in_turns(programs: list, runs: int) -> list[Run]:
    """The run in the middle of each of several programs, which take turns after one that is not counted: all meet the machine in its moods.

    A program is a function of the number of the turn.
    """
    found = [[program(number) for program in programs] for number in range(runs + 1)]
    return [middle(list(each)) for each in zip(*found[1:])]


def middle(runs: list[Run]) -> Run:
    return Run(
        statistics.median(each.seconds for each in runs),
        statistics.median(each.busy for each in runs),
        max(each.memory for each in runs),
        runs[0].code,
    )
