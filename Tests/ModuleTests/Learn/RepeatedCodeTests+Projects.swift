import TestSupport
import Testing

@testable import ModulePlanning

/// Modules that are targets of a project that Tuist or XcodeGen makes.
extension RepeatedCodeTests {
    // MARK: - Apps

    private static func feature(_ name: String, in folder: String) -> [String: String] {
        [
            "\(folder)/\(name)View.swift": "public struct \(name)View {\n    let model: \(name)Model\n}\n",
            "\(folder)/\(name)Model.swift": "public final class \(name)Model {}\n",
        ]
    }

    /// Two modules in a folder, and a file that shows both.
    private static func app(_ inner: String = "") -> [String: String] {
        ["Movies", "Songs"].reduce(into: ["App/Root.swift": imports]) { files, name in
            files.merge(feature(name, in: "Shop/\(name)\(inner)")) { first, _ in first }
        }
    }

    private static let imports =
        "import Movies\nimport Songs\n\nlet all: [Any] = [\n    MoviesView(model: MoviesModel()),\n    SongsView(model: SongsModel()),\n]\n"

    private static func tuist(_ text: String) -> String { "import ProjectDescription\n\n" + text }

    /// The texts of some files after a copy, which a second run does not change, and `remove` takes back to the byte.
    private func copied(_ files: [String: String], _ paths: String...) throws -> [String] {
        let app = try LearntApp(files)
        try app.copy("Movies", to: "Wishes")
        let texts = paths.map { app.text($0) ?? "" }
        let again = try app.copy("Movies", to: "Wishes")
        #expect(again.files.allSatisfy { $0.status == .unchanged })
        #expect(paths.map { app.text($0) ?? "" } == texts)
        try app.remove("Wishes")
        #expect(app.isAsBefore)
        return texts
    }

    /// Expects that the copy adds some lines to the only manifest.
    private func expect(_ old: String, at path: String, gives new: String, beside more: [String: String] = [:]) throws {
        let files = Self.app().merging(more) { $1 }.merging([path: old]) { $1 }
        #expect(try copied(files, path) == [new])
    }

    // MARK: - Tuist

    @Test("Tuist: a target, and the dependencies and schemes that name it, with its paths and bundle identifier")
    func tuistTargets() throws {
        func text(_ dependency: String, _ target: String, _ scheme: String) -> String {
            Self.tuist(
                """
                let project = Project(
                    name: "Movies",
                    targets: [
                        .target(
                            name: "Shop",
                            product: .app,
                            infoPlist: .extendingDefault(with: ["CFBundleName": "Movies"]),
                            sources: ["App/**"],
                            dependencies: [.target(name: "FeatureMovies"), \(dependency).target(name: "FeatureSongs")]
                        ),
                        .target(
                            name: "FeatureMovies",
                            product: .framework,
                            bundleId: "a.b.movies",
                            sources: ["Shop/Movies/**"],
                            resources: ["Pictures/MoviesIcons/**"],
                            dependencies: [.external(name: "MoviesAPI")]
                        ),
                \(target)        .target(name: "FeatureSongs", product: .framework, sources: ["Shop/Songs/**"]),
                    ],
                    schemes: [
                        .scheme(name: "All", testAction: .targets(["FeatureMoviesTests", \(scheme)"SongsTests"])),
                    ]
                )

                """
            )
        }
        let target = """
                    .target(
                        name: "FeatureWishes",
                        product: .framework,
                        bundleId: "a.b.wishes",
                        sources: ["Shop/Wishes/**"],
                        resources: ["Pictures/MoviesIcons/**"],
                        dependencies: [.external(name: "MoviesAPI")]
                    ),

            """
        try expect(
            text("", "", ""),
            at: "Project.swift",
            gives: text(".target(name: \"FeatureWishes\"), ", target, "\"FeatureWishesTests\", ")
        )
    }

