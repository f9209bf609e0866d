import Diagnostics
import FileTransaction
import ModulePlanning
import TestSupport
import Testing

@testable import ScaffoldLint

@Suite("Checklists of modules")
struct ModuleChecklistTests {
    private static func checklist(of tree: FileTree, _ style: String, module: String = "Favorites") throws
        -> ModuleChecklist
    {
        let style = try Golden.style(style)
        let rules = try RuleSet(of: style)
        let checklist = try #require(try Checklist.of(style))
        let findings = try LintRun(style: style, rules: rules).lint(tree).findings
        let maker = ChecklistMaker(
            checklist: checklist,
            style: style,
            verdicts: LintVerdicts(rules: rules, findings: findings)
        )
        let name = Located(module, at: SourceMark(source: module))
        return try maker.checklist(of: try ModuleInspector(style: style, in: tree).inspect(name, in: tree))
    }

    @Test(
        "nothing is open in what the tool writes, and each item has something that decides it",
        arguments: Golden.styles
    )
    func generated(_ style: String) throws {
        let list = try Self.checklist(of: Golden.tree(style), style)
        #expect(list.items.filter { $0.state == .open } == [])
        #expect(list.count(.done) >= 8)
        #expect(list.items.filter { $0.state == .people && $0.remark == nil }.count <= 1)
    }

    @Test(
        "without a piece its items are open, and say what is missing and where it would be",
        arguments: TestRun.sample(2, of: Golden.styles)
    )
    func pieces(_ style: String) throws {
        let tree = try Golden.tree(style)
        let manifest = try Golden.style(style)
        let checklist = try #require(try Checklist.of(manifest))
        let name = Located("Favorites", at: SourceMark(source: "Favorites"))
        let parts = try ModuleInspector(style: manifest, in: tree).inspect(name, in: tree).parts
        var rules = try RuleSet(of: manifest)
        rules.rules = []
        let maker = ChecklistMaker(
            checklist: checklist,
            style: manifest,
            verdicts: LintVerdicts(rules: rules, findings: [])
        )
        var tried = 0
        for item in checklist.sections.flatMap(\.items) where item.needed == nil {
            for id in item.pieces {
                guard let path = parts.first(where: { $0.id == id && $0.kind == .piece })?.path else { continue }
                var changed = tree
                try changed.remove(try RelativePath(path))
                let inspector = try ModuleInspector(style: manifest, in: changed)
                let list = try maker.checklist(of: try inspector.inspect(name, in: changed))
                let found = try #require(list.items.first { $0.text == item.text })
                #expect(found.state == .open, "\(item.text) without \(id)")
                #expect(found.reasons.contains { $0.source == id && $0.place == path }, "\(item.text) without \(id)")
                tried += 1
            }
        }
        #expect(tried >= 5)
    }

    @Test("what stands in another file under another name is there")
    func moved() throws {
        var tree = try Golden.tree("uikit-mvvmc")
        let path = try RelativePath("Modules/Favorites/Navigation/FavoritesCoordinator.swift")
        let bytes = try #require(try tree.read(path))
        try tree.remove(path)
        try tree.write(bytes, to: try RelativePath("Flows/Everything.swift"))
        #expect(try Self.checklist(of: tree, "uikit-mvvmc").count(.open) == 0)
    }

    @Test("an item is open with the finding of its rule")
    func finding() throws {
        var tree = try Golden.tree("uikit-mvvmc")
        let path = try RelativePath("Modules/Favorites/Presentation/FavoritesMain/FavoritesViewController.swift")
        let text = String(decoding: try #require(try tree.read(path)), as: UTF8.self)
        try tree.write(text.replacing("weak var coordinator", with: "var coordinator"), to: path)
        let list = try Self.checklist(of: tree, "uikit-mvvmc")
        let open = list.items.filter { $0.state == .open }
        #expect(open.map(\.text) == ["Memory safety (weak references for coordinators)"])
        #expect(open.first?.reasons.map(\.source) == ["vc.weak-coordinator"])
        #expect(open.first?.reasons.first?.place?.hasPrefix("\(path):") == true)
    }

    @Test("an entry that the app lacks opens its item")
    func entry() throws {
        var tree = try Golden.tree("swiftui-mvvmcr")
        let path = try RelativePath("Sources/Router/DeepLinkParser.swift")
        let text = String(decoding: try #require(try tree.read(path)), as: UTF8.self)
        let entry = "        case \"favorites\":\n            return FavoritesRoute.parse(components, query: query)\n"
        #expect(text.contains(entry))
        try tree.write(text.replacing(entry, with: ""), to: path)
        let open = try Self.checklist(of: tree, "swiftui-mvvmcr").items.filter { $0.state == .open }
        #expect(open.map(\.text) == ["Route registered in `DeepLinkParser.swift`"])
        #expect(open.first?.reasons.first?.place == path.text)
    }

    @Test("what a module does not need is said")
    func notNeeded() throws {
        let list = try Self.checklist(of: Golden.tree("swiftui-mvvmcr"), "swiftui-mvvmcr")
        let item = try #require(list.items.first { $0.text.hasPrefix("Cross-feature") })
        #expect(item.state == .notNeeded)
        #expect(item.remark == "it navigates to no other feature")
    }

    @Test("a module that is not there is refused with those that are")
    func unknown() throws {
        #expect(throws: Failure.self) {
            try Self.checklist(of: Golden.tree("uikit-mvvmc"), "uikit-mvvmc", module: "Nothing")
        }
    }
}
