"""What the checks of apps of other people share: their compile errors against the stand-ins, and their bytes.

An app is checked as one module in Swift 5: its packages are merged into it, `@objc`, outlets and `#selector` go, imports of what is
not there go too. What those declare is missing before and after. An error of the app may hide a new one, so trust most the apps that
have few.
"""
import collections
import contextlib
import os
import re
import shutil
import stat
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SCAFFOLD = os.path.join(ROOT, ".build/debug/scaffold")
TESTS = r"Tests?|Testing"
OTHERS = r"UITests?|Widgets?|WidgetExtension|Tuist|fastlane|Templates|Plugins|\..*"
REST = """\
import AppleFoundation

extension Bundle { static let module = Bundle.main }
struct Selector { init(_ name: String) {} }
"""
MANIFESTS = ("Package.swift", "Project.swift", "Workspace.swift")


class Check:
    """The compiler with the stand-ins of the newest system and the library of their macros; they are made if they are not there.

    With tests, an app's unit tests belong to its module. The Swift files of the folder `rest` are a module that every file of an
    app sees; those in its folder of the app's name belong to the app, as what Xcode generates does.
    """

    def __init__(self, tests=False, rest=None):
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "Any.swift"), "w") as file:
                file.write("import SwiftUI\n")
            check = os.path.join(ROOT, "Tests/StandIns/check")
            subprocess.run([check, "--ios", "26.0", folder], check=True, stdout=subprocess.DEVNULL)
        cache = os.environ.get("STANDINS_CACHE", os.path.join(ROOT, ".build/standins"))

        def newest(part):
            found = [os.path.join(cache, name) for name in os.listdir(cache) if part in name and name.endswith(("26", "macros"))]
            return max(found, key=os.path.getmtime)

        self.modules, self.macros = newest("-modules-"), os.path.join(newest("-macros"), "libPreviewMacros.so")
        self.left_out = re.compile(f"({OTHERS if tests else TESTS + '|' + OTHERS})$")
        self.known = {name.split(".")[0] for name in os.listdir(self.modules) if ".swiftmodule" in name}
        self.known |= {"Dispatch", "Observation"} | ({"XCTest", "Testing"} if tests else set())
        self.rest, self.rest_folder = self.compiled(rest) if rest else [], rest

    def compiled(self, folder):
        """The flags with which every file sees what the Swift files of a folder declare."""
        files = sorted(os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(".swift"))
        out = os.path.join(folder, ".build")
        os.makedirs(out, exist_ok=True)
        command = ["swiftc", "-emit-module", "-module-name", "Rest", "-o", os.path.join(out, "Rest.swiftmodule")]
        subprocess.run(command + ["-swift-version", "5", "-suppress-warnings", "-I", self.modules] + files, check=True)
        return ["-I", out, "-Xfrontend", "-import-module", "-Xfrontend", "Rest"]

    def swift_files(self, app):
        found = []
        for folder, folders, names in os.walk(app):
            folders[:] = sorted(name for name in folders if not self.left_out.search(name))
            found += [os.path.join(folder, name) for name in names if name.endswith(".swift") and name not in MANIFESTS]
        return sorted(found)

    def own_rest(self, app):
        own = os.path.join(self.rest_folder or "", os.path.basename(app))
        return [os.path.join(own, name) for name in sorted(os.listdir(own))] if self.rest_folder and os.path.isdir(own) else []

    def errors(self, app):
        """The compile errors of an app, counted by file and message."""
        with tempfile.TemporaryDirectory() as folder:
            seen, copies, origin = collections.Counter(), [], {}
            for path in self.swift_files(app) + self.own_rest(app):
                name = os.path.basename(path)[: -len(".swift")]
                seen[name.lower()] += 1
                # Two files of one module may not have one name.
                copy = os.path.join(folder, name + (f"~{seen[name.lower()]}" if seen[name.lower()] > 1 else "") + ".swift")
                with open(path, errors="replace") as source, open(copy, "w") as target:
                    target.write(rewritten(source.read(), self.known))
                copies.append(copy)
                origin[copy] = os.path.relpath(path, app)
            rest = os.path.join(folder, "~Rest.swift")
            with open(rest, "w") as file:
                file.write(REST)
            command = ["swiftc", "-typecheck", "-wmo", "-continue-building-after-errors", "-parse-as-library", "-module-name", "App"]
            command += ["-swift-version", "5", "-suppress-warnings", "-I", self.modules, "-load-plugin-library", self.macros]
            run = subprocess.run(command + self.rest + flags(app) + copies + [rest], capture_output=True, text=True)
            found = collections.Counter()
            for line in (run.stderr + run.stdout).splitlines():
                match = re.match(r"(\S.*?\.swift):\d+:\d+: error: (.*)", line)
                if match:
                    found[(origin.get(match[1], os.path.basename(match[1])), match[2])] += 1
            if run.returncode and not found:
                found[("", (run.stderr.strip().splitlines() or ["the compiler failed"])[0])] += 1
            return found


