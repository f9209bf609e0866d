"""Lint of one module to ten thousand."""

import pathlib

from .app import App, swift_files
from .clock import median
from .report import Report, Table, mb, ms, ram, times

STYLE = "swiftui-mvvm"
SIZES = [1, 10, 100, 1000, 2000, 10_000]
KEPT = [1, 10, 100, 1000]


def measure(tools, scratch: pathlib.Path, report: Report) -> None:
    app = App(tools.scaffold, STYLE, "list", scratch)
    sources = Table(
        "Lint of many modules",
        f"Apps in the style {STYLE} with modules of one screen, their tests included, all wired into the app: `scaffold lint`, with the "
        "modules found by their declarations.",
        ["modules", "files", "Swift", "time", "processor time", "memory"],
    )
    found = lint(tools, scratch, app, [size for size in SIZES if size <= 1000 or not tools.quick], False, sources)
    if 2000 in found:
        files = found[2000].files / found[1000].files
        ratio = found[2000].run.seconds / found[1000].run.seconds
        sources.target("twice the files ≤ 2.2 times the time", f"{files:.2f}× the files, {times(ratio)} the time", ratio <= 2.2)
        longest = found[10_000].run.seconds
        sources.target("10,000 modules ≤ 6 s", ms(longest), longest <= 6)
    report.add(sources)
    specs = Table(
        "Lint of modules whose specs are kept",
        "The same apps with `.scaffold/modules/`: lint also renders what the style would write for each spec, and looks for all of it.",
        ["modules", "files", "Swift", "time", "processor time", "memory"],
    )
    found = lint(tools, scratch, app, KEPT, True, specs)
    specs.target("1,000 modules ≤ 10 s", ms(found[1000].run.seconds), found[1000].run.seconds <= 10)
    report.add(specs)


class Linted:
    def __init__(self, run, files: int):
        self.run = run
        self.files = files


def lint(tools, scratch: pathlib.Path, app: App, sizes: list[int], kept: bool, table: Table) -> dict[int, Linted]:
    found = {}
    for modules in sizes:
        folder = scratch / f"{'kept' if kept else 'app'}{modules}"
        app.write(folder, modules, kept)
        files, size = swift_files(folder)
        # An app as the tool writes it has no finding: that the program ends with 0 says that nothing went wrong.
        run = median([tools.scaffold, "lint", "--style", app.style, "--strict"], folder, runs=3 if modules > 1000 else 5)
        found[modules] = Linted(run, files)
        table.row(f"{modules:,}", f"{files:,}", mb(size), ms(run.seconds), ms(run.busy), ram(run.memory))
    return found
