import Diagnostics
import FileTransaction
import Testing

@testable import AppModel

@Suite("The modules of an app of any architecture")
struct AppModulesTests {
    /// An app with two modules in folders, one among others' files, layers, and what belongs to the app.
    private static let files: KeyValuePairs<String, String> = [
        "App/AppDelegate.swift": "@main class AppDelegate {}",
        "App/Features/Movies/MoviesView.swift": "struct MoviesView: View {}",
        "App/Features/Movies/MoviesViewModel.swift": "class MoviesViewModel {}",
        "App/Features/Movies/Cells/MovieCell.swift": "class MovieCell: UITableViewCell {}",
        "App/Features/Actors/ActorsView.swift": "struct ActorsView: View {}",
        "App/Features/Actors/ActorsViewModel.swift": "class ActorsViewModel {}",
        "App/Common/Views/LoadingView.swift": "struct LoadingView: View {}",
        "App/Screens/TicketsView.swift": "struct TicketsView: View {}",
        "App/Screens/TicketsViewModel.swift": "class TicketsViewModel {}",
        "App/Services/MoviesService.swift": "class MoviesService {}",
        "AppTests/Movies/MoviesViewModelTests.swift": "import XCTest\nclass MoviesViewModelTests: XCTestCase {}",
    ]

    private func modules() throws -> AppModules { AppModules(of: try AppModel(files: Self.files)) }