    @Test(
        "Tuist: what names the folder in one target's list",
        arguments: [
            ("buildableFolders: [\"App\", \"Shop/Movies\"", ", \"Shop/Wishes\"", ", \"Shop/Songs\"]"),
            (
                "sources: [\n    \"App/**\",\n    .glob(\"Shop/Movies/**\", excluding: [\"Shop/Movies/Old/**\"]),\n",
                "    .glob(\"Shop/Wishes/**\", excluding: [\"Shop/Wishes/Old/**\"]),\n", "    \"Shop/Songs/**\",\n]"
            ),
        ]
    )
    func tuistFolders(before: String, new: String, after: String) throws {
        func text(_ new: String) -> String {
            Self.tuist(
                "let project = Project(name: \"Shop\", targets: [.target(name: \"Shop\", product: .app, \(before)\(new)\(after))])\n"
            )
        }
        let files = Self.app().merging([
            "App/Root.swift": Self.imports.replacing("import Movies\nimport Songs\n", with: "")
        ]) { $1 }
        try expect(text(""), at: "Project.swift", gives: text(new), beside: files)
    }

    @Test("Tuist: an enum of helpers, its switches, and the lists of its cases")
    func tuistEnum() throws {
        func helper(_ name: String, _ folder: String) -> String {
            Self.tuist(
                """
                public enum Feature: String, CaseIterable {
                    case movies
                \(name)    case songs

                    public var folder: String {
                        switch self {
                        case .movies: "Shop/Movies"
                \(folder)        case .songs: "Shop/Songs"
                        }
                    }

                    public var target: Target { .target(name: rawValue, product: .framework, sources: ["\\(folder)/**"]) }
                }

                """
            )
        }
        func project(_ name: String) -> String {
            Self.tuist(
                "let project = Project(name: \"Shop\", targets: [Feature.movies, \(name).songs].map(\\.target))\n"
            )
        }
        let path = "Tuist/ProjectDescriptionHelpers/Feature.swift"
        let files = Self.app().merging([path: helper("", ""), "Project.swift": project("")]) { $1 }
        let new = try copied(files, path, "Project.swift")
        #expect(new[0] == helper("    case wishes\n", "        case .wishes: \"Shop/Wishes\"\n"))
        #expect(new[1] == project("Feature.wishes, "))
    }

    @Test("Tuist: constants of helpers, with what they use, and statements that add to a list")
    func tuistConstants() throws {
        func helper(_ new: String, _ target: String) -> String {
            Self.tuist(
                """
                let moviesBundle = "a.movies"
                \(new)let songsBundle = "a.songs"

                extension Target {
                    public static var movies: Target {
                        .target(name: "Movies", product: .framework, bundleId: moviesBundle, sources: ["Shop/Movies/**"])
                    }

                \(target)    public static var songs: Target {
                        .target(name: "Songs", product: .framework, bundleId: songsBundle, sources: ["Shop/Songs/**"])
                    }
                }

                """
            )
        }
        func project(_ name: String) -> String {
            Self.tuist(
                "var targets: [Target] = []\ntargets.append(.movies)\n\(name)targets.append(.songs)\n\nlet project = Project(name: \"Shop\", targets: targets)\n"
            )
        }
        let path = "Plugins/Shop/ProjectDescriptionHelpers/Target+Shop.swift"
        let files = Self.app().merging([path: helper("", ""), "Project.swift": project("")]) { $1 }
        let new = try copied(files, path, "Project.swift")
        let target = """
                public static var wishes: Target {
                    .target(name: "Wishes", product: .framework, bundleId: wishesBundle, sources: ["Shop/Wishes/**"])
                }


            """
        #expect(new[0] == helper("let wishesBundle = \"a.wishes\"\n", target))
        #expect(new[1] == project("targets.append(.wishes)\n"))
    }

    @Test("Tuist: a module's own project, the targets of its folders, and the workspace that lists it")
    func tuistProjects() throws {
        func workspace(_ new: String) -> String {
            Self.tuist(
                "let workspace = Workspace(\n    name: \"Shop\",\n    projects: [\n        \"App\",\n        \"Shop/Movies\",\n\(new)        \"Shop/Songs\",\n    ]\n)\n"
            )
        }
        func own(_ name: String) -> String {
            Self.tuist(
                "let project = Project.feature(\"\(name)\", sources: [\"Sources/**\", \"Interface/**\"], path: .relativeToRoot(\"Shop/\(name)\"))\n"
            )
        }
        var files = Self.app("/Sources")
        for name in ["Movies", "Songs"] {
            files["Shop/\(name)/Project.swift"] = own(name)
            files["Shop/\(name)/Interface/\(name)Showing.swift"] =
                "//\n//  \(name)Interface\n//\n\npublic protocol \(name)Showing {}\n"
        }
        files["Workspace.swift"] = workspace("")
        files["App/Links.swift"] =
            "import MoviesInterface\nimport SongsInterface\n\nlet links: [Any.Type] = [\n    (any MoviesInterface.MoviesShowing).self,\n    (any SongsInterface.SongsShowing).self,\n]\n"
        let new = try copied(files, "Workspace.swift", "Shop/Wishes/Project.swift", "App/Root.swift", "App/Links.swift")
        #expect(new[0] == workspace("        \"Shop/Wishes\",\n"))
        #expect(new[1] == own("Wishes"))
        #expect(new[2].contains("import Wishes\n"))
        #expect(new[3].contains("import WishesInterface\n"))
        #expect(new[3].contains("    (any WishesInterface.WishesShowing).self,\n"))
    }

