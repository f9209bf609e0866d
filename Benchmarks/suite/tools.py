"""The tool that is measured, built for release, and those it is measured against."""

import functools
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


class Tools:
    """Where the programs are; each is looked for, or built, when it is first asked for."""

    def __init__(self, quick: bool):
        self.quick = quick

    @functools.cached_property
    def scaffold(self) -> pathlib.Path:
        """The release binary, as `make install` has it built."""
        return built(ROOT, "scaffold", ["make", "-C", str(ROOT), "build"])

    @functools.cached_property
    def reader(self) -> pathlib.Path:
        """What measures the reader of Swift beside SwiftSyntax."""
        return built(ROOT / "Benchmarks" / "SwiftOutline", "outline-benchmark")

    @functools.cached_property
    def editor(self) -> pathlib.Path:
        """What measures edits in a large file."""
        return built(ROOT / "Benchmarks" / "EditTime", "edit-time")

    @staticmethod
    def peer(name: str) -> str | None:
        """A program of another project: beside this Python, or on the path."""
        beside = pathlib.Path(sys.executable).parent / name
        if os.access(beside, os.X_OK):
            return str(beside)
        return shutil.which(name)


def built(package: pathlib.Path, product: str, command: list[str] | None = None) -> pathlib.Path:
    """What a package makes for release, by its own command if it has one."""
    print(f"building {product} …", file=sys.stderr, flush=True)
    build = ["swift", "build", "--package-path", str(package), "-c", "release"]
    command = command or build
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{result.stdout[-4000:]}")
    folder = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return pathlib.Path(folder) / product
