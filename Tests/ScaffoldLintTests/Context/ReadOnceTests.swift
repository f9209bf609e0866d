import AppModel
import Diagnostics
import FileTransaction
import ScaffoldLint
import Testing

@testable import ModulePlanning
@testable import ModuleSpecs
@testable import Styles

/// What is read again for every rule or module costs nothing in a small app, and hours in a large one.
@Suite("What a run reads")
struct ReadOnceTests {
    @Test(
        "lint opens and outlines each file once, lists each folder once, and builds one model",
        arguments: Golden.styles
    )
    func lint(_ name: String) throws {
        let app = try CountedApp(name)
        let result = try app.lint()
        #expect(result.files > 40)
        #expect(app.calls.opened.count >= result.files)
        try app.expectOneListing()
        try app.expectOneReading(by: result.app.model)
    }

    @Test("planning a module opens and outlines each file once, and builds one model", arguments: Golden.styles)
    func module(_ name: String) throws {
        let app = try CountedApp(name)
        var planned = app.tree
        let spec = UsualModule.spec(named: Located("Invoices", at: SourceMark(source: "<name>")))
        let plan = try ModulePlanner(style: app.style, frameworks: Styles.library.frameworks)
            .plan(ModuleRequest(spec: spec), in: &planned)
        #expect(plan.count(.created) > 5)
        try app.expectOneReading(by: PlannedApp(of: app.tree).model)
    }

    @Test("ticking checklists does what lint does, and no more", arguments: Golden.styles)
    func checklist(_ name: String) throws {
        let app = try CountedApp(name)
        let result = try app.lint()
        let ticked = try AppChecklists(app.run, in: app.tree)
            .ticked(nil, by: result)
        #expect(ticked.checklists.map(\.module) == result.modules)
        try app.expectOneListing()
        try app.expectOneReading(by: result.app.model)
    }
}

/// The golden app of a style on a disk whose calls are counted, with the style that was found for it.
private struct CountedApp {
    let calls: Calls
    let tree: FileTree
    let style: Style

    init(_ name: String) throws {
        let calls = Calls()
        let disk = DiskAccess { call throws(SystemError) in calls.note(call) }
        self.calls = calls
        tree = try FileTree(root: RootFolder(Golden.tree(name).root.path, disk: disk), disk: disk)
        style = try StyleFinder(Styles.library).find(nil, in: tree).style
        #expect(style.name == name)
    }

    var run: LintRun {
        get throws { try LintRun(style: style, rules: Styles.rules(style.name)) }
    }

    func lint() throws -> LintRun.Result { try run.lint(tree) }

    /// Expects that each folder was listed once.
    func expectOneListing() throws {
        let folders = try tree.files().reduce(into: Set<String>()) { folders, path in
            for count in 1..<max(path.components.count, 1) {
                folders.insert(path.components.prefix(count).joined(separator: "/"))
            }
        }
        // The folders of sources once, and those of specs, which are hidden, as often as a command asks for them.
        #expect(calls.folders <= folders.count + 1 + 12)
    }

    /// Expects that each file was opened and outlined once, and the app read into one model.
    func expectOneReading(by model: AppModel) throws {
        #expect(calls.opened.filter { $0.value > 1 }.isEmpty)
        #expect(try AppModel.of(tree) === model)
        let opened = calls.opened
        for file in model.files {
            // Equal declarations are of one reading.
            #expect(try tree.outline(of: file.path)?.declarations == file.outline.declarations)
        }
        #expect(calls.opened == opened)
    }
}

/// Counts what is opened.
private final class Calls {
    private(set) var opened: [String: Int] = [:]
    private(set) var folders = 0

    func note(_ call: SystemCall) {
        switch call.operation {
        case .openFile: opened[call.name, default: 0] += 1
        case .openFolder: folders += 1
        default: break
        }
    }
}