    @Test("Tuist: projects whose names are those of cases and folders only")
    func tuistCases() throws {
        func helper(_ module: String, _ interface: String) -> String {
            Self.tuist(
                """
                enum Modules: String {
                    case moviesModule
                \(module)    case songsModule
                }

                enum Interfaces: String {
                    case moviesModuleInterface
                \(interface)    case songsModuleInterface
                }

                """
            )
        }
        func own(_ name: String) -> String {
            Self.tuist(
                "let project = Project.module(of: [.\(name)ModuleInterface, .core], sources: [\"Sources/**\", \"Inner/**\"])\n"
            )
        }
        let path = "Tuist/ProjectDescriptionHelpers/Modules.swift"
        var files = [
            path: helper("", ""),
            "Project.swift": Self.tuist(
                "let project = Project(targets: [\n    .moviesModule,\n    .songsModule,\n])\n"
            ),
        ]
        for name in ["Movies", "Songs"] {
            files.merge(Self.feature(name, in: "Shop/\(name)Module/Sources")) { $1 }
            files["Shop/\(name)Module/Project.swift"] = own(name.lowercased())
            files["Shop/\(name)Module/Inner/\(name)Showing.swift"] = "public protocol \(name)Showing {}\n"
        }
        files["App/Links.swift"] =
            "import MoviesModule\nimport MoviesModuleInterface\nimport SongsModule\n\nlet all: [Any] = [\n    MoviesView(model: MoviesModel()),\n    SongsView(model: SongsModel()),\n]\n"
        let new = try copied(files, path, "Project.swift", "Shop/WishesModule/Project.swift", "App/Links.swift")
        #expect(new[0] == helper("    case wishesModule\n", "    case wishesModuleInterface\n"))
        #expect(new[1].contains("    .moviesModule,\n    .wishesModule,\n    .songsModule,\n"))
        #expect(new[2] == own("wishes"))
        #expect(new[3].contains("import WishesModule\n") && new[3].contains("import WishesModuleInterface\n"))
    }

    @Test("Tuist: a folder with a project of its own is a module with all that is in it, its demo, too")
    func tuistPart() throws {
        let manifest = Self.tuist(
            "let project = Project.module(of: [.feature(interface: .Movies), .core], sources: [\"**/Sources/**\"])\n"
        )
        let cases = Self.tuist("enum Feature: String {\n    case Movies\n    case Songs\n}\n")
        let inner = "Features/Movies/Interface/Sources"
        var files = [
            "Features/Movies/Project.swift": manifest,
            "Tuist/ProjectDescriptionHelpers/Feature.swift": cases,
            "Features/Movies/Example/Sources/Example.swift": "@main struct Example {}\n",
            "App/Sources/ShopApp.swift": "@main struct ShopApp {}\n",
        ]
        files.merge(Self.feature("Movies", in: "\(inner)/Movies")) { $1 }
        files.merge(Self.feature("MoviesDetail", in: "\(inner)/MoviesDetail")) { $1 }
        files.merge(Self.feature("Songs", in: "Features/Songs/Interface/Sources/Songs")) { $1 }
        let new = try copied(
            files,
            "Features/Wishes/Project.swift",
            "Tuist/ProjectDescriptionHelpers/Feature.swift",
            "Features/Wishes/Interface/Sources/Wishes/WishesView.swift",
            "Features/Wishes/Example/Sources/Example.swift"
        )
        #expect(new[0].contains("of: [.feature(interface: .Wishes), .core]"))
        #expect(new[1].contains("    case Movies\n    case Wishes\n    case Songs\n"))
        #expect(new[2...].allSatisfy { !$0.isEmpty })
    }

