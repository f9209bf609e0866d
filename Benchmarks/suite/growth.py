"""What one more module costs, in apps of growing size.

The apps stay until all is measured, and so do those of the sections before: where many files have just been deleted, ext4 looks so
long for a free place for each new one that this would be most of what is measured.
"""

import pathlib

from .app import App, swift_files
from .clock import LONG, middle, run
from .report import Report, Table, mb, ms, ram

STYLE = "swiftui-mvvm"
SIZES = [1, 10, 100, 1000]
MOST = {100: 0.1, 1000: 0.5}  # seconds
NAMES = ["Zulu", "Yankee", "Xray", "Whiskey", "Victor", "Uniform"]


def measure(tools, scratch: pathlib.Path, report: Report) -> None:
    app = App(tools.scaffold, STYLE, "list", scratch)
    table = Table(
        "One more module",
        f"`scaffold module <Name> --screens list` in apps in the style {STYLE} that have so many modules already: written to the disk, "
        "tests, deep links and texts included, and wired into the app's own files. Six different modules, one after the other.",
        ["modules", "files", "Swift", "time", "processor time", "memory"],
    )
    for modules in SIZES:
        folder = scratch / f"app{modules}"
        app.write(folder, modules)
        files, size = swift_files(folder)
        runs = []
        for name in NAMES:
            runs.append(run([tools.scaffold, "module", name, "--screens", "list", "--style", STYLE], folder))
            if runs[-1].seconds > LONG:
                break
        cost = middle(runs)
        table.row(f"{modules:,}", f"{files:,}", mb(size), ms(cost.seconds), ms(cost.busy), ram(cost.memory))
        if most := MOST.get(modules):
            table.target(f"in an app of {modules:,} ≤ {ms(most)}", ms(cost.seconds), cost.seconds <= most)
    report.add(table)
