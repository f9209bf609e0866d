"""Generation, beside cookiecutter and copier with templates of the same tree."""

import os
import pathlib
import tempfile
from functools import partial

from .app import contents
from .clock import in_turns, run
from .report import Report, Table, ms, times

STYLES = ["swiftui-mvvm", "uikit-mvvmc"]
NAME = "Favorites"
#: A file system in memory, where there is one.
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def measure(tools, scratch: pathlib.Path, report: Report) -> None:
    table = Table(
        "Generation",
        "A new app with a module of a list and a detail screen: `scaffold module Favorites --screens list,detail` into an empty folder, "
        "and the same tree, byte for byte, by `cookiecutter` and `copier` from templates in which the module's name is a variable, as "
        "an author would write them by hand. The peers only put in the name; scaffold reads the spec, resolves it, "
        "looks through the folder, renders every piece by its conditions, and writes all files or none. All take turns, and write to "
        + ("memory (`/dev/shm`): what a disk takes for a new file depends on what was deleted from it in the last minutes."
           if MEMORY else "the disk."),
        ["", "files", "scaffold", "cookiecutter", "copier", "cookiecutter / scaffold", "copier / scaffold"],
    )
    ratios = {"cookiecutter": [], "copier": []}
    with tempfile.TemporaryDirectory(prefix="scaffold-benchmarks-", dir=MEMORY or scratch) as folder:
        for style in STYLES:
            row(tools, pathlib.Path(folder) / style, style, table, ratios)
    for name, found in ratios.items():
        if found:
            table.target(f"15 times as fast as {name}", times(min(found)), min(found) >= 15)
        else:
            table.notes.append(f"{name} is not installed (`python3 -m pip install {name}`), so it was left out.")
    report.add(table)


def row(tools, scratch: pathlib.Path, style: str, table: Table, ratios: dict) -> None:
    scratch.mkdir()
    command = [tools.scaffold, "module", NAME, "--screens", "list,detail", "--style", style, "--output"]
    tree = scratch / "Tree"
    run([*command, tree])
    commands = {"scaffold": lambda folder: [*command, folder]}
    for name, (prepare, peer_command) in PEERS.items():
        if (program := tools.peer(name)) is None:
            continue
        prepare(tree, scratch / name)
        made = scratch / f"{name}-check"
        run(peer_command(program, scratch / name, made))
        check_same(tree, made / NAME if name == "cookiecutter" else made)
        commands[name] = partial(peer_command, program, scratch / name)
    cells = dict(zip(commands, in_turns([into_new(each, scratch, name) for name, each in commands.items()], 11)))
    own = cells.pop("scaffold")
    for name, cell in cells.items():
        ratios[name].append(cell.seconds / own.seconds)
    found = [cells.get(name) for name in PEERS]
    table.row(
        style,
        len(contents(tree)),
        ms(own.seconds),
        *(ms(cell.seconds) if cell else "–" for cell in found),
        *(times(cell.seconds / own.seconds) if cell else "–" for cell in found),
    )


def into_new(command, scratch: pathlib.Path, label: str):
    """Each run into a folder of its own, as the time to write over what is there is another one.

    The folders stay: on a disk, ext4 looks long for a free place for each new file where many have just been deleted, for a minute or more.
    """
    return lambda number: run(command(scratch / f"{label}-run{number}"))


def check_same(tree: pathlib.Path, other: pathlib.Path) -> None:
    one, two = contents(tree), contents(other)
    if one != two:
        wrong = sorted(path for path in {*one, *two} if one.get(path) != two.get(path))
        raise SystemExit(f"the templates for {other.name} give another tree: {wrong[:5]}")


def for_cookiecutter(tree: pathlib.Path, folder: pathlib.Path) -> None:
    put_templates(tree, folder / "{{cookiecutter.name}}", "cookiecutter.name", "cookiecutter.value", "")
    values = f'{{"name": "{NAME}", "value": "{NAME.lower()}"}}\n'
    (folder / "cookiecutter.json").write_text(values, encoding="utf-8")


def for_copier(tree: pathlib.Path, folder: pathlib.Path) -> None:
    put_templates(tree, folder / "template", "name", "value", ".jinja")
    questions = "_subdirectory: template\nname:\n  type: str\n  default: {}\nvalue:\n  type: str\n  default: {}\n"
    (folder / "copier.yml").write_text(questions.format(NAME, NAME.lower()), encoding="utf-8")


def put_templates(tree: pathlib.Path, folder: pathlib.Path, name: str, value: str, suffix: str) -> None:
    """The tree as Jinja templates: where the module's name stood is a variable; files without one are copied by copier."""
    for path, text in contents(tree).items():
        template = variable(escaped(text), name, value)
        target = folder / variable(path, name, value)
        if suffix and template != text:
            target = target.with_name(target.name + suffix)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(template if not suffix or template != text else text, encoding="utf-8", newline="")


def escaped(text: str) -> str:
    for mark in ("{{", "{%", "{#"):
        text = text.replace(mark, "\0" + mark + "\1")

    return text.replace("\0", "{% raw %}").replace("\1", "{% endraw %}")


def variable(text: str, name: str, value: str) -> str:
    return text.replace(NAME, "{{ %s }}" % name).replace(NAME.lower(), "{{ %s }}" % value)


PEERS = {
    "cookiecutter": (
        for_cookiecutter,
        lambda program, template, folder: [program, "--no-input", "--output-dir", folder, template],
    ),
    "copier": (
        for_copier,
        lambda program, template, folder: [program, "copy", "--defaults", "--quiet", template, folder],
    ),
}