    @Test("Tuist: a constant for a folder makes a target, whose name has the app's in front")
    func tuistFolder() throws {
        func module(_ name: String) -> String {
            Self.tuist("let \(name.lowercased())Module = Factory.make(directory: \"Features/\(name)\")\n")
        }
        let path = "Tuist/ProjectDescriptionHelpers"
        var files = [
            "\(path)/MoviesModule.swift": module("Movies"),
            "\(path)/SongsModule.swift": module("Songs"),
            "\(path)/MainApp.swift": Self.tuist(
                "let mainApp = App(name: \"Shop\", modules: [\n    moviesModule,\n    songsModule,\n])\n"
            ),
            "\(path)/Factory.swift": Self.tuist(
                "let sources = [\"Features/*/Sources/**\", \"Tuist/**\"]\n"
            ),
            "Project.swift": Self.tuist("let project = mainApp.project\n"),
            "App/Links.swift":
                "import ShopMovies\nimport ShopSongs\n\nlet all: [Any] = [\n    MoviesView(model: MoviesModel()),\n    SongsView(model: SongsModel()),\n]\nlet route: MoviesRoute? = nil\n",
            "Features/Movies/Sources/MoviesRoute.swift": "public enum MoviesRoute { case one }\n",
        ]
        for name in ["Movies", "Songs"] { files.merge(Self.feature(name, in: "Features/\(name)/Sources")) { $1 } }
        let new = try copied(
            files,
            "\(path)/WishesModule.swift",
            "App/Links.swift",
            "Features/Wishes/Sources/WishesRoute.swift"
        )
        #expect(new[0] == module("Wishes"))
        #expect(new[1].contains("import ShopMovies\nimport ShopWishes\n"))
        #expect(new[2] == "public enum WishesRoute { case one }\n")
    }

    @Test("Tuist: a test plan gets the copy's target")
    func testPlan() throws {
        func plan(_ new: String) -> String {
            let songs =
                "    {\n      \"target\" : {\n        \"identifier\" : \"SongsTests\",\n        \"name\" : \"SongsTests\"\n      }\n    }"
            let movies = songs.replacing("Songs", with: "Movies")
            return "{\n  \"testTargets\" : [\n\(movies),\(new)\n\(songs)\n  ],\n  \"version\" : 1\n}\n"
        }
        let manifest = Self.tuist(
            "let project = Project(name: \"Shop\", targets: [\"Movies\", \"Songs\"].map { .target(name: $0, sources: [\"Shop/\\($0)/**\"]) })\n"
        )
        let files = Self.app().merging(["Project.swift": manifest, "Shop.xctestplan": plan("")]) { $1 }
        let item =
            "\n    {\n      \"target\" : {\n        \"identifier\" : \"WishesTests\",\n        \"name\" : \"WishesTests\"\n      }\n    },"
        #expect(try copied(files, "Shop.xctestplan") == [plan(item)])
    }

