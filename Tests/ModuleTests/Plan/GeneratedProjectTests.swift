import Diagnostics
import TestSupport
import Testing

@testable import FileTransaction
@testable import ModulePlanning

@Suite("Projects that a generator makes")
struct GeneratedProjectTests {
    /// The lines of the failures and notes of a run that writes some files beside a manifest.
    private func outcome(_ manifests: [String: String], adding files: [String]) throws -> (
        failures: [String], notes: [String]
    ) {
        let folder = TemporaryFolder()
        for (path, text) in manifests { try folder.write(text, to: path) }
        try folder.write("struct Cart {}\n", to: "Shop/Modules/Cart/Cart.swift")
        var tree = try FileTree(root: folder.path)
        for file in files { try tree.write("// swift\n", to: RelativePath(file)) }
        let update = try ProjectUpdate.following(&tree)
        return (update.failures.map(\.problem.description), update.notes.map(\.description))
    }

    private let view = "Shop/Modules/Favorites/FavoritesView.swift"
    private let test = "ShopTests/FavoritesTests.swift"

    // MARK: - XcodeGen

    private func xcodeGen(_ sources: String) -> [String: String] {
        ["project.yml": "name: Shop\ntargets:\n  Shop:\n    type: application\n    sources: \(sources)\n"]
    }

    @Test(
        "XcodeGen: folders cover the files below them",
        arguments: [
            "Shop", "[Shop]", "\n      - path: Shop\n        excludes: [\"**/*.md\"]", "\n    - Shop/Modules # all",
            "\n      - path: .\n        includes: [\"Shop/**\"]", "[\"${target_name}\"]",
        ]
    )
    func folders(_ sources: String) throws {
        let (failures, notes) = try outcome(xcodeGen(sources), adding: [view])
        #expect(failures == [])
        #expect(notes == ["note: XcodeGen makes the project anew from project.yml; run xcodegen generate"])
    }

