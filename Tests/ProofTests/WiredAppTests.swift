import Diagnostics
import FileTransaction
import Foundation
import ScaffoldKit
import StandInToolchain
import TestSupport
import Testing
import YAMLReader

/// Modules that are added to an app of this style one after the other; what the other proofs leave out.
@Suite(.slow)
struct WiredAppTests {
    private static let favorites = """
        name: Favorites
        screens: [list, detail, edit]
        useCases:
          - getFavorites() -> [Favorite]
          - "getFavorite(id: String) -> Favorite"
          - "removeFavorite(id: String)"
          - "updateFavorite(favorite: Favorite)"
        types: ["Favorite(id: String, title: String, isNew: Bool)"]
        """

    private static let orders = """
        name: Orders
        screens: [list, detail, settings]
        tab: none
        aliases: [order]
        links: [Favorites.detail]
        """

    private static let account = "name: Account\nscreens: [main, editor]"

    @Test("an app of other options than the usual grows in its own way, and each run repeated changes nothing")
    func grown() async throws {
        let app = try GeneratedApp(
            "Shop",
            modules: [["name: Home", "screens: [list, detail]"]],
            style: "uikit-mvvmc",
            options: [
                ("factories", "plain"), ("tests", "xctest"), ("deep-links", "off"), ("view-model-protocols", "off"),
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