    @Test(
        "a name that is no entry of a list refuses the copy, with the place and what to add",
        arguments: [
            (
                "Project.swift", "import ProjectDescription\nlet shown = paths(of: 1️⃣\"Shop/Movies/**\")\n",
                "Shop/Wishes/**"
            ),
            ("project.yml", "targets:\n  Shop: { type: application, sources: 1️⃣Shop/Movies }\n", "Shop/Wishes"),
        ]
    )
    func unplaced(path: String, text: String, entry: String) throws {
        let source = MarkedSource(text)
        let error = try LearntApp(Self.app().merging([path: source.text]) { $1 }).refusal(of: "Movies", to: "Wishes")
        #expect(
            error?.lines == [
                "\(path):\(source.places[0]): error: \"Movies\" is named here outside of a list, and this cannot be repeated; "
                    + "add \"\(entry)\" first"
            ]
        )
    }

    // MARK: - XcodeGen

    @Test("XcodeGen: a target by a template, the dependencies on it, and its schemes")
    func xcodeGen() throws {
        func text(_ target: String, _ dependency: String, _ build: String, _ scheme: String) -> String {
            """
            name: Movies
            targetTemplates:
              Feature:
                type: framework
                sources: ["Shop/${folder}"]

            targets:

              # All of the movies.
              Movies:
                templates: [Feature]
                templateAttributes: { folder: Movies }
                settings:
                  PRODUCT_BUNDLE_IDENTIFIER: a.b.movies
                  CONFIG: Configs/Movies.xcconfig
                dependencies:
                  - package: MoviesAPI
            \(target)
              Songs:
                templates: [Feature]
                templateAttributes: { folder: Songs }

              Shop:
                type: application
                sources: [App]
                settings: { PRODUCT_NAME: Movies }
                dependencies:
                  - target: Movies # the first
                    embed: true
            \(dependency)      - target: Songs
            schemes:
              Shop:
                build:
                  targets: { Shop: all, Movies: all, \(build)Songs: all }
                test:
                  targets:
                    - MoviesTests
            \(scheme)        - name: SongsTests

            """
        }
        let target = """

              # All of the wishes.
              Wishes:
                templates: [Feature]
                templateAttributes: { folder: Wishes }
                settings:
                  PRODUCT_BUNDLE_IDENTIFIER: a.b.wishes
                  CONFIG: Configs/Movies.xcconfig
                dependencies:
                  - package: MoviesAPI

            """
        let dependency = "      - target: Wishes # the first\n        embed: true\n"
        try expect(
            text("", "", "", ""),
            at: "project.yml",
            gives: text(target, dependency, "Wishes: all, ", "        - WishesTests\n")
        )
    }

    @Test(
        "XcodeGen: folders of one target, in every layout of a list",
        arguments: [
            ("[App, Shop/Movies", ", Shop/Wishes", ", Shop/Songs]\n"),
            (
                "\n      - App\n      - path: Shop/Movies\n        excludes: [a]",
                "\n      - path: Shop/Wishes\n        excludes: [a]", ""
            ),
            ("\r\n    - App\r\n    - Shop/Movies", "\r\n    - Shop/Wishes", "\r\n    - Shop/Songs\r\n"),
            ("[\n      App,\n      Shop/Movies", ",\n      Shop/Wishes", "\n    ]\n"),
        ]
    )
    func xcodeGenFolders(before: String, new: String, after: String) throws {
        let head = "targets:\n  Shop:\n    type: application\n    sources: "
        let text = { (new: String) in
            let text = head + before + new + after
            return before.contains("\r\n") ? text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n") : text
        }
        let files = ["App/Root.swift": Self.imports.replacing("import Movies\nimport Songs\n", with: "")]
        try expect(text(""), at: "project.yml", gives: text(new), beside: files)
    }

    @Test("XcodeGen: a module's own manifest, which the app's includes")
    func xcodeGenIncludes() throws {
        func root(_ new: String) -> String {
            "include:\n  - Shop/Movies/project.yml\n\(new)  - Shop/Songs/project.yml\ntargets:\n  App: { type: application, sources: App }\n"
        }
        func own(_ name: String) -> String {
            "targets:\n  \(name):\n    type: framework\n    sources: Sources # of \(name)\n  \(name)Tests:\n    type: bundle.unit-test\n    sources: [../../\(name)Tests]\n    dependencies: [{ target: \(name) }]\n"
        }
        var files = Self.app("/Sources")
        for name in ["Movies", "Songs"] {
            files["Shop/\(name)/project.yml"] = own(name)
            files["\(name)Tests/\(name)Tests.swift"] = "@testable import \(name)\n\nlet tested = \(name)Model()\n"
        }
        files["project.yml"] = root("")
        let new = try copied(files, "project.yml", "Shop/Wishes/project.yml", "WishesTests/WishesTests.swift")
        #expect(new[0] == root("  - Shop/Wishes/project.yml\n"))
        #expect(new[1] == own("Wishes"))
        #expect(new[2] == "@testable import Wishes\n\nlet tested = WishesModel()\n")
    }

    @Test("XcodeGen: removing leaves the entries of others whose names begin with the copy's")
    func removedLines() throws {
        let text =
            "targets:\n  Movies: { type: framework, sources: Shop/Movies }\n  Shop:\n    type: application\n    sources: [App]\n    dependencies:\n      - target: Movies\n"
        let app = try LearntApp(Self.app().merging(["project.yml": text]) { $1 })
        try app.copy("Movies", to: "Wishes")
        let kit = "dependencies:\n      - target: WishesKit\n"
        try app.folder.write(
            (app.text("project.yml") ?? "").replacing("dependencies:\n", with: kit),
            to: "project.yml"
        )
        try app.remove("Wishes")
        #expect(app.text("project.yml") == text.replacing("dependencies:\n", with: kit))
    }
}