    @Test(
        "XcodeGen: what no source covers stops the run, with the entry to paste",
        arguments: ["[Shop/Modules/Cart]", "\n      - path: Shop\n        excludes: [Modules/Favorites]"]
    )
    func uncovered(_ sources: String) throws {
        let (failures, notes) = try outcome(xcodeGen(sources), adding: [view])
        #expect(
            failures == [
                """
                project.yml: error: cannot wire "project": no target's sources cover the new file; add this by hand in \
                [targets, Shop, sources]:
                    - Shop/Modules/Favorites
                """
            ]
        )
        #expect(notes == [])
    }

    @Test("XcodeGen: templates and included files count")
    func templates() throws {
        let template = """
            targetTemplates:
              App:
                sources: ["${target_name}"]
            include: [Tests/project.yml]
            targets:
              Shop:
                templates: [App]

            """
        let tests = "targets:\n  ShopTests:\n    sources: [../ShopTests]\n"
        let (failures, _) = try outcome(["project.yml": template, "Tests/project.yml": tests], adding: [view, test])
        #expect(failures == [])
    }

    @Test("XcodeGen: the paths of an included file begin at its own folder, unless it says otherwise")
    func includes() throws {
        let root = "include:\n  - Config/app.yml\n  - { path: Config/tests.yml, relativePaths: false }\n"
        let app =
            "include: [more.yml]\ntargets:\n  Shop:\n    sources: [{ path: ../Shop/Modules, excludes: [Favorites/*.md] }]\n"
        let tests = "targets:\n  ShopTests:\n    sources: ShopTests\n"
        let more = "include: [app.yml]\ntargets:\n  Shop:\n    sources: [../Shop/Other]\n"
        let manifests = [
            "project.yml": root, "Config/app.yml": app, "Config/tests.yml": tests, "Config/more.yml": more,
        ]
        let (failures, _) = try outcome(manifests, adding: [view, test, "Shop/Other/A.swift"])
        #expect(failures == [])
    }

    @Test("XcodeGen: a folder's own project covers its files, and is no place for those of the app")
    func projects() throws {
        let own = "targets:\n  Favorites:\n    type: application\n    sources: [Sources]\n"
        let manifests = xcodeGen("[Shop]").merging(["Parts/Favorites/project.yml": own]) { $1 }
        #expect(try outcome(manifests, adding: ["Parts/Favorites/Sources/A.swift"]).failures == [])
        let failures = try outcome(manifests, adding: ["Parts/Favorites/Other/A.swift"]).failures
        #expect(failures.map { $0.contains("[targets, Shop, sources]") } == [true], "\(failures)")
    }

    @Test("XcodeGen: a manifest that cannot be read stops the run only where the rest does not cover the files")
    func unread() throws {
        let root = "settings: &all\n  A: B\n"
        let (failures, _) = try outcome(["project.yml": root], adding: [view])
        #expect(
            failures == [
                """
                project.yml: error: cannot wire "project": no target's sources cover the new file; project.yml:1:11 cannot \
                be read: anchor "&all" is not supported; add this by hand in [targets, the app's target, sources]:
                    - Shop/Modules/Favorites
                """
            ]
        )
        let other = ["project.yml": "include: [other.yml]\ntargets:\n  Shop:\n    sources: Shop\n", "other.yml": root]
        #expect(try outcome(other, adding: [view]).failures == [])
    }

    @Test("XcodeGen: tests go to the targets of tests, sources to the others")
    func targets() throws {
        let manifest = """
            targets:
              Shop: { type: application, sources: [Shop/Modules/Cart] }
              Specs: { type: bundle.unit-test, sources: [ShopTests/Cart] }

            """
        let (failures, _) = try outcome(["project.yml": manifest], adding: [view, test])
        #expect(
            failures.map { $0.split(separator: "[").last.map(String.init) } == [
                "targets, Shop, sources]:\n    - Shop/Modules/Favorites", "targets, Specs, sources]:\n    - ShopTests",
            ]
        )
    }

    @Test("a new package has to be named", arguments: ["project.yml", "Project.swift"])
    func package(_ manifest: String) throws {
        let text =
            manifest == "project.yml"
            ? xcodeGen("Shop")["project.yml"] ?? "" : tuist("\"Shop/**\"")["Project.swift"] ?? ""
        let files = ["Packages/Favorites/Package.swift", "Packages/Favorites/Sources/Favorites/Favorites.swift"]
        let (failures, _) = try outcome([manifest: text], adding: files)
        #expect(failures.count == 1)
        #expect(failures.first?.contains("the new package \"Packages/Favorites\" is not named") == true)
        let texts = [
            "project.yml": "Favorites:\n      path: Packages/Favorites\n\n    - package: Favorites",
            "Project.swift": ".package(path: \"Packages/Favorites\"),\n    .package(product: \"Favorites\"),",
        ]
        #expect(failures.first?.hasSuffix(texts[manifest] ?? "?") == true, "\(failures)")
        let named = try outcome(
            [manifest: text + "// Packages/Favorites\n".replacing("//", with: manifest == "project.yml" ? "#" : "//")],
            adding: files
        )
        #expect(named.failures == [])
    }

    // MARK: - Tuist

    private func tuist(_ sources: String) -> [String: String] {
        [
            "Project.swift": """
            import ProjectDescription

            let project = Project(
                name: "Shop",
                targets: [.target(name: "Shop", destinations: .iOS, product: .app, bundleId: "a.b", sources: [\(sources)],
                    resources: ["Shop/Resources/**"])]
            )

            """
        ]
    }

    @Test("Tuist: patterns cover files", arguments: ["\"Shop/**\"", "\"Shop/Modules/**/*.swift\", \"Other/**\""])
    func patterns(_ sources: String) throws {
        let (failures, notes) = try outcome(tuist(sources), adding: [view])
        #expect(failures == [])
        #expect(notes == ["note: Tuist makes the project anew from Project.swift; run tuist generate"])
    }

    @Test("Tuist: folders that Xcode keeps in step, and patterns of helpers, cover files")
    func helpers() throws {
        let folders = tuist("")["Project.swift"]?.replacing("sources: []", with: "buildableFolders: [\"Shop\"]") ?? ""
        #expect(try outcome(["Project.swift": folders], adding: [view]).failures == [])
        let helper = [
            "Tuist/ProjectDescriptionHelpers/App.swift":
                "func sources(_ name: String) -> String { \"\\(name)/Modules/**\" }\n"
        ]
        let manifests = tuist("sources(\"Shop\")").merging(helper) { first, _ in first }
        #expect(try outcome(manifests, adding: [view]).failures == [])
    }

    @Test(
        "Tuist: what no pattern covers stops the run, with the pattern to paste",
        arguments: ["\"Shop/Modules/Cart/**\"", ""]
    )
    func uncoveredByTuist(_ sources: String) throws {
        let (failures, _) = try outcome(tuist(sources), adding: [view])
        #expect(failures.count == 1)
        #expect(failures.first?.contains("no target's sources cover the new file") == true)
        #expect(failures.first?.hasSuffix("    \"Shop/Modules/Favorites/**\",") == true)
    }

    @Test("Tuist: of several manifests, the nearest one is to name the files, by their paths from it")
    func nearest() throws {
        let manifest = "import ProjectDescription\nlet project = Project(name: \"A\")\n"
        let (failures, _) = try outcome(
            [
                "Project.swift": manifest, "Shop/Project.swift": manifest, "Shop/Modules/Workspace.swift": manifest,
            ],
            adding: [view, test]
        )
        #expect(
            failures.map { $0.split(separator: ":").first.map(String.init) } == ["Shop/Project.swift", "Project.swift"]
        )
        #expect(failures[0].hasSuffix("[sources of the app's target]:\n    \"Modules/Favorites/**\","))
        #expect(failures[1].hasSuffix("[sources of a target for unit tests]:\n    \"ShopTests/**\","))
    }

    @Test("Tuist: files with no manifest above them are for the one of the app")
    func distant() throws {
        let kit = "import ProjectDescription\nlet a: Target = .target(name: \"Kit\", product: .framework)\n"
        let app = "import ProjectDescription\nlet a: Target = .target(name: \"Shop\", product: .app)\n"
        let (failures, _) = try outcome(["Kit/Project.swift": kit, "Main/Project.swift": app], adding: [view])
        #expect(failures.first?.hasPrefix("Main/Project.swift: error: ") == true)
        #expect(failures.first?.hasSuffix("    \"../Shop/Modules/Favorites/**\",") == true)
    }

    @Test("Tuist: patterns of resources cover resources and no code")
    func resources() throws {
        let files = ["Shop/Resources/Names.xcstrings", "Shop/Resources/Code.swift"]
        let (failures, _) = try outcome(tuist("\"Shop/Modules/**\""), adding: files)
        #expect(failures.count == 1)
        #expect(failures.first?.contains("cover the new file;") == true)
        #expect(failures.first?.hasSuffix("    \"Shop/Resources/**\",") == true)
        let other = try outcome(tuist("\"Shop/**\""), adding: ["Texts/Names.xcstrings"])
        #expect(other.failures.first?.hasSuffix("[resources of the app's target]:\n    \"Texts/**\",") == true)
    }

    // MARK: - Others

    @Test("Bazel: the new files are listed", arguments: ["MODULE.bazel", "BUCK", "CMakeLists.txt"])
    func others(_ manifest: String) throws {
        let (failures, notes) = try outcome([manifest: ""], adding: [view])
        #expect(failures == [])
        #expect(notes.count == 1)
        #expect(notes.first?.hasSuffix("by \(manifest); add the new files by hand:\n    \(view)") == true)
    }

    @Test(
        "a module of which a manifest covers no file is refused, and nothing is written",
        arguments: [
            ("project.yml", "targets: {}\n"), ("project.yaml", "targets: { Shop: { sources: App } }\n"),
            ("Project.swift", "import ProjectDescription\n"),
            ("Projects/Shop/Project.swift", "import ProjectDescription\nlet sources = [\"Sources/**\"]\n"),
            (
                "Workspace.swift",
                "import ProjectDescription\nlet workspace = Workspace(name: \"Shop\", projects: [\"A\"])\n"
            ),
        ]
    )
    func refused(_ manifest: String, _ text: String) throws {
        let app = try ToyApp(files: ["App/ToyApp.swift": "class ToyApp {}\n", manifest: text])
        let error = #expect(throws: Failure.self) { try app.generate(flags("Favorites", screens: "list")) }
        #expect(error?.exitCode == 2)
        #expect(error?.lines.first?.hasPrefix("\(manifest): error: cannot wire \"project\"") == true)
        #expect(Set(app.files.keys) == ["App/ToyApp.swift", manifest])
    }
}