def flags(app):
    for folder, _, names in os.walk(app):
        if "project.pbxproj" in names:
            with open(os.path.join(folder, "project.pbxproj"), errors="replace") as file:
                if "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor" in file.read():
                    return ["-default-isolation", "MainActor"]
    return []


def rewritten(text, known):
    text = re.sub(r"@NSManaged\s+((?:\w+ )*var \w+: *[^\n={]+)", r"\1 { get { fatalError() } set {} }", text)
    text = re.sub(r"@objc(Members)?\b(\([^)]*\))?\s*|@IB(Action|Outlet|Designable|Inspectable)\s*|@NSManaged\s*", "", text)
    text = re.sub(r"#selector\((?:[^()]|\([^()]*\))*\)", 'Selector("any")', text)

    def kept(match):
        module = "AppleFoundation" if match[2] == "Foundation" else match[2]
        return f"{match[1]}import {module}" if module in known else ""

    kinds = "struct|class|enum|protocol|func|typealias|var|let"
    return re.sub(rf"(?m)^[ \t]*((?:@\w+ )*)import (?:(?:{kinds}) )?(\w+)[\w.]*[ \t]*$", kept, text)


def contents(app):
    """The bytes of each file of an app by its path, without what git, SwiftPM and `scaffold` keep there."""
    found = {}
    for folder, folders, names in os.walk(app):
        folders[:] = [name for name in folders if name not in (".git", ".scaffold", ".build")]
        for name in names:
            path = os.path.join(folder, name)
            if os.path.isfile(path):
                with open(path, "rb") as file:
                    found[os.path.relpath(path, app)] = file.read()
    return found


def entries(app):
    """The mode and bytes of each file of an app by its path, "link" and the target of a link, without what git and SwiftPM keep there."""
    found = {}
    for folder, folders, names in os.walk(app):
        folders[:] = [name for name in folders if name not in (".git", ".build")]
        for name in names + [name for name in folders if os.path.islink(os.path.join(folder, name))]:
            path = os.path.join(folder, name)
            key = os.path.relpath(path, app)
            if os.path.islink(path):
                found[key] = ("link", os.readlink(path).encode())
            else:
                with open(path, "rb") as file:
                    found[key] = (stat.S_IMODE(os.stat(path).st_mode), file.read())
    return found


@contextlib.contextmanager
def copied(app):
    """A copy of an app, for as long as the block runs."""
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, os.path.basename(app))
        shutil.copytree(app, copy, symlinks=True, ignore=shutil.ignore_patterns(".git", ".build"))
        yield copy


def listed(name, found):
    """Errors as lines of a list below a table."""
    return [f"- {name}: {file}: {message}" + f" ({n} times)" * (n > 1) for (file, message), n in sorted(found.items())]


def cell(text):
    """The first line of a text with `error:`, as a cell of a table."""
    lines = [line for line in text.splitlines() if "error:" in line]
    return lines[0].replace("|", "\\|")[:160] if lines else ""
