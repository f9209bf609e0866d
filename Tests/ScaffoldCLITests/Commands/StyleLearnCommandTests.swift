import BuiltInStyles
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

@Suite("scaffold style learn")
struct StyleLearnCommandTests {
    private let folder = TemporaryFolder()

    private func learn(from modules: String = "Movies") throws -> CommandRun {
        for module in ["Movies", "Songs"] {
            try folder.write(
                "import UIKit\n\nfinal class \(module)View: UIView {}\n",
                to: "Shop/\(module)/\(module)View.swift"
            )
            try folder.write("final class \(module)ViewModel {}\n", to: "Shop/\(module)/\(module)ViewModel.swift")
        }
        try folder.write(
            "enum Tab {\n    case movies(MoviesViewModel)\n    case songs(SongsViewModel)\n}\n",
            to: "Shop/Tab.swift"
        )
        try folder.write("@main\nstruct Shop {}\n", to: "Shop/Shop.swift")
        return run("style", "learn", "shop", "--from", modules)
    }

    private func run(_ arguments: String...) -> CommandRun {
        CommandRun(arguments + ["--output", folder.path("Shop")], styles: StyleLibrary(files: BuiltInStyles.files))
    }

    @Test("writes the style's folder, and tells how much of the module its templates give")
    func report() throws {
        let run = try learn()
        #expect(run.code == .done, "\(run.errors)")
        #expect(run.errors.contains("note: the templates give 2 of 2 files of \"Movies\" to the byte"), "\(run.errors)")
        #expect(folder.text("Shop/.scaffold/styles/shop/README.md")?.contains("Learnt from Movies.") == true)
    }

    @Test("the app is of the style then: a module needs no more than a name")
    func module() throws {
        _ = try learn()
        let run = run("module", "Wishes")
        #expect(run.code == .done, "\(run.errors)")
        #expect(folder.text("Shop/Wishes/WishesView.swift") == "import UIKit\n\nfinal class WishesView: UIView {}\n")
        #expect(folder.text("Shop/Tab.swift")?.contains("    case wishes(WishesViewModel)\n") == true)
    }

    @Test("lint finds nothing in the module, and what another lacks")
    func lint() throws {
        _ = try learn()
        #expect(run("lint").code == .done, "\(run("lint").output)")
        try folder.write("final class CartViewModel {}\nfinal class CartView {}\n", to: "Shop/Cart/CartViewModel.swift")
        _ = run("module", "Wishes")
        try folder.write("enum Tab {\n}\n", to: "Shop/Tab.swift")
        let run = run("lint")
        #expect(run.output.contains("Wishes"), "\(run.output)")
    }

    @Test("lint finds what a module lacks that people wrote, if it is of the kind")
    func lack() throws {
        let all = ["View", "ViewModel", "Router"]
        for (module, roles) in [("Movies", all), ("Songs", all), ("Books", ["View", "Router"]), ("Cart", ["View"])] {
            for role in roles {
                let base = role == "View" ? ": UIView" : ""
                try folder.write(
                    "import UIKit\n\nfinal class \(module)\(role)\(base) {}\n",
                    to: "Shop/\(module)/\(module)\(role).swift"
                )
            }
        }
        try folder.write("@main\nstruct Shop {}\n", to: "Shop/Shop.swift")
        #expect(run("style", "learn", "shop", "--from", "Movies,Songs").code == .done)
        let run = run("lint")
        let told = "the module \"Books\" has no \"View model\"; expected Books/BooksViewModel.swift"
        #expect(run.output.contains("/BooksRouter.swift:3:13: warning: \(told) [piece.missing]\n"), "\(run.output)")
        #expect(run.output.contains("1 warning in 3 modules"), "\(run.output)")
    }

