import Diagnostics
import Testing

@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs
@testable import Styles

struct WiringPlannerTests {
    private let favorites = flags("Favorites", screens: "list,detail")

    private func plan(
        _ flags: SpecFlags,
        in app: ToyApp,
        isPartial: Bool = false,
        commits: Bool = true
    ) throws -> ChangeSet {
        let style = try WiredToy.library.style(Located("toy", at: SourceMark(source: "--style")))
        let (spec, problems) = flags.spec()
        var tree = try FileTree(root: app.root)
        let request = ModuleRequest(spec: spec, problems: problems, isPartial: isPartial)
        let plan = try ModulePlanner(style: style, frameworks: WiredToy.library.frameworks).plan(request, in: &tree)
        if commits { _ = try tree.commit() }
        return plan
    }

    @Test("a module is wired into files that a person wrote, wherever they are, each in its own layout")
    func wires() throws {
        let app = try ToyApp(files: WiredToy.app)
        let plan = try plan(favorites, in: app)
        #expect(try app.read("Sources/AppRoute.swift") == "enum AppRoute {\n\tcase orders\n\tcase favorites\n}\n")
        #expect(
            try app.read("Sources/Links/Parser+Parse.swift").contains(
                "    case \"favorites\":\n      return .favorites\n    default:"
            )
        )
        #expect(
            try app.read("Sources/Tabs.swift").contains(
                "            OrdersScreen()\n            FavoritesScreen()\n                .tag(1)\n"
            )
        )
        #expect(try app.read("Sources/App.swift").hasPrefix("import Favorites\nimport Zebra\n"))
        #expect(
            try app.read("Sources/Factories.swift").hasSuffix(
                "    func makeFavorites() -> FavoritesModule { FavoritesModule() }\n}\n"
            )
        )
        #expect(try app.read("Sources/Links/Parser.swift") == WiredToy.app["Sources/Links/Parser.swift"])
        let edited = plan.files.filter { $0.status == .edited }
        #expect(
            edited.map(\.path) == [
                "Sources/AppRoute.swift", "Sources/Links/Parser+Parse.swift", "Sources/Tabs.swift", "Sources/App.swift",
                "Sources/Factories.swift",
            ]
        )
        #expect(edited.map(\.title) == ["Route", "Parser", "Tab", "Import", "Factory"])
        #expect(plan.unwired.isEmpty)
    }

    @Test("a second run changes nothing, also when a person has laid the entries out anew")
    func secondRun() throws {
        let app = try ToyApp(files: WiredToy.app)
        _ = try plan(favorites, in: app)
        #expect(try plan(favorites, in: app).isEmpty)
        try app.write("enum AppRoute { case orders, favorites }", to: "Sources/AppRoute.swift")
        let tabs = try app.read("Sources/Tabs.swift").replacing(
            "FavoritesScreen()\n",
            with: "FavoritesScreen().tint(.red)\n"
        )
        try app.write(tabs, to: "Sources/Tabs.swift")
        try app.write("extension ToyApp: Factory {}\n", to: "Sources/Factories.swift")
        try app.write(
            "extension ToyApp {\n    func makeFavorites() -> FavoritesModule { .init() }\n}\n",
            to: "Sources/More.swift"
        )
        #expect(try plan(favorites, in: app).isEmpty)
    }

    @Test("a condition decides whether an entry is made")
    func condition() throws {
        let app = try ToyApp(files: WiredToy.app)
        var flags = favorites
        flags.options = ["extras=on"]
        _ = try plan(flags, in: app)
        #expect(try app.read("Sources/App.swift").contains("    func reset() {\n        favorites.reset()\n    }\n"))
    }

    @Test("where the base app is written in the same run, it knows the module already")
    func newApp() throws {
        let app = try ToyApp()
        let plan = try plan(favorites, in: app)
        #expect(plan.files.allSatisfy { $0.status == .created })
        #expect(plan.unwired.isEmpty)
    }

    @Test("a missing place stops the run before anything is written, with the text to paste")
    func missing() throws {
        let app = try ToyApp(files: WiredToy.app)
        try app.write("enum AppRoutes {}\n", to: "Sources/AppRoute.swift")
        try app.write("extension Parser {\n  func parse() {}\n}\n", to: "Sources/Links/Parser+Parse.swift")
        let before = app.files
        let error = #expect(throws: Failure.self) { try plan(favorites, in: app) }
        #expect(error?.exitCode == 2)
        #expect(
            error?.lines == [
                "Sources/AppRoute.swift: error: cannot wire \"route\": there is no \"enum AppRoute\"; did you mean \"AppRoutes\"?; add this by hand in [enum AppRoute]:\n    case favorites",
                "Sources/Links/Parser+Parse.swift: error: cannot wire \"parse\": there is no \"switch\" in \"func parse\"; add this by hand in [type Parser, func parse, switch]:\n    case \"favorites\":\n        return .favorites",
                "note: nothing was written; --partial wires what can be wired",
            ]
        )
        #expect(app.files == before)
    }

    @Test("a place that is missing everywhere is looked for in no file that has nothing to do with it")
    func missingEverywhere() throws {
        let app = try ToyApp(files: WiredToy.app)
        try app.write("extension AppRoute {}\nlet appRoute = 1\n", to: "Sources/AppRoute.swift")
        let error = #expect(throws: Failure.self) { try plan(favorites, in: app) }
        #expect(
            error?.lines.first
                == "error: cannot wire \"route\": there is no \"enum AppRoute\"; add this by hand in [enum AppRoute]:\n    case favorites"
        )
    }

    @Test("with partial, the others are wired, and the missing ones are told")
    func partial() throws {
        let app = try ToyApp(files: WiredToy.app)
        try app.write("", to: "Sources/AppRoute.swift")
        let plan = try plan(favorites, in: app, isPartial: true)
        #expect(plan.unwired.map(\.id) == ["route"])
        #expect(try app.read("Sources/Tabs.swift").contains("FavoritesScreen()"))
    }

    @Test("two places stop the run, and are both named")
    func ambiguous() throws {
        let app = try ToyApp(files: WiredToy.app)
        try app.write("\nenum AppRoute {}\n", to: "Sources/Other.swift")
        let error = #expect(throws: Failure.self) { try plan(favorites, in: app) }
        #expect(
            error?.lines.first
                == "error: cannot wire \"route\": \"enum AppRoute\" is there 2 times (Sources/AppRoute.swift:1, Sources/Other.swift:2); add this by hand in [enum AppRoute]:\n    case favorites"
        )
    }

    @Test("an entry that an app may do without is noted where the app has no place for it")
    func optional() throws {
        let app = try ToyApp(files: WiredToy.app)
        try app.write("", to: "Sources/Tabs.swift")
        let plan = try plan(favorites, in: app)
        #expect(plan.unwired.isEmpty)
        #expect(
            plan.notes.contains {
                $0.severity == .note && $0.message == "\"Tab\" is left out: there is no \"struct Tabs\""
            }
        )
    }

    @Test("of several anchors, the first that leads anywhere counts")
    func alternatives() throws {
        let app = try ToyApp(files: WiredToy.app)
        try app.write("", to: "Sources/Factories.swift")
        _ = try plan(favorites, in: app)
        #expect(try app.read("Sources/App.swift").contains("func makeFavorites()"))
    }
}
