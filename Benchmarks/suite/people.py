"""The commands that look through all of an app, in one such as people write: of no style, with flat folders."""

import itertools
import pathlib

from .app import module_names, put, swift_files
from .clock import median
from .report import Report, Table, mb, ms, ram

MODULES = 400
#: The flat folders, and how many files each has.
FLAT = {"Common/Model": 1100, "Common/View": 900, "Services": 700}
TYPES = {
    "Protocols": "protocol {0}ViewProtocol: AnyObject {{\n    func show(_ items: [{1}])\n}}\n\nprotocol {0}PresenterProtocol {{\n    func load()\n}}\n",
    "Presenter": "final class {0}Presenter: {0}PresenterProtocol {{\n    weak var view: {0}ViewProtocol?\n    private let interactor: {0}Interactor\n\n"
    "    init(interactor: {0}Interactor) {{\n        self.interactor = interactor\n    }}\n\n"
    "    func load() {{\n        interactor.load {{ [weak self] items in self?.view?.show(items) }}\n    }}\n}}\n",
    "Interactor": "final class {0}Interactor {{\n    private let service: {2}Service\n\n    init(service: {2}Service) {{\n        self.service = service\n    }}\n\n"
    "    func load(_ done: @escaping ([{1}]) -> Void) {{\n        service.load(done)\n    }}\n}}\n",
    "Wireframe": "import UIKit\n\nfinal class {0}Wireframe {{\n    func close(_ view: UIViewController) {{\n        view.dismiss(animated: true)\n    }}\n}}\n",
    "ViewController": "import UIKit\n\nfinal class {0}ViewController: UIViewController, {0}ViewProtocol {{\n    var presenter: {0}PresenterProtocol?\n"
    "    private let badge = {3}View()\n\n    override func viewDidLoad() {{\n        super.viewDidLoad()\n        title = \"{0}\"\n"
    "        view.addSubview(badge)\n        presenter?.load()\n    }}\n\n    func show(_ items: [{1}]) {{\n        badge.isHidden = items.isEmpty\n    }}\n}}\n",
    "ViewFactory": "import UIKit\n\nenum {0}ViewFactory {{\n    static func make() -> UIViewController {{\n        let interactor = {0}Interactor(service: {2}Service())\n"
    "        let presenter = {0}Presenter(interactor: interactor)\n        let view = {0}ViewController()\n        view.presenter = presenter\n"
    "        presenter.view = view\n        return view\n    }}\n}}\n",
}
START = "import UIKit\n\n@main\nfinal class AppDelegate: UIResponder, UIApplicationDelegate {\n    var window: UIWindow?\n}\n"


def measure(tools, scratch: pathlib.Path, report: Report) -> None:
    folder = scratch / "app"
    first, second = write(folder)
    files, size = swift_files(folder)
    table = Table(
        "An app of people",
        f"An app of no style, {files:,} Swift files, {mb(size)}: {MODULES} modules of six files, {sum(FLAT.values()):,} files in flat folders, "
        "and an Xcode project that lists all of them.",
        ["command", "time", "processor time", "memory"],
    )
    for words in (
        [],
        ["doctor"],
        ["module", "Zulu", "--like", first, "--dry-run"],
        ["style", "learn", "own", "--from", f"{first},{second}", "--dry-run"],
        ["lint", "--style", "uikit-mvvmc"],
    ):
        found = median([tools.scaffold, *words], folder, runs=3, allowed=(0, 1))
        name = " ".join(["scaffold", *words])
        table.row(f"`{name}`", ms(found.seconds), ms(found.busy), ram(found.memory))
        table.target(f"`{name}` ≤ 3 s", ms(found.seconds), found.seconds <= 3)
        table.target(f"`{name}` ≤ 400 MB", ram(found.memory), found.memory <= 400e6)
    report.add(table)


def write(folder: pathlib.Path) -> list[str]:
    """Writes the app, and returns the names of its first two modules."""
    names = list(itertools.islice(module_names(), 0, None, 7))
    pairs = itertools.cycle(f"{one}{two}" for one, two in zip(names, names[len(names) // 2 :]))
    models, views, services = (list(itertools.islice(pairs, count)) for count in FLAT.values())
    modules = list(itertools.islice(pairs, MODULES))
    texts = {"App/AppDelegate.swift": START}
    for number, name in enumerate(modules):
        others = [found[number % len(found)] for found in (models, services, views)]
        for kind, text in TYPES.items():
            path = f"App/Modules/{name[0]}/{name}/{name}{kind}.swift"
            texts[path] = text.format(name, others[0], others[1], others[2])
    for name in models:
        texts[f"App/Common/Model/{name}.swift"] = f"struct {name}: Codable {{\n    let id: String\n    var title: String\n}}\n"
    for name in views:
        texts[f"App/Common/View/{name}View.swift"] = (
            f"import UIKit\n\nfinal class {name}View: UIView {{\n    let label = UILabel()\n\n"
            "    func update(_ text: String) {\n        label.text = text\n    }\n}\n"
        )
    for number, name in enumerate(services):
        texts[f"App/Services/{name}Service.swift"] = (
            f"final class {name}Service {{\n    func load<Item>(_ done: @escaping ([Item]) -> Void) {{\n        done([])\n    }}\n}}\n"
        )
    texts["App.xcodeproj/project.pbxproj"] = project([path for path in texts])
    for path, text in texts.items():
        put(folder, path, text, True)
    return modules[:2]


def project(paths: list[str]) -> str:
    """A project with one app that builds the files."""
    own = "".join(
        f"F{number:023X} = {{isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = {path}; sourceTree = SOURCE_ROOT; }};\n"
        f"B{number:023X} = {{isa = PBXBuildFile; fileRef = F{number:023X}; }};\n"
        for number, path in enumerate(paths)
    )
    numbers = range(len(paths))
    return (
        "// !$*UTF8*$!\n{\narchiveVersion = 1;\nclasses = {};\nobjectVersion = 56;\nobjects = {\n"
        + own
        + "A00000000000000000000001 = {isa = PBXGroup; children = ("
        + "".join(f"F{number:023X}, " for number in numbers)
        + '); sourceTree = "<group>"; };\n'
        "A00000000000000000000002 = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = ("
        + "".join(f"B{number:023X}, " for number in numbers)
        + "); runOnlyForDeploymentPostprocessing = 0; };\n"
        'A00000000000000000000003 = {isa = PBXNativeTarget; buildPhases = (A00000000000000000000002, ); name = App; productType = "com.apple.product-type.application"; };\n'
        "A00000000000000000000004 = {isa = PBXProject; mainGroup = A00000000000000000000001; targets = (A00000000000000000000003, ); };\n"
        "};\nrootObject = A00000000000000000000004;\n}\n"
    )
