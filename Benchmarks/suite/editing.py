"""The libraries by themselves: reading Swift, and editing a file of 20,000 lines."""

import pathlib
import re
import subprocess

from .app import App
from .report import Report, Table, times


def measure(tools, scratch: pathlib.Path, report: Report) -> None:
    read(tools, scratch, report)
    edit(tools, report)


def output(command: list) -> list[str]:
    result = subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True)
    return result.stdout.splitlines()


def read(tools, scratch: pathlib.Path, report: Report) -> None:
    sources = scratch / "app"
    App(tools.scaffold, "uikit-mvvmc", "list,detail(itemId: String)", scratch).write(sources, 240, kept=False)
    first, *lines = output([tools.reader, "--repeat", "5", sources])
    speeds = {}
    table = Table(
        "Reading Swift",
        f"One core, {first}, of an app as the tool writes it; SwiftSyntax is the toolchain's own, in the same run: "
        "`swift run -c release --package-path Benchmarks/SwiftOutline outline-benchmark FOLDER…`",
        ["", "MB/s"],
    )
    for line in lines:
        match = re.match(r"\s*([\d.]+) MB/s\s+(.+?) \(\d+ bytes", line)
        speeds[match.group(2)] = float(match.group(1))
        table.row(match.group(2), match.group(1))
    tokens, declarations, swift_syntax = (
        speeds["tokens and brackets"],
        speeds["declarations, tokens included"],
        speeds["SwiftSyntax, of a sample"],
    )
    table.target("tokens and brackets ≥ 300 MB/s", f"{tokens:.0f} MB/s", tokens >= 300)
    table.target("declarations ≥ 150 MB/s", f"{declarations:.0f} MB/s, {times(declarations / swift_syntax)} SwiftSyntax", declarations >= 150)
    report.add(table)


def edit(tools, report: Report) -> None:
    first, *lines = output([tools.editor])
    table = Table(
        "Editing Swift",
        f"An entry of each kind into one file, reading it included ({first}): "
        "`swift run -c release --package-path Benchmarks/EditTime edit-time`",
        ["edit", "ms"],
    )
    figures = []
    for line in lines:
        name, figure = line.split(": ")
        figures.append(float(figure))
        table.row(name, figure)
    table.target("edits in 20,000 lines < 10 ms", f"at most {max(figures):.2f} ms", max(figures) < 10)
    report.add(table)