    @Test("the checklist has the pieces and the entries")
    func checklist() throws {
        _ = try learn()
        _ = run("module", "Wishes")
        let run = run("checklist", "Wishes")
        #expect(run.output.contains("✓ View model"), "\(run.output)\(run.errors)")
        #expect(run.output.contains("✓ Enum case in enum Tab"), "\(run.output)")
    }

    @Test("style test and style diff find no difference")
    func tests() throws {
        _ = try learn()
        #expect(run("style", "test", "shop").code == .done, "\(run("style", "test", "shop").output)")
        let run = run("style", "diff", "shop", "Movies")
        let end = "2 of 2 files are as shop has them, and 3 of the templates' 3 lines\n"
        #expect(run.output.hasSuffix(end), "\(run.output)\(run.errors)")
    }

    @Test("style diff lists the declarations that differ, as text and as JSON")
    func diff() throws {
        _ = try learn()
        try folder.write(
            "final class MoviesViewModel {\n    var movies = 0\n}\n",
            to: "Shop/Movies/MoviesViewModel.swift"
        )
        let text = run("style", "diff", "shop", "Movies").output
        #expect(text.contains("  only app       MoviesViewModel.var movies\n"), "\(text)")
        #expect(run("style", "diff", "shop", "Movies", "--diff").output.contains("+    var movies = 0\n"))
        #expect(run("style", "diff", "shop", "Movies", "--json").output.contains("\"in\": \"hand\""))
    }

    @Test("learns from several modules what they share, and tells how much of each that is")
    func several() throws {
        let run = try learn(from: "Movies,Songs")
        #expect(run.code == .done, "\(run.errors)")
        #expect(
            run.errors.contains("of 3 lines that the templates give for \"Songs\", its files have 3, and 0 more"),
            "\(run.errors)"
        )
        #expect(folder.text("Shop/.scaffold/styles/shop/README.md")?.contains("Learnt from Movies, Songs.") == true)
    }

    @Test("the modules of an app are taken away and planned anew")
    func rebuilt() throws {
        _ = try learn(from: "all")
        let run = CommandRun(
            ["style", "test", "shop", "--in", folder.path("Shop")],
            styles: StyleLibrary(files: BuiltInStyles.files)
        )
        #expect(
            run.output == """
                MODULE  SAME FILES  LINES OF TEMPLATES  IN THE APP  LINES OF THE APP
                Movies  2 of 2      3                   3           3
                Songs   2 of 2      3                   3           3
                shop: 2 modules planned anew, no problem

                """,
            "\(run.errors)"
        )
    }

    @Test("asks for the modules to learn from, and names those that are alike", arguments: [[], ["--from", ""]])
    func missing(from: [String]) throws {
        _ = try learn()
        let run = CommandRun(
            ["style", "learn", "shop"] + from + ["--output", folder.path("Shop")],
            styles: StyleLibrary(files: BuiltInStyles.files)
        )
        #expect(run.code == .badInput)
        let told = "error: --from names no module to learn from; --from Movies,Songs, or --from all for all of a kind\n"
        #expect(run.errors == told, "\(run.errors)")
    }

    @Test("a style that is there is overwritten only with --force")
    func again() throws {
        _ = try learn()
        let run = try learn(from: "Songs")
        #expect(run.code == .conflict)
        #expect(
            run.errors.hasPrefix(
                ".scaffold/styles/shop: error: 2 files of the style \"shop\" are there with another text; "
                    + "--force overwrites what is there\n"
            ),
            "\(run.errors)"
        )
        #expect(self.run("style", "learn", "shop", "--from", "Songs", "--force").code == .done)
        #expect(folder.text("Shop/.scaffold/styles/shop/README.md")?.contains("Learnt from Songs.") == true)
    }

    @Test("the rules that a module breaks are off, and only those")
    func rules() throws {
        _ = try learn()
        let rules = folder.text("Shop/.scaffold/styles/shop/rules.yml") ?? ""
        #expect(rules.hasSuffix("rules:\n  - id: test.view-model\n    severity: off\n"), "\(rules)")
    }
}
