import Diagnostics
import Testing

@testable import ModulePlanning
@testable import ModuleSpecs
@testable import Styles

struct ModulePlannerTests {
    private let favorites = flags("Favorites", screens: "list,detail")

    @Test("an empty folder gets the base app, which knows the module, and the module")
    func emptyFolder() throws {
        let app = try ToyApp()
        let plan = try app.generate(favorites)
        #expect(
            app.files.keys.sorted() == [
                ".scaffold/app.json", ".scaffold/modules/Favorites.json", ".scaffold/modules/Favorites.yml",
                "App/Clock.swift", "App/ToyApp.swift",
                "Favorites/FavoritesDetailScreen.swift", "Favorites/FavoritesModule.swift",
                "Favorites/FavoritesScreen.swift",
                "Favorites/GetFavoriteUseCase.swift", "Favorites/GetFavoritesUseCase.swift",
                "Localizable.xcstrings", "Types/Favorite.swift",
            ]
        )
        #expect(try app.read("App/ToyApp.swift").contains("let modules = [\"Favorites\"]"))
        #expect(plan.files.allSatisfy { $0.status == .created })
    }

    @Test("a second run changes nothing and says so of every file of the module")
    func secondRun() throws {
        let app = try ToyApp()
        try app.generate(favorites)
        let before = app.files
        let plan = try app.generate(favorites)
        #expect(plan.isEmpty)
        #expect(plan.count(.unchanged) == 9)
        #expect(app.files == before)
    }

    @Test("planning writes nothing")
    func dryRun() throws {
        let app = try ToyApp()
        #expect(try !app.plan(favorites).isEmpty)
        #expect(app.files.isEmpty)
    }

    @Test("an app that is there gets only the module, and what it lacks of the shared pieces that the module uses")
    func existingApp() throws {
        let old = ["Sources/App.swift": "final class ToyApp {}\n"]
        let unused = try ToyApp(files: old)
        try unused.generate(favorites)
        #expect(unused.files["App/Clock.swift"] == nil)
        let type = "toy/module/Type.swift.stencil"
        let files = ToyStyle.files.map { path, text in
            (path, path == type ? text + "private let clock = Clock()\n" : text)
        }
        let app = try ToyApp(files: old, of: StyleLibrary(files: files))
        let plan = try app.generate(favorites)
        #expect(app.files["App/ToyApp.swift"] == nil)
        #expect(plan.notes.contains { $0.message == "nothing in the app leads to the module yet" })
        #expect(app.files["App/Clock.swift"] != nil)
    }

    @Test("an app that is none of this style is said to be so")
    func otherApp() throws {
        let app = try ToyApp(files: ["Sources/Other.swift": "struct Other {}\n"])
        let plan = try app.generate(favorites)
        #expect(plan.notes.contains { $0.severity == .warning && $0.message.contains("has no \"class ToyApp\"") })
    }

    @Test("a file that stands in the way stops everything, and is named with what to do")
    func conflict() throws {
        let app = try ToyApp(files: [
            "Favorites/FavoritesModule.swift": "// mine\n", "Favorites/FavoritesScreen.swift": "// mine too\n",
        ])
        let error = #expect(throws: Failure.self) { try app.generate(favorites) }
        #expect(
            error?.lines == [
                "Favorites/FavoritesModule.swift: error: another file stands where the module would go; move it away, or overwrite it with --force",
                "Favorites/FavoritesScreen.swift: error: another file stands where the screen would go; move it away, or overwrite it with --force",
            ]
        )
        #expect(error?.exitCode == 3)
        #expect(app.files.count == 2)
    }

    @Test("with force, what stands in the way is overwritten")
    func force() throws {
        let app = try ToyApp(files: ["Favorites/FavoritesModule.swift": "// mine\n"])
        let plan = try app.generate(favorites, overwrites: true)
        #expect(plan.files.filter { $0.status == .overwritten }.map(\.path) == ["Favorites/FavoritesModule.swift"])
    }

    @Test("two modules share one catalogue")
    func sharedCatalogue() throws {
        let app = try ToyApp()
        try app.generate(favorites)
        let plan = try app.generate(flags("Orders", screens: "list"))
        let catalogue = try app.read("Localizable.xcstrings")
        for key in ["favorites.list.title", "favorites.detail.title", "orders.list.title"] {
            #expect(catalogue.contains("\"\(key)\""))
        }
        #expect(plan.files.first { $0.path == "Localizable.xcstrings" }?.status == .edited)
        #expect(try app.generate(favorites).isEmpty)
    }

    @Test("a type that another module declared is used, not declared again")
    func sharedType() throws {
        let app = try ToyApp()
        try app.generate(flags("Favorites", screens: "list", types: "Favorite(id: String, title: String)"))
        let orders = flags(
            "Orders",
            screens: "list",
            useCases: "getOrders -> [Favorite]",
            types: "Favorite(id: String)"
        )
        let plan = try app.generate(orders)
        #expect(!plan.files.contains { $0.path == "Types/Favorite.swift" })
        #expect(try app.generate(orders).isEmpty)
    }

    @Test(
        "a name is refused where something emitted collides, and passes where nothing does",
        arguments: [
            ("Toolbar", "list", "SwiftUI's own"), ("Shop", "list,toolbar", nil), ("List", "list", nil),
            ("URLSession", "list", nil),
            ("Other", "list", "Sources/Other.swift:1:8: error: \"struct OtherModule\" is not"),
        ] as [(String, String, String?)]
    )
    func collisions(module: String, screens: String, reason: String?) throws {
        let app = try ToyApp(files: ["Sources/Other.swift": "struct OtherModule {}\nclass ToyApp {}\n"])
        let outcome = Result { try app.plan(flags(module, screens: screens)) }
        switch (outcome, reason) {
        case (.success, nil): break
        case (.failure(let error as Failure), let reason?):
            #expect(error.problems.filter { $0.severity == .error }.count == 1)
            #expect(error.lines[0].contains(reason), "\(error.lines)")
        default: Issue.record("\(module) \(screens): \(outcome)")
        }
    }

    @Test("a parameter that would collide with a view model's own member is refused")
    func reservedMember() throws {
        let error = #expect(throws: Failure.self) {
            try ToyApp().plan(flags("Shop", screens: "list,compare(items: String)"))
        }
        #expect(
            error?.lines == [
                "--screens:14: error: every view model of the style \"toy\" has a member \"items\" of its own; \"itemsValue\" would do for the parameter"
            ]
        )
    }

    @Test("options are the style's, with values that it has")
    func options() throws {
        var wrong = favorites
        wrong.options = ["test=xctest", "extras=yes", "tests=xctest"]
        let error = #expect(throws: Failure.self) { try ToyApp().plan(wrong) }
        #expect(
            error?.lines == [
                "--option:1: error: the style \"toy\" has no option \"test\"; did you mean \"tests\"?",
                "--option:1: error: \"yes\" is no value of the option \"extras\"; it is one of on, off",
            ]
        )
        var right = favorites
        right.options = ["extras=on"]
        #expect(try ToyApp().plan(right).files.contains { $0.path == "Favorites/Extra.txt" })
    }

    @Test("the kept spec stays as a person has written it while it says the same")
    func keptSpec() throws {
        let app = try ToyApp()
        try app.generate(favorites)
        let text = try app.read(".scaffold/modules/Favorites.yml") + "# my remark\n"
        try app.write(text, to: ".scaffold/modules/Favorites.yml")
        try app.generate(favorites)
        #expect(try app.read(".scaffold/modules/Favorites.yml") == text)
    }
}
