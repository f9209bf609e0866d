"""What one more module costs, in apps of growing size.

What the tool keeps between two runs lies in the scratch folder. It does not believe in files that were written a moment before it ran, so that each
app is left alone for a while, as people do; what the first module costs, which has nothing to go by, is told apart.

The apps stay until all is measured, and so do those of the sections before: where many files have just been deleted, ext4 looks so
long for a free place for each new one that this would be most of what is measured.
"""

import os
import pathlib
import time

from .app import App, swift_files
from .clock import LONG, middle, run
from .report import Report, Table, mb, ms, ram

STYLE = "swiftui-mvvm"
SIZES = [1, 10, 100, 1000]
PAUSE = 3  # seconds
NAMES = ["Zulu", "Yankee", "Xray", "Whiskey", "Victor", "Uniform"]


def measure(tools, scratch: pathlib.Path, report: Report) -> None:
    os.environ["SCAFFOLD_CACHE"] = str(scratch / "cache")
    app = App(tools.scaffold, STYLE, "list", scratch)
    table = Table(
        "One more module",
        f"`scaffold module <Name> --screens list` in apps in the style {STYLE} that have so many modules already: written to the disk, "
        "tests, deep links and texts included, and wired into the app's own files. Five different modules, one after the other, behind a first one that "
        "has to read the whole app.",
        ["modules", "files", "Swift", "first", "time", "processor time", "memory"],
    )
    for modules in SIZES:
        folder = scratch / f"app{modules}"
        app.write(folder, modules)
        files, size = swift_files(folder)
        time.sleep(PAUSE)
        runs = []
        for name in NAMES:
            runs.append(run([tools.scaffold, "module", name, "--screens", "list", "--style", STYLE], folder))
            if runs[-1].seconds > LONG:
                break
        cost = middle(runs[1:] or runs)
        first = ms(runs[0].seconds)
        table.row(f"{modules:,}", f"{files:,}", mb(size), first, ms(cost.seconds), ms(cost.busy), ram(cost.memory))
    table.target("in an app of 1,000 < 100 ms", ms(cost.seconds), cost.seconds < 0.1)
    report.add(table)
