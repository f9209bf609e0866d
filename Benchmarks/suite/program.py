"""The program itself: how large it is, and how soon it starts."""

import shutil
import subprocess

from .clock import median
from .report import Report, Table, mb, ms


def measure(tools, scratch, report: Report) -> None:
    stripped = scratch / "scaffold"
    shutil.copy(tools.scaffold, stripped)
    subprocess.run(["strip", stripped], check=True)
    size = stripped.stat().st_size
    start = median([stripped, "--version"], runs=60)
    table = Table(
        "The program",
        "One file without libraries beside the system's own, stripped as `make install` does; `scaffold --version`, 60 runs.",
        ["", "measured"],
    )
    table.row("size", mb(size))
    table.row("start-up", ms(start.seconds))
    table.target("size < 15 MB", mb(size), size < 15e6)
    table.target("start-up < 5 ms", ms(start.seconds), start.seconds < 0.005)
    report.add(table)
