"""The tables of results, in the terminal and in RESULTS.md."""

import pathlib
from dataclasses import dataclass, field


@dataclass
class Table:
    title: str
    #: How the figures are come by: inputs, commands, what is counted.
    text: str
    head: list[str]
    rows: list[list[str]] = field(default_factory=list)
    #: What had to be reached, what was, and whether that is enough.
    targets: list[tuple[str, str, bool]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def row(self, *cells) -> None:
        self.rows.append([str(cell) for cell in cells])

    def target(self, wanted: str, reached: str, is_met: bool) -> None:
        self.targets.append((wanted, reached, is_met))

    def markdown(self) -> str:
        parts = [f"## {self.title}", self.text, grid(self.head, self.rows)]
        if self.targets:
            rows = [[wanted, reached, "met" if is_met else "**not met**"] for wanted, reached, is_met in self.targets]
            parts.append(grid(["target", "measured", ""], rows))
        parts += self.notes
        return "\n\n".join(parts)


class Report:
    def __init__(self, machine: str):
        self.machine = machine
        self.tables: list[Table] = []
        self.minutes = 0.0

    def add(self, table: Table) -> None:
        self.tables.append(table)
        print(table.markdown() + "\n", flush=True)

    def took(self, seconds: float) -> None:
        self.minutes = seconds / 60
        print(f"{self.minutes:.1f} minutes on {self.machine}")

    @property
    def all_met(self) -> bool:
        return all(is_met for table in self.tables for _, _, is_met in table.targets)

    def write(self, path: pathlib.Path) -> None:
        head = [
            "# Results",
            "Written by `Benchmarks/run`, which repeats all of it; [run](run) says what it needs.",
            f"{self.machine}. All in one go, in {self.minutes:.0f} minutes. Times are wall-clock times from start to exit, the median "
            "of several runs after one that is not counted, with the files in the system's cache.",
        ]
        path.write_text("\n\n".join([*head, *(table.markdown() for table in self.tables)]) + "\n", encoding="utf-8")


def grid(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] + ["---:" for _ in head[1:]], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def ms(seconds: float) -> str:
    value = seconds * 1000
    return f"{value:.1f} ms" if value < 100 else f"{value:,.0f} ms" if value < 10_000 else f"{value / 1000:,.1f} s"


def mb(count: float) -> str:
    return f"{count / 1e6:,.1f} MB"


def ram(count: float) -> str:
    """Memory; what a Python takes that has nothing loaded is the least that can be told."""
    return "< 10 MB" if count < 10e6 else mb(count)


def times(ratio: float) -> str:
    return f"{ratio:.1f}×" if ratio < 10 else f"{ratio:,.0f}×"
