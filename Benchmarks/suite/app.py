"""Apps of any number of modules, made without running the tool once a module."""

import difflib
import hashlib
import itertools
import os
import pathlib
import shutil
import subprocess


class App:
    """An app as the tool writes it, with as many modules as are asked for.

    The tool writes the app and two modules. The second one's files, and its entries in the app's files, are then repeated with
    other names of the same length, so that every module is wired, and is laid out as the tool would lay it out.
    """

    PATTERN = ("Bravo", "bravo", "BRAVO")

    def __init__(self, binary: pathlib.Path, style: str, screens: str, scratch: pathlib.Path, options: tuple = ()):
        folder = scratch / f"template-{style}"
        shutil.rmtree(folder, ignore_errors=True)
        self.style = style
        module = ["--screens", screens, "--style", style, *options, "--output", folder]
        self._run(binary, "app", "Demo", "--style", style, "--output", folder)
        self._run(binary, "module", "Alpha", *module)
        self.base = contents(folder)
        self._run(binary, "module", self.PATTERN[0], *module)
        with_pattern = contents(folder)
        self.own = {path: text for path, text in with_pattern.items() if path not in self.base}
        self.edits = {
            path: insertions(text, with_pattern[path])
            for path, text in self.base.items()
            if with_pattern[path] != text
        }
        shutil.rmtree(folder)

    @staticmethod
    def _run(binary: pathlib.Path, *arguments) -> None:
        subprocess.run([binary, *map(str, arguments)], check=True, capture_output=True)

    def write(self, folder: pathlib.Path, modules: int, kept: bool = True) -> None:
        """Writes the app with `modules` modules, the first of them `Alpha`; with their specs, if they are to be kept."""
        names = list(itertools.islice(module_names(), modules - 1))
        for path, text in self.base.items():
            put(folder, path, repeated(text, self.edits.get(path, []), names, self.renamed), kept)
        for name in names:
            own = {self.renamed(path, name): self.renamed(text, name) for path, text in self.own.items()}
            if kept:
                hashes = [(digest(text), digest(self.renamed(text, name))) for text in self.own.values()]
            for path, text in own.items():
                if kept and path.startswith(".scaffold/") and path.endswith(".json"):
                    for old, new in hashes:
                        text = text.replace(old, new)
                put(folder, path, text, kept)

    def renamed(self, text: str, name: str) -> str:
        for old, new in zip(self.PATTERN, (name, name.lower(), name.upper())):
            text = text.replace(old, new)
        return text


def module_names():
    """Names of five letters, in a mixed but fixed order.

    `FakedRepository` would be taken for a mock, and the model of a module whose name ends in "s" would have the singular's name.
    """
    consonants, vowels = "bdfgklmnprstvz", "aeiou"
    for five in itertools.product(consonants, vowels, consonants, vowels, consonants.replace("s", "")):
        name = "".join(five).capitalize()
        if five[0] != five[2] and five[2] != five[4] and name != "Faked":
            yield name


def insertions(old: str, new: str) -> list[tuple[int, str]]:
    """What is put into `old` to make it `new`: offsets, and texts."""
    found = []
    old_lines, new_lines = old.splitlines(True), new.splitlines(True)
    offsets = [0, *itertools.accumulate(map(len, old_lines))]
    matcher = difflib.SequenceMatcher(None, old_lines, new_lines, autojunk=False)
    for kind, first, last, new_first, new_last in matcher.get_opcodes():
        if kind == "equal":
            continue
        before, after = "".join(old_lines[first:last]), "".join(new_lines[new_first:new_last])
        start = 0
        while start < len(before) and before[start] == after[start]:
            start += 1
        if not after.endswith(before[start:]):
            raise ValueError(f"not an insertion: {before!r}")
        found.append((offsets[first] + start, after[start : len(after) - len(before) + start]))
    return found


def repeated(text: str, places: list[tuple[int, str]], names: list[str], renamed) -> str:
    parts, end = [], 0
    for offset, inserted in places:
        parts.append(text[end:offset])
        parts += [renamed(inserted, name) for name in names]
        end = offset
    return "".join(parts) + text[end:]


def contents(folder: pathlib.Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder)): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def put(folder: pathlib.Path, path: str, text: str, kept: bool) -> None:
    if not kept and path.startswith(".scaffold/"):
        return
    file = os.path.join(folder, path)
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    except FileNotFoundError:
        os.makedirs(os.path.dirname(file), exist_ok=True)
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    os.write(descriptor, text.encode("utf-8"))
    os.close(descriptor)


def swift_files(folder: pathlib.Path) -> tuple[int, int]:
    """How many Swift files there are below a folder, and how many bytes they hold."""
    count = size = 0
    for parent, _, names in os.walk(folder):
        for name in names:
            if name.endswith(".swift"):
                count += 1
                size += os.stat(os.path.join(parent, name)).st_size
    return count, size