    @Test("folders with something shown in them and a type of their name, and types of several roles without a folder")
    func found() throws {
        let modules = try modules()
        #expect(modules.modules.map(\.name) == ["Actors", "Movies", "Tickets"])
        #expect(
            modules.modules.map { $0.folders.map(\.text) } == [["App/Features/Actors"], ["App/Features/Movies"], []]
        )
        #expect(modules.modules.map(\.files) == [2, 3, 2])
        #expect(modules.modules[1].types == ["MoviesView", "MoviesViewModel", "MovieCell"])
    }

    @Test(
        "a folder that is named after what its modules show is none, unless it has types of its own",
        arguments: [
            ("Pages", "Page", "Movies/Movies", ["Movies", "Songs"]), ("Pages", "Page", "Movies", ["Movies", "Songs"]),
            ("Panels", "Panel", "Movies/Movies", ["Movies", "Songs"]), ("Cards", "Card", "Movies", ["Cards"]),
        ]
    )
    func groups(folder: String, role: String, place: String, names: [String]) throws {
        let own = folder == "Cards" ? ["App/Cards/CardsView.swift": "struct CardsView: View {}"] : [:]
        let paths = [place, place.replacing("Movies", with: "Songs")].map { "App/\(folder)/\($0)\(role).swift" }
        let files = zip(paths, ["Movies", "Songs"]).map { path, name in
            (path, "struct \(name)\(role): View {}\nclass \(name)ViewModel {}")
        }
        let texts = own.merging(files) { $1 }
        let app = AppModel(try texts.map { (path: try RelativePath($0.key), bytes: Array($0.value.utf8)) })
        #expect(AppModules(of: app).modules.map(\.name) == names)
    }

    @Test(
        "a module is found in either number and any spelling",
        arguments: [("movies", "Movies"), ("Movie", "Movies"), ("tickets", "Tickets"), ("Common", nil), ("Mov", nil)]
            as [(String, String?)]
    )
    func named(name: String, module: String?) throws {
        #expect(try modules().module(named: NameWords(name))?.name == module)
    }

    @Test(
        "a file belongs to the module whose folder it lies in",
        arguments: [
            ("App/Features/Movies/Cells/MovieCell.swift", "Movies"), ("App/Features/Actors/New.swift", "Actors"),
            ("App/Screens/TicketsView.swift", nil), ("App/Features/MoviesView.swift", nil),
        ] as [(String, String?)]
    )
    func owner(path: String, module: String?) throws {
        #expect(try modules().owner(of: RelativePath(path))?.name == module)
    }

    @Test("of the usual ones the smallest is offered to be copied first, and never as a copy of itself")
    func names() throws {
        let app = try AppModel(files: Self.files)
        #expect(app.usualKind.ranking == ["Actors", "Tickets", "Movies"])
        #expect(app.copyCommand(for: "Shows") == "scaffold module Shows --like Actors")
        #expect(app.copyCommand(for: "Movies") == "scaffold module Movies --like Actors")
        #expect(try AppModel(text: "struct A {}").copyCommand(for: "Shows") == nil)
    }

    @Test("names that types in a module's folder begin with are no modules of their own, and those beside it are")
    func beside() throws {
        let app = try AppModel(files: [
            "App/Movies/MoviesView.swift": "struct MoviesView: View {}",
            "App/Movies/PosterView.swift": "struct PosterView: View {}",
            "App/Screens/PosterViewModel.swift": "class PosterViewModel {}",
            "App/Screens/PostView.swift": "struct PostView: View {}",
            "App/Screens/PostViewModel.swift": "class PostViewModel {}",
            "App/Screens/SeatView.swift": "struct SeatView: View {}",
            "App/Screens/SeatViewModel.swift": "class SeatViewModel {}",
            "App/Screens/SeatsView.swift": "struct SeatsView: View {}",
            "App/Screens/SeatsViewModel.swift": "class SeatsViewModel {}",
        ])
        #expect(app.modules.modules.map(\.name) == ["Movies", "Seat"])
    }

    @Test("a view controller and its reactor or processor are a module, in folders of kinds, too")
    func kinds() throws {
        let app = try AppModel(files: [
            "App/ViewControllers/NotesViewController.swift": "class NotesViewController: UIViewController {}",
            "App/ViewControllers/NotesViewReactor.swift": "class NotesViewReactor {}",
            "App/Sections/NotesViewSection.swift": "enum NotesViewSection {}",
            "App/Processors/LoginProcessor.swift": "class LoginProcessor {}",
            "App/Views/LoginView.swift": "struct LoginView: View {}",
            "App/Views/AboutView.swift": "struct AboutView: View {}",
        ])
        #expect(app.modules.modules.map(\.name) == ["Login", "Notes"])
        #expect(app.modules.modules.map(\.files) == [2, 3])
    }

    @Test("where no two types make a module, each screen is one")
    func screens() throws {
        let app = try AppModel(files: [
            "App/ContentView.swift": "struct ContentView: View {}",
            "App/Views/AboutView.swift": "struct AboutView: View {}",
            "App/Views/NotesView.swift": "struct NotesView: View {}",
        ])
        #expect(app.modules.modules.map(\.name) == ["About", "Notes"])
        #expect(app.usualKind.ranking == ["About", "Notes"])
        #expect(app.usualKind.roles == ["View"])
    }

    @Test("a screen of one type that lies in no module is found by its name")
    func screen() throws {
        let app = try AppModel(files: [
            "App/Movies/MoviesView.swift": "struct MoviesView: View {}",
            "App/Movies/MoviesViewModel.swift": "class MoviesViewModel {}",
            "App/Movies/PosterView.swift": "struct PosterView: View {}",
            "App/Views/AboutView.swift": "struct AboutView: View {}",
        ])
        var modules = app.modules
        #expect(modules.modules.map(\.name) == ["Movies"])
        let (poster, about) = (modules.find(NameWords("Poster"), in: app), modules.find(NameWords("about"), in: app))
        #expect(poster == nil)
        #expect(about?.files == 1)
        #expect(modules.modules.map(\.name) == ["Movies", "About"])
    }

    @Test("what is made of the whole app is made once")
    func once() throws {
        struct Count {
            let files: Int
        }
        let app = try AppModel(files: Self.files)
        var made = 0
        for _ in 1...3 {
            let count = app.derived { app in
                made += 1
                return Count(files: app.files.count)
            }
            #expect(count.files == Self.files.count)
        }
        #expect(made == 1)
        #expect(app.modules.modules == app.modules.modules)
    }

    @Test("modules are alike that have two of three of the most usual one's roles")
    func alike() throws {
        var files: [(String, String)] = []
        for name in ["Movies", "Actors", "Shows"] {
            for role in ["View", "ViewModel", "Router"] {
                files.append(("App/\(name)/\(name)\(role).swift", "class \(name)\(role) {}"))
            }
        }
        files += ["Presenter", "Interactor", "View"].map { ("App/Seats/Seats\($0).swift", "class Seats\($0) {}") }
        let model = AppModel(try files.map { (path: try RelativePath($0.0), bytes: Array($0.1.utf8)) })
        #expect(Set(AppModules(of: model).usualKind.names) == ["Movies", "Actors", "Shows"])
    }

    @Test("a module whose files lie in the folder of another one is found by its types, and both are modules then")
    func shared() throws {
        let app = try AppModel(files: [
            "App/Account/AccountView.swift": "struct AccountView: View {}",
            "App/Account/AccountViewModel.swift": "class AccountViewModel {}",
            "App/Account/Login/LoginView.swift": "struct LoginView: View {}",
            "App/Account/Login/LoginForm/LoginViewModel.swift": "class LoginViewModel {}",
            "App/Account/AvatarView.swift": "struct AvatarView: View {}",
            "App/Account/AvatarViewModel.swift": "class AvatarViewModel {}",
        ])
        var modules = AppModules(of: app)
        let found = modules.find(NameWords("avatar"), in: app)
        let avatar = try #require(found)
        #expect(avatar.name == "Avatar")
        #expect(avatar.files == 2)
        #expect(modules.modules.map(\.name).contains("Account"))
        let other = modules.find(NameWords("Nothing"), in: app)
        #expect(other == nil)
    }

    @Test(
        "a generated file is told by its name, folder or first comment, and its tool by that comment",
        arguments: [
            ("A.generated.swift", "struct A {}", true, nil), ("Generated/A.swift", "struct A {}", true, nil),
            ("Derived/Sources/A.swift", "struct A {}", true, nil), ("Derived.swift", "struct A {}", false, nil),
            ("A.swift", "// Generated using Sourcery 2.0 — DO NOT EDIT\nstruct A {}", true, "Sourcery"),
            ("A.swift", "// Code generated by Needle.\nstruct A {}", false, "Needle"),
            ("A.swift", "struct A {}\n// Generated using Sourcery", false, nil),
        ] as [(String, String, Bool, String?)]
    )
    func generated(path: String, text: String, isGenerated: Bool, tool: String?) throws {
        let file = try AppModel(files: [path: text]).files[0]
        #expect(file.isGenerated == isGenerated)
        #expect(file.generator == tool)
    }

    @Test(
        "the words of a role are told from those of a module",
        arguments: [
            ("MoviesViewModel", ["Movies"]), ("MoviesListViewController", ["Movies", "List"]),
            ("LoginWireFrame", ["Login"]), ("View", ["View"]), ("MoviesService", ["Movies", "Service"]),
        ]
    )
    func roles(name: String, rest: [String]) {
        #expect(RoleWords.withoutRole(NameWords(name).words) == rest)
    }

    @Test("a type shows a module by its last word or by what it inherits")
    func shows() throws {
        let app = try MarkedFiles([
            "A.swift": """
            struct 1️⃣Movies: View {}
            class 1️⃣MoviesCoordinator {}
            class 1️⃣Page: UIViewController {}
            class MoviesModel {}
            struct View {}
            class 1️⃣MoviesViewModel {}
            """
        ])
        let shown = app.model.types.filter { $0.declaration.showsModule }
        #expect(app.names(of: shown) == app.places)
    }
}
