import AppModel
import Diagnostics
import FileTransaction
import Foundation
import ModulePlanning
import ModuleSpecs
import ScaffoldLint
import StandInToolchain
import Styles
import TestSupport
import Testing
import YAMLReader

/// Modules that are added to an app of this style one after the other; what the other proofs leave out.
@Suite(.slow)
struct WiredAppTests {
    fileprivate static let favorites = """
        name: Favorites
        screens: [list, detail, edit]
        useCases:
          - getFavorites() -> [Favorite]
          - "getFavorite(id: String) -> Favorite"
          - "removeFavorite(id: String)"
          - "updateFavorite(favorite: Favorite)"
        types: ["Favorite(id: String, title: String, isNew: Bool)"]
        """

    fileprivate static let orders = """
        name: Orders
        screens: [list, detail, settings]
        tab: none
        aliases: [order]
        links: [Favorites.detail]
        """

    fileprivate static let account = "name: Account\nscreens: [main, editor]"

    @Test("an app of other options than the usual grows in its own way, and each run repeated changes nothing")
    func grown() async throws {
        let app = try GeneratedApp(
            "Shop",
            modules: [["name: Home", "screens: [list, detail]"]],
            style: "uikit-mvvmc",
            options: [
                ("factories", "plain"), ("tests", "xctest"), ("deep-links", "off"), ("view-model-protocols", "off"),
                ("dto", "off"), ("lists", "diffable"),
            ]
        )
        let folder = app.folder
        let runs = try ModuleRuns(style: "uikit-mvvmc", in: folder)
        for spec in [Self.favorites, Self.orders, Self.account] {
            let plan = try runs.add(spec)
            #expect(plan.files.contains { $0.status == .edited && $0.path.hasSuffix("MainDIContainer.swift") })
            #expect(try runs.add(spec).isEmpty)
        }
        #expect(try runs.add(Self.favorites).isEmpty)
        let proof = AppProof(
            style: "uikit-mvvmc",
            name: "uikit-mvvmc, the app Shop of other options, grown",
            layout: try AppLayout(of: folder.url, app: "Shop"),
            target: IOSVersion(26),
            mode: .xcode26
        )
        try await proof.check(specs: ["Home", "Favorites", "Orders", "Account"])
    }
}

extension WiredAppTests {
    @Test(
        "a minimal app takes further modules: lint finds nothing, a second run changes nothing, and the tests pass",
        arguments: Proof.styles
    )
    func minimal(_ style: String) async throws {
        let wishes = ["name: Wishes", "screens: [list, detail]"]
        let app = try GeneratedApp("Shop", modules: [wishes], style: style, options: [("base", "minimal")])
        let runs = try ModuleRuns(style: style, in: app.folder)
        for spec in [Self.favorites, Self.orders, Self.account] {
            try runs.add(spec)
            #expect(try runs.add(spec).isEmpty)
        }
        let tree = try FileTree(root: app.url.path)
        let lint = try LintRun(style: app.style, rules: try RuleSet(of: app.style)).lint(tree)
        #expect(lint.findings.map { "\($0.file):\($0.span.line): \($0.rule): \($0.message)" } == [])
        let proof = AppProof(
            style: style,
            name: "\(style), the minimal app Shop, grown",
            layout: try AppLayout(of: app.url, app: "Shop"),
            target: Setting.oldest(of: style),
            mode: .xcode26
        )
        try await proof.check(specs: ["Wishes", "Favorites", "Orders", "Account"])
    }
}

/// Adds modules to an app in a folder, one run after the other, as `scaffold module` does.
private struct ModuleRuns {
    let style: Style
    let root: String

    init(style: String, in folder: TemporaryFolder) throws {
        self.style = try GeneratedApp.style(style)
        root = folder.url.path
    }

    @discardableResult
    func add(_ spec: String) throws -> ChangeSet {
        let (spec, problems) = SpecFile(YAMLSource(name: "module.yml", text: spec)).spec()
        guard let spec else { throw Failure(problems) }
        var tree = try FileTree(root: root)
        let planner = ModulePlanner(style: style, frameworks: GeneratedApp.library.frameworks)
        do {
            let plan = try planner.plan(ModuleRequest(spec: spec, problems: problems), in: &tree)
            _ = try tree.commit()
            return plan
        } catch {
            throw ProofError(error.lines.joined(separator: "\n"))
        }
    }
}
