"""Lint with all rules, beside other linters that parse Swift."""

import pathlib

from .app import App, swift_files
from .clock import in_turns, run
from .report import Report, Table, mb, ms, ram, times

STYLE = "uikit-mvvmc"
MODULES = 240
RULE = """id: print
language: swift
severity: warning
message: print
rule:
  pattern: print($A)
"""


def measure(tools, scratch: pathlib.Path, report: Report) -> None:
    folder = scratch / "app"
    App(tools.scaffold, STYLE, "list,detail(itemId: String)", scratch).write(folder, MODULES, kept=False)
    files, size = swift_files(folder)
    table = Table(
        "Lint",
        f"An app of {MODULES} modules in the style {STYLE}, {files:,} Swift files, {mb(size)}: `scaffold lint` with all of the style's rules, "
        "`ast-grep scan` with one rule (`pattern: print($A)`) in turns with it, and `swift format lint --parallel --recursive` (one run).",
        ["", "time", "processor time", "memory", "time / scaffold's"],
    )
    programs = [lambda _: run([tools.scaffold, "lint", "--style", STYLE], folder)]
    if program := tools.peer("ast-grep"):
        rule = scratch / "rule.yml"
        rule.write_text(RULE, encoding="utf-8")
        programs.append(lambda _: run([program, "scan", "--rule", rule, folder], scratch))
    own, *others = in_turns(programs, runs=9)
    table.row("scaffold lint", ms(own.seconds), ms(own.busy), ram(own.memory), "1")
    table.target("at least 10 MB of Swift", mb(size), size >= 10e6)
    table.target("memory ≤ 200 MB", mb(own.memory), own.memory <= 200e6)
    for other in others:
        peer(table, "ast-grep scan, one rule", other, own, 7)
    if not others:
        table.notes.append("ast-grep is not installed (`python3 -m pip install ast-grep-cli`), so it was left out.")
    if not tools.quick:
        other = run(["swift", "format", "lint", "--parallel", "--recursive", folder], scratch, allowed=(0, 1))
        peer(table, "swift format lint", other, own, 60)
    report.add(table)


def peer(table: Table, name: str, other, own, factor: int) -> None:
    ratio = other.seconds / own.seconds
    table.row(name, ms(other.seconds), ms(other.busy), ram(other.memory), times(ratio))
    table.target(f"{factor} times as fast as {name}", times(ratio), ratio >= factor)
