import Diagnostics
import FileTransaction
import Styles
import Testing

@testable import ModuleCopying
@testable import ModulePlanning

@Suite("A style is learnt from a module")
struct StyleLearnerTests {
    @Test("its templates have expressions where another module has its own name")
    func templates() throws {
        let app = try LearntApp.shop()
        try app.learn("shop", from: "Movies")
        #expect(
            app.text(".scaffold/styles/shop/module/view-model.swift.stencil") == """
                final class {{ module.type }}ViewModel {
                    private(set) var {{ module.value }}: [Movie] = []
                    var has{{ module.type }}: Bool { !{{ module.raw }}.isEmpty }
                }

                """
        )
    }

    @Test("a copy of a module with CRLF has the bytes of one with LF, but for the line breaks")
    func carriageReturns() throws {
        let app = try LearntApp.shop()
        try app.copy("Movies", to: "Wishes")
        let other = try LearntApp(LearntApp.shop().files.mapValues { $0.replacingAll("\n", with: "\r\n") })
        try other.copy("Movies", to: "Wishes")
        for (path, text) in app.files { #expect(other.text(path) == text.replacingAll("\n", with: "\r\n"), "\(path)") }
    }

    @Test("in an app with carriage returns it is the same, and what it writes has these")
    func appWithCarriageReturns() throws {
        let (usual, app) = (try LearntApp.shop(), try LearntApp.shop(hasReturns: true))
        for app in [usual, app] {
            try app.learn("shop", from: "Movies")
            try app.make("Wishes", style: "shop")
            try app.copy("Songs", to: "Tunes")
        }
        let templates = app.folder.files.filter { $0.key.hasPrefix(".scaffold/styles/") }
        #expect(templates == usual.folder.files.filter { $0.key.hasPrefix(".scaffold/styles/") })
        #expect(app.files == usual.files.mapValues { $0.replacingAll("\n", with: "\r\n") })
    }

    @Test("its entries have the declarations that lead to their places")
    func entries() throws {
        let app = try LearntApp.shop()
        try app.learn("shop", from: "Movies")
        let manifest = try #require(app.text(".scaffold/styles/shop/style.yml"))
        let member = """
                in: ["class AppContainer"]
                add: member
            """
        #expect(manifest.contains(member), "\(manifest)")
        #expect(manifest.contains("in: [\"enum Tab\", \"var title\"]"), "\(manifest)")
        #expect(manifest.contains("      case .{{ module.raw }}: return \"{{ module.type }}\""), "\(manifest)")
    }

    @Test("a new module has the files and entries that a copy has")
    func newModule() throws {
        let copied = try LearntApp.shop()
        try copied.copy("Movies", to: "Wishes")
        let app = try LearntApp.shop()
        try app.learn("shop", from: "Movies")
        try app.make("Wishes", style: "shop")
        for (path, text) in copied.files where path != "Shop/Tab.swift" { #expect(app.text(path) == text) }
        #expect(
            app.text("Shop/Tab.swift")?.hasPrefix(
                """
                enum Tab: Int, CaseIterable {
                    case movies = 0
                    case songs = 1
                    case wishes

                    var title: String {
                        switch self {
                        case .movies: return "Movies"
                        case .songs: return "Songs"
                        case .wishes: return "Wishes"
                        }
                    }

                """
            ) == true
        )
    }

    @Test("the module that it is learnt from is what the templates give, but for the lines of author and date")
    func exemplar() throws {
        let app = try LearntApp.shop()
        let plan = try app.learn("shop", from: "Movies")
        let comparison = try app.comparison(of: "Movies", with: "shop")
        #expect(comparison.files.map(\.isSame) == [true, true])
        #expect(comparison.files.flatMap(\.parts).allSatisfy { $0.place == .both })
        #expect(plan.notes.contains { $0.message == "the templates give 2 of 2 files of \"Movies\" to the byte" })
    }

    @Test("a module of the same kind is compared by declaration")
    func comparison() throws {
        let app = try LearntApp.shop([
            "Shop/Songs/SongsViewModel.swift": """
            final class SongsViewModel {
                private(set) var songs: [Movie] = []
                var hasSongs: Bool { songs.count > 0 }
                func play() {}
            }

            """
        ])
        try app.learn("shop", from: "Movies")
        let comparison = try app.comparison(of: "Songs", with: "shop")
        let model = try #require(comparison.files.first { $0.path.text.hasSuffix("SongsViewModel.swift") })
        #expect(
            model.parts.map { "\($0.name): \($0.place.rawValue)" } == [
                "class SongsViewModel: both", "SongsViewModel.var songs: both", "SongsViewModel.var hasSongs: differs",
                "SongsViewModel.func play(): hand",
            ]
        )
    }

    @Test(
        "a type of the module with other words keeps its name in the module, and has the new one's in front in another"
    )
    func otherWords() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/PosterView.swift":
                "import UIKit\n\nfinal class PosterView: UIView {\n    let posterView = 1\n}\n"
        ])
        try app.learn("shop", from: "Movies")
        try app.make("Wishes", style: "shop")
        #expect(
            app.text("Shop/Wishes/WishesPosterView.swift")?.contains("final class WishesPosterView: UIView {") == true
        )
        #expect(
            try app.comparison(of: "Movies", with: "shop").files.first { $0.path.name == "PosterView.swift" }?.isSame
                == true
        )
    }

    @Test("text that looks like a template's stays text")
    func escaped() throws {
        let source =
            "final class MoviesCell {\n    let format = \"{{ movies }} {% if %} {# note #}\"\n    let group = \"{Movies}\"\n}\n"
        let app = try LearntApp.shop(["Shop/Movies/MoviesCell.swift": source])
        try app.learn("shop", from: "Movies")
        #expect(
            try app.comparison(of: "Movies", with: "shop").files.first { $0.path.name == "MoviesCell.swift" }?.isSame
                == true
        )
    }

    @Test("from two modules, members and entries that only the first has are left out")
    func shared() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesViewModel.swift": """
            final class MoviesViewModel {
                private(set) var movies: [Movie] = []
                var hasMovies: Bool { !movies.isEmpty }
                func rate() {}
            }

            """,
            "Shop/Movies/MoviesCell.swift": "final class MoviesCell {}\n",
            "Shop/Songs/SongsViewModel.swift": """
            final class SongsViewModel {
                private(set) var songs: [Movie] = []
                var hasSongs: Bool { !songs.isEmpty }
            }

            """,
            "Shop/Links.swift": "let links = [\n    \"movies\": MoviesViewController.self,\n]\n",
        ])
        try app.learn("shop", from: "Movies", "Songs")
        #expect(
            app.text(".scaffold/styles/shop/module/view-model.swift.stencil") == """
                final class {{ module.type }}ViewModel {
                    private(set) var {{ module.value }}: [Movie] = []
                    var has{{ module.type }}: Bool { !{{ module.raw }}.isEmpty }
                }

                """
        )
        #expect(app.text(".scaffold/styles/shop/module/cell.swift.stencil") == nil)
        let manifest = try #require(app.text(".scaffold/styles/shop/style.yml"))
        #expect(manifest.contains("in: [\"enum Tab\", \"var title\"]"), "\(manifest)")
        #expect(!manifest.contains("links"), "\(manifest)")
        try app.make("Wishes", style: "shop")
        #expect(app.text("Shop/Wishes/WishesViewModel.swift")?.contains("rate") == false)
    }

    @Test("of several entries at one place, those of the same name are shared, in whatever order")
    func pairs() throws {
        let app = try LearntApp.shop([
            "Shop/AppContainer.swift": """
            final class AppContainer {
                func makeMovieBadge() -> MoviesViewModel { MoviesViewModel() }

                func makeMovies() -> MoviesViewController {
                    MoviesViewController(viewModel: MoviesViewModel())
                }

                func makeSongs() -> SongsViewController {
                    SongsViewController(viewModel: SongsViewModel())
                }
            }

            """
        ])
        try app.learn("shop", from: "Movies", "Songs")
        let manifest = try #require(app.text(".scaffold/styles/shop/style.yml"))
        #expect(manifest.contains("func make{{ module.type }}()"), "\(manifest)")
        #expect(!manifest.contains("Badge"), "\(manifest)")
    }

    @Test("modules whose names are in the other number share what they have under their own")
    func numbers() throws {
        let app = try LearntApp.shop([
            "Shop/Chat/ChatViewController.swift":
                "import UIKit\n\nfinal class ChatViewController: UIViewController {}\n",
            "Shop/Chat/ChatViewModel.swift": "final class ChatViewModel {\n    var hasChat: Bool { false }\n}\n",
        ])
        try app.learn("shop", from: "Chat", "Songs")
        #expect(
            app.text(".scaffold/styles/shop/module/view-model.swift.stencil")
                == "final class {{ module.type }}ViewModel {\n    var has{{ module.type }}: Bool { false }\n}\n"
        )
    }

    @Test("from all modules, those of the most usual kind")
    func all() throws {
        let app = try LearntApp.shop([
            "Shop/Cart/CartPage.swift": "import SwiftUI\n\nstruct CartPage: View {}\n",
            "Shop/Cart/CartStore.swift": "final class CartStore {}\n",
        ])
        try app.learn("shop", from: "all")
        #expect(app.text(".scaffold/styles/shop/README.md")?.contains("Learnt from Movies, Songs.") == true)
    }

    @Test("from all modules, those that have two of three of the usual roles")
    func kinds() throws {
        let roles = ["Coordinator", "Router", "ViewController", "ViewModel"]
        let modules = [
            ("Movies", roles), ("Songs", roles), ("Trips", Array(roles[..<3])), ("Cart", Array(roles[2...])),
        ]
        var files: [String: String] = [:]
        for (module, roles) in modules {
            for role in roles {
                let type = role == "ViewController" ? ": UIViewController" : ""
                files["Shop/\(module)/\(module)\(role).swift"] = "final class \(module)\(role)\(type) {}\n"
            }
        }
        let app = try LearntApp.shop(files)
        try app.learn("shop", from: "all")
        let text = try #require(app.text(".scaffold/styles/shop/README.md"))
        #expect(text.contains("Learnt from Movies, Songs, Trips."), "\(text)")
    }

    @Test("the text is that of the module which has less of its own")
    func leastOfItsOwn() throws {
        let model = """
            final class MoviesViewModel {
                private(set) var movies: [Movie] = []
                var hasMovies: Bool { rated(!movies.isEmpty) }

                func rated(_ value: Bool) -> Bool {
                    value
                }
            }

            """
        let app = try LearntApp.shop(["Shop/Movies/MoviesViewModel.swift": model])
        try app.learn("shop", from: "Movies", "Songs")
        #expect(app.text(".scaffold/styles/shop/README.md")?.contains("Learnt from Songs, Movies.") == true)
        #expect(app.text(".scaffold/styles/shop/module/view-model.swift.stencil")?.contains("rated") == false)
    }

    @Test("nothing is learnt if a module has less than three of five lines that a style of all would keep")
    func unlike() throws {
        let app = try LearntApp.shop([
            "Shop/Cart/CartViewController.swift": """
            final class CartViewController: UITableViewController, Priced {
                init(total: Int) {
                    super.init(nibName: nil, bundle: nil)
                }
                func sum() -> Int { 1 }
                func tax() -> Int { 2 }
            }

            """
        ])
        let found = #expect(throws: Failure.self) { try app.learn("shop", from: "Movies", "Cart") }
        let message = try #require(found?.problems.first?.message)
        #expect(message.hasPrefix("\"Movies\" is not like \"Cart\": it has "), "\(message)")
        #expect(app.isAsBefore)
    }

    @Test("a case that shares its line with the braces is an entry, too")
    func oneLine() throws {
        let app = try LearntApp.shop([
            "Shop/Scene.swift": """
            enum Scene { case movies, songs }

            extension Scene {
                var type: Any {
                    switch self {
                    case .movies: return MoviesViewModel.self
                    case .songs: return SongsViewModel.self
                    }
                }
            }

            """
        ])
        try app.learn("shop", from: "Movies", "Songs")
        try app.make("Wishes", style: "shop")
        let text = try #require(app.text("Shop/Scene.swift"))
        #expect(text.contains("case wishes\n"), "\(text)")
    }

    @Test("a case is no entry if one of its switches can have none")
    func switches() throws {
        let app = try LearntApp.shop([
            "Shop/Link.swift": """
            enum Link {
                case movies
                case songs

                func open(_ other: Link) {
                    switch self {
                    case .movies: print(MoviesViewModel())
                    case .songs: print(SongsViewModel())
                    }
                    switch other {
                    case .movies: print(MoviesViewModel())
                    case .songs: print(SongsViewModel())
                    }
                }
            }

            """
        ])
        try app.learn("shop", from: "Movies", "Songs")
        let manifest = try #require(app.text(".scaffold/styles/shop/style.yml"))
        #expect(!manifest.contains("enum Link"), "\(manifest)")
    }

    @Test("a module is of another kind if it lacks more than one of three declarations, or of three types")
    func otherKind() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/MovieCell.swift":
                "final class MovieCell {\n    let one = 1\n    let two = 2\n    let three = 3\n}\n"
        ])
        try app.learn("shop", from: "Movies")
        #expect(try app.comparison(of: "Movies", with: "shop").isAlike)
        #expect(try !app.comparison(of: "Songs", with: "shop").isAlike)

        let other = try LearntApp.shop([
            "Shop/Movies/MoviesCell.swift": "final class MoviesCell {}\n",
            "Shop/Movies/MoviesRow.swift": "final class MoviesRow {}\n",
        ])
        try other.learn("shop", from: "Movies")
        #expect(throws: Failure.self) { try other.comparison(of: "Songs", with: "shop") }
    }

    @Test("the rules that the modules break are off")
    func broken() throws {
        let app = try LearntApp.shop()
        try app.learn("shop", from: "Movies", breaking: ["name.suffix"])
        #expect(
            app.text(".scaffold/styles/shop/rules.yml")?.hasSuffix("rules:\n  - id: name.suffix\n    severity: off\n")
                == true
        )
    }

    @Test(
        "nothing is learnt from a module that is not there, or that is named twice",
        arguments: [["Moves"], ["movies", "Movies"], ["all", "Movies"], []]
    )
    func unknown(modules: [String]) throws {
        let app = try LearntApp.shop()
        #expect(throws: Failure.self) { try app.learn("shop", from: modules) }
        #expect(app.isAsBefore)
    }

    @Test("a function whose statements the modules do not share is told, with its place")
    func emptied() throws {
        func model(_ module: String, _ call: String) -> String {
            "final class \(module)ViewModel {\n    func load\(module)() {\n        \(call)()\n    }\n    func stop() {}\n}\n"
        }
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesViewModel.swift": model("Movies", "play"),
            "Shop/Songs/SongsViewModel.swift": model("Songs", "sing"),
        ])
        let plan = try app.learn("shop", from: ["Movies", "Songs"])
        let note = Problem(
            "\"loadMovies\" is left out, as the modules share no statement of it",
            at: SourceMark(source: "Shop/Movies/MoviesViewModel.swift", line: 2, column: 5),
            severity: .note
        )
        #expect(plan.notes.filter { $0.message.contains("no statement") } == [note])
        let template = app.text(".scaffold/styles/shop/module/view-model.swift.stencil") ?? ""
        #expect(template.contains("func stop") && !template.contains("load"), "\(template)")
    }

    @Test("a style is refused that would name what one of the modules has, with the place, unless it is not checked")
    func namesOfExemplars() throws {
        func model(_ module: String, _ price: String) -> String {
            "final class \(module)ViewModel {\n    func price() -> Int {\n        Prices.\(price)\n    }\n}\n"
        }
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesViewModel.swift": model("Movies", "movies"),
            "Shop/Songs/SongsViewModel.swift": model("Songs", "cheap"),
            "Shop/Prices.swift": "enum Prices {\n    static let movies = 2\n    static let cheap = 1\n}\n",
        ])
        let found = #expect(throws: Failure.self) { try app.learn("shop", from: "Movies", "Songs") }
        #expect(found?.kind == .conflict)
        let first = try #require(found?.problems.first)
        #expect(first.message.hasSuffix("which is of Movies"), "\(first)")
        #expect(first.mark == SourceMark(source: "Shop/Movies/MoviesViewModel.swift", line: 3))
        #expect(app.isAsBefore)
        let plan = try app.learn("shop", from: ["Movies", "Songs"], isChecked: false)
        #expect(plan.notes.contains { $0.severity == .warning && $0.message == first.message })
    }

    @Test("the header of a template has the file's name, and no comment names a module")
    func comments() throws {
        func model(_ module: String) -> String {
            "//\n//  Copied.swift\n//\n\n// MARK: - Songs\nfinal class \(module)ViewModel {\n    // For all.\n    let count = 0\n}\n"
        }
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesViewModel.swift": model("Movies"), "Shop/Songs/SongsViewModel.swift": model("Songs"),
        ])
        try app.learn("shop", from: "Movies", "Songs")
        let template = try #require(app.text(".scaffold/styles/shop/module/view-model.swift.stencil"))
        #expect(template.hasPrefix("//\n//  {{ module.type }}ViewModel.swift\n//\n\nfinal class"), "\(template)")
        #expect(template.contains("// For all."))
    }

    @Test("what is the same but for access, comments, blank lines, order or `self.` is the same")
    func sameLines() {
        let first = CodeLines("struct A {\n    private let b = 0 // All.\n\n    func c() { self.d(b) }\n}\n".utf8)
        let second = CodeLines("struct A {\n    func c() { d(self.b) }\n    let b = 0\n}\n".utf8)
        #expect(first.missing(in: second) == [] && second.missing(in: first) == [])
        #expect(first.missing(in: CodeLines("struct A {\n}\n".utf8)) == [2, 4])
    }

    @Test("the pairs that share most come first, and the first that makes a style is proposed")
    func suggestions() throws {
        let app = try LearntApp.views([
            "Shop/Cart/CartView.swift":
                "struct CartView {\n    let model: CartViewModel\n    let sum = 0\n    let tax = 0\n}\n",
            "Shop/Cart/CartViewModel.swift": "final class CartViewModel {\n    func pay() -> Int { 1 }\n}\n",
        ])
        let tree = try FileTree(root: app.folder.path)
        let found = try StyleSuggestions(StyleLearner(StyleLibrary(files: [])), most: 3, in: tree)
        #expect(found.pairs.map(\.modules).first?.sorted() == ["Movies", "Songs"])
        #expect(found.pairs.count == 3)
        #expect(try found.learnt()?.modules.sorted() == ["Movies", "Songs"])
    }

    @Test("an entry that uses a member which is not learnt is left out, and told")
    func unlearnt() throws {
        func root(_ module: String) -> String { "    let \(module.lowercased())Root = \(module)ViewModel()\n" }
        func scene(_ module: String) -> String {
            "    func make\(module)Scene() { show(\(module.lowercased())Root) }\n"
        }
        let type = "struct Root {\n" + root("Movies") + root("Songs") + "}\n"
        let app = try LearntApp.shop([
            "Shop/Root.swift": type,
            // Which of the two has the member is not certain.
            "Clip/Root.swift": "struct Root {}\n",
            "Shop/Scenes.swift": "final class Scenes {\n" + scene("Movies") + scene("Songs") + "}\n",
        ])
        let plan = try app.learn("shop", from: ["Movies", "Songs"])
        let manifest = try #require(app.text(".scaffold/styles/shop/style.yml"))
        #expect(!manifest.contains("Scenes"), "\(manifest)")
        #expect(plan.notes.contains { $0.message.hasPrefix("no entry of a style stands for what this uses: ") })
    }

    @Test(
        "a module's name is written in the spelling of the place",
        arguments: [
            ("KqplName", "Movies", "{{ module.type }}"), ("kqplOther", "movie", "{{ module.item.value }}"),
            (".kqplName", ".movies", ".{{ module.raw }}"),
            ("KQPL_NAME", "MOVIES", "{{ module.kebab|replace:\"-\",\"_\"|uppercase }}"),
            ("KqplOtherservice", "Movieservice", "{{ module.item.pascal }}service"),
            ("kqpl-other-row", "movie-row", "{{ module.item.kebab }}-row"),
            ("Kqpl name", "Movies", "{{ module.sentence }}"),
            ("the kqpl name", "the movies", "the {{ module.sentence|lowercase }}"),
        ]
    )
    func spellings(copy: String, original: String, template: String) {
        #expect(ModulePlaceholder(for: NameWords("Movies")).template(copy, of: original) == template)
    }
}
