import Diagnostics
import Testing

@testable import ModulePlanning

@Suite("A copy compiles as a whole: what it shares, repeats and calls belongs together")
struct WholeCopyTests {
    @Test("a conformance of a type that has the module's name and stays declares nothing again")
    func conformancesOfHandler() throws {
        let handler = """
            final class MoviesHandler {}

            extension MoviesHandler: MoviesSource {
                func count() -> Int { 0 }

                func best() -> MoviesChoice? { nil }
            }

            """
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesSource.swift":
                "protocol MoviesSource {\n    func count() -> Int\n    func best() -> MoviesChoice?\n}\n\nstruct MoviesChoice {}\n",
            "Shop/Home/MoviesHandler.swift": handler,
        ])
        try app.copy("Movies", to: "Wishes", ExtentOptions(isOnlyFolder: true))
        #expect(
            app.text("Shop/Home/MoviesHandler.swift") == handler + """

                extension MoviesHandler: WishesSource {
                    func best() -> WishesChoice? { nil }
                }

                """
        )
    }

    @Test("a value that a type which stays takes or gives stays with it", arguments: ["struct", "enum"])
    func valuesOfShared(kind: String) throws {
        let app = try LearntApp.shop([
            "Shop/Movies/Target.swift": """
            enum Target {
                case one

                func place(in width: Int) -> MoviesPlace? { nil }
                private func own(_ detail: MoviesDetail) {}
            }

            \(kind) MoviesPlace {}
            \(kind) MoviesDetail {}

            """,
            "Shop/Movies/MoviesArrow.swift": "struct MoviesArrow {\n    let place: MoviesPlace\n}\n",
            "Shop/Songs/SongsFrames.swift": "struct SongsFrames {\n    var targets: [Target: Int] = [:]\n}\n",
        ])
        let plan = try app.copy("Movies", to: "Wishes")
        #expect(plan.extent?.shared.contains("MoviesPlace") == true)
        #expect(app.text("Shop/Wishes/WishesArrow.swift") == "struct WishesArrow {\n    let place: MoviesPlace\n}\n")
        #expect(app.text("Shop/Wishes/WishesTarget.swift")?.contains("struct WishesPlace") != true)
    }

    @Test("of cases of one name, the one that takes the value is meant")
    func casesByValue() throws {
        let app = try LearntApp.shop([
            "Shop/Root.swift": """
            enum Place { case movies(MoviesViewModel), songs(SongsViewModel) }
            enum Rank { case movies([Int]) }
            struct Root {
                var place: Wrapped.Place?

                mutating func moviesTapped() { place = .movies(MoviesViewModel()) }
                mutating func songsTapped() { place = .songs(SongsViewModel()) }
            }

            """
        ])
        try app.copy("Movies", to: "Wishes")
        let line = "    mutating func wishesTapped() { place = .wishes(WishesViewModel()) }\n"
        #expect(app.text("Shop/Root.swift")?.contains(line) == true, "\(app.text("Shop/Root.swift") ?? "")")
        #expect(app.text("Shop/Root.swift")?.contains("case movies([Int]) }") == true)
    }

    @Test("what a value of a framework has is no case of the module's name")
    func membersOfValues() throws {
        let palette = "func palette(_ colors: Colors) -> [Int] {\n    [colors.song, colors.movie, colors.rest]\n}\n"
        let app = try LearntApp.shop([
            "Shop/Palette.swift": palette,
            "Shop/Kind.swift": "enum Kind { case movie(MoviesViewModel), song(SongsViewModel) }\n",
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/Palette.swift") == palette)
    }

    @Test("a private member is none that another file names")
    func privateMembers() throws {
        let palette = "func palette(_ colors: Colors) -> [Int] {\n    [colors.song, colors.movie, colors.rest]\n}\n"
        let app = try LearntApp.shop([
            "Shop/Palette.swift": palette,
            "Shop/Movies/MoviesCell.swift": "final class MoviesCell {\n    private let movie = 1\n}\n",
            "Shop/Songs/SongsCell.swift": "final class SongsCell {\n    private let song = 1\n}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/Palette.swift") == palette)
    }

    @Test("a view of the module's folder that views of the rest of the app are made of is shared", arguments: [1, 2])
    func sharedViews(count: Int) throws {
        var files = [
            "Shop/Movies/StarsView.swift": "import SwiftUI\n\nstruct StarsView: View {}\n",
            "Shop/Movies/MoviesRow.swift":
                "import SwiftUI\n\nstruct MoviesRow: View {\n    var stars: some View { StarsView() }\n}\n",
        ]
        for name in ["CardCell", "GridCell"].prefix(count) {
            files["Shop/Views/\(name).swift"] =
                "import SwiftUI\n\nstruct \(name): View {\n    var body: some View { StarsView() }\n}\n"
        }
        let app = try LearntApp.shop(files)
        try app.copy("Movies", to: "Wishes")
        #expect((app.text("Shop/Wishes/WishesStarsView.swift") == nil) == (count == 2))
        #expect(app.text("Shop/Wishes/WishesRow.swift")?.contains("{ StarsView() }") == (count == 2))
    }

    @Test("of functions that differ in the type of their parameter, the module's is repeated with its call")
    func overloads() throws {
        func title(_ module: String) -> String {
            "    private func title(of shown: \(module)ViewController) -> String { \"a\" }\n"
        }
        func branch(_ module: String) -> String {
            "        case let shown as \(module)ViewController: title(of: shown)\n"
        }
        func file(_ branches: String, _ titles: String) -> String {
            "protocol Titling {\n    func title(of shown: Any) -> String?\n}\n\nstruct Titles: Titling {\n    func title(of shown: Any) -> String? {\n        switch shown {\n\(branches)        default: nil\n        }\n    }\n\n\(titles)}\n"
        }
        let app = try LearntApp.shop([
            "Shop/Titles.swift": file(branch("Movies") + branch("Songs"), title("Movies") + title("Songs"))
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Titles.swift")
                == file(
                    branch("Movies") + branch("Wishes") + branch("Songs"),
                    title("Movies") + title("Wishes") + title("Songs")
                )
        )
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test(
        "a part of the module that several other modules show is shared, as one module's is not",
        arguments: [true, false]
    )
    func sharedParts(isShared: Bool) throws {
        let link = "import UIKit\n\nfinal class HomeLinks {\n    func find() { show(QuickMoviesViewController()) }\n}\n"
        var files = [
            "Shop/Movies/QuickMoviesViewController.swift":
                "import UIKit\n\nfinal class QuickMoviesViewController: UIViewController {}\n",
            "Shop/Songs/SongsLinks.swift":
                "import UIKit\n\nfinal class SongsLinks {\n    func find() { show(QuickMoviesViewController()) }\n}\n",
            "Shop/Home/HomeViewController.swift":
                "import UIKit\n\nfinal class HomeViewController: UIViewController {}\n",
            "Shop/Home/HomeViewModel.swift": "final class HomeViewModel {}\n",
        ]
        files["Shop/Home/HomeLinks.swift"] = isShared ? link : nil
        let app = try LearntApp.shop(files)
        let plan = try app.copy("Movies", to: "Wishes")
        #expect(plan.extent?.shared.contains("QuickMoviesViewController") == isShared)
        #expect((app.text("Shop/Wishes/QuickWishesViewController.swift") == nil) == isShared)
    }

    @Test("a view model that several other modules are given is shared, and their parameters stay as they are")
    func sharedViewModels() throws {
        func container(_ module: String) -> String {
            "final class \(module)Container {\n    private let moviesViewModel: MoviesViewModel\n\n    init(moviesViewModel: MoviesViewModel) { self.moviesViewModel = moviesViewModel }\n}\n"
        }
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesContainer.swift":
                "final class MoviesContainer {\n    func songs(moviesViewModel: MoviesViewModel) -> SongsContainer { SongsContainer(moviesViewModel: moviesViewModel) }\n}\n",
            "Shop/Songs/SongsContainer.swift": container("Songs"),
            "Shop/Home/HomeContainer.swift": container("Home"),
            "Shop/Home/HomeViewModel.swift": "final class HomeViewModel {}\n",
            "Shop/Home/HomeViewController.swift":
                "import UIKit\n\nfinal class HomeViewController: UIViewController {}\n",
        ])
        let plan = try app.copy("Movies", to: "Wishes")
        #expect(plan.extent?.shared.contains("MoviesViewModel") == true)
        #expect(app.text("Shop/Songs/SongsContainer.swift") == container("Songs"))
        #expect(
            app.text("Shop/Wishes/WishesContainer.swift")
                == "final class WishesContainer {\n    func songs(wishesViewModel: MoviesViewModel) -> SongsContainer { SongsContainer(moviesViewModel: wishesViewModel) }\n}\n"
        )
    }

    @Test("what meets a requirement that stays is not repeated, and calls of it stay")
    func requirementsThatStay() throws {
        let home = """
            final class Home {}

            extension Home: OptionsDelegate {
                func optionsWantToEditTheme() { show(EditThemeView()) }
            }

            """
        let app = try LearntApp.shop([
            "Shop/Movies/OptionsModel.swift": """
            protocol OptionsDelegate: AnyObject {
                func optionsWantToEditTheme()
            }

            final class OptionsModel {
                weak var delegate: OptionsDelegate?

                func editTheme() { delegate?.optionsWantToEditTheme() }
            }

            """,
            "Shop/Movies/EditThemeView.swift": "import SwiftUI\n\nstruct EditThemeView: View {}\n",
            "Shop/Home.swift": home,
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/Home.swift") == home)
        let model = app.text("Shop/Wishes/WishesOptionsModel.swift") ?? ""
        #expect(model.contains("{ delegate?.optionsWantToEditTheme() }"), "\(model)")
    }

    @Test("a type gets another name where the module's own type would have it")
    func twins() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/ListSource.swift": "protocol ListSource {}\n",
            "Shop/Movies/MoviesListSource.swift": "final class MoviesListSource: ListSource {}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Wishes/WishesListSource.swift")
                == "final class WishesListSource: ListWishesSource {}\n"
        )
        #expect(app.text("Shop/Wishes/ListWishesSource.swift") == "protocol ListWishesSource {}\n")
    }

    @Test("an element is that of the enum whose case takes no value, in a list and in no pattern")
    func elementsWithoutValues() throws {
        let app = try LearntApp.shop([
            "Shop/Items.swift":
                "enum Call { case movies(Int), others }\nfunc items() -> [Any] { make { () -> [Item] in [.songs, .movies, .rest] } }\n",
            "Shop/Item.swift":
                "enum Item {\n    case songs\n    case movies\n\n    var model: Any {\n        switch self {\n        case .songs: SongsViewModel()\n        case .movies: MoviesViewModel()\n        }\n    }\n}\n",
            "Shop/Tab.swift": "",
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/Items.swift")?.contains("[.songs, .movies, .wishes, .rest]") == true)
        #expect(app.text("Shop/Items.swift")?.hasPrefix("enum Call { case movies(Int), others }\n") == true)
    }

    @Test("a switch over a value of unknown type is that of the enum in the type around it, if several have its cases")
    func switchesOfActions() throws {
        func reducer(_ name: String, _ cases: String, _ switched: String) -> String {
            """
            struct \(name)Reducer {
                enum Route { case movies(Int), other }
                enum Action {
                    case stop
                    case movies(MoviesViewModel)
            \(cases)        case songs(SongsViewModel)
                }

                var body: Any {
                    Reduce { state, action in
                        switch action {
                        case .stop: return 1
                        case .movies: return 2
            \(switched)            case .songs: return 3
                        }
                    }
                }
            }

            """
        }
        let app = try LearntApp.shop([
            "Shop/One.swift": reducer("One", "", ""), "Shop/Two.swift": reducer("Two", "", ""),
        ])
        try app.copy("Movies", to: "Wishes")
        for name in ["One", "Two"] {
            let new = reducer(
                name,
                "        case wishes(WishesViewModel)\n",
                "            case .wishes: return 2\n"
            )
            #expect(app.text("Shop/\(name).swift") == new)
        }
    }

    @Test("cases that one key path may mean are kept together")
    func keptTogether() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesReducer.swift": """
            struct MoviesReducer {
                enum Route { case movies }
                enum Action { case movies(MoviesViewModel) }

                func go() { send(.movies) }
                var scope: Any { Scope(action: \\.movies) }
            }

            """,
            "Shop/Songs/SongsRoute.swift": "enum SongsRoute { case movies }\n",
        ])
        try app.copy("Movies", to: "Wishes")
        let text = app.text("Shop/Wishes/WishesReducer.swift") ?? ""
        let isOld = text.contains("case movies(WishesViewModel)")
        #expect(text.contains(isOld ? "Scope(action: \\.movies)" : "Scope(action: \\.wishes)"), "\(text)")
    }

    @Test("what is decoded keeps its keys", arguments: ["Decodable, Equatable", "Codable"])
    func decodedKeys(type: String) throws {
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesReply.swift": """
            struct MoviesReply: \(type) {
                let movies: [Int]
                let kind: MoviesKind
                let best: Int

                enum CodingKeys: String, CodingKey {
                    case movies, kind
                    case best = "best_movie"
                }
            }

            enum MoviesKind: String, \(type) { case movie, other }

            """,
            "Shop/Movies/MoviesLoader.swift":
                "final class MoviesLoader {\n    var reply: MoviesReply?\n    var count: Int { reply?.movies.count ?? 0 }\n}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Wishes/WishesReply.swift") == """
                struct WishesReply: \(type) {
                    let movies: [Int]
                    let kind: WishesKind
                    let best: Int

                    enum CodingKeys: String, CodingKey {
                        case movies, kind
                        case best = "best_movie"
                    }
                }

                enum WishesKind: String, \(type) { case movie, other }

                """
        )
        #expect(app.text("Shop/Wishes/WishesLoader.swift")?.contains("reply?.movies.count") == true)
    }

    @Test("a key that is assigned stays")
    func assignedKeys() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesStore.swift":
                "final class MoviesStore {\n    func load() {\n        let key: String\n        key = \"moviesFilter\"\n    }\n}\n"
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/Wishes/WishesStore.swift")?.contains("key = \"moviesFilter\"") == true)
    }

    @Test("the name of a file that is read stays, and so does a case whose text has no words of the module")
    func namesOfFiles() throws {
        let endpoint =
            "enum Endpoint: String {\n    case movies = \"list_endpoint\"\n    case songs = \"songs_endpoint\"\n}\n"
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesLoader.swift": """
            final class MoviesLoader {
                let data = read(forName: "movies_list")
                let next = Endpoint.movies
                let event = Event.movies
                let scene = Scene.movies
            }

            """,
            "Shop/Endpoint.swift": endpoint,
            "Shop/Event.swift":
                "enum Event: String {\n    case movies = \"MOVIES\"\n    case songs = \"SONGS\"\n}\nenum Scene: String {\n    case movies = \"MoviesViewController\"\n    case songs = \"SongsViewController\"\n}\n",
        ])
        let plan = try app.copy("Movies", to: "Wishes")
        let loader = app.text("Shop/Wishes/WishesLoader.swift") ?? ""
        #expect(loader.contains("forName: \"movies_list\"") && loader.contains("Endpoint.movies"))
        #expect(loader.contains("Event.wishes") && loader.contains("Scene.wishes"))
        #expect(app.text("Shop/Endpoint.swift") == endpoint)
        #expect(app.text("Shop/Event.swift")?.contains("case wishes = \"WISHES\"") == true)
        #expect(app.text("Shop/Event.swift")?.contains("case wishes = \"WishesViewController\"") == true)
        let said = plan.notes.map(\.description)
        #expect(said.contains { $0.contains("\"movies_list\" stays in the copy: the name of a file") }, "\(said)")
    }

    @Test("a generated file is not edited, and decides no names")
    func generated() throws {
        let provider =
            "final class Provider: MoviesDependency {\n    var moviesState: MoviesState { app.moviesState }\n    var movies: MoviesViewModel { app.movies }\n}\n"
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesDependency.swift":
                "protocol MoviesDependency {\n    var moviesState: MoviesState { get }\n}\n\nstruct MoviesState {}\n",
            "Shop/App/ToolGenerated.swift": provider,
            "Shop/App/Dependency.swift":
                "protocol AppDependency {\n    var movies: MoviesViewModel { get }\n    var songs: SongsViewModel { get }\n}\n",
            "Shop/App/AppToolGenerated.swift":
                "final class AppProvider: AppDependency {\n    var movies: MoviesViewModel { app.movies }\n    var songs: SongsViewModel { app.songs }\n}\n",
        ])
        let before = app.files
        try app.copy("Movies", to: "Wishes")
        for path in ["Shop/App/ToolGenerated.swift", "Shop/App/AppToolGenerated.swift"] {
            #expect(app.text(path) == before[path])
        }
        #expect(app.text("Shop/App/Dependency.swift")?.contains("    var wishes: WishesViewModel { get }\n") == true)
        let copy = app.text("Shop/Wishes/WishesDependency.swift") ?? ""
        #expect(copy.contains("    var wishesState: WishesState { get }\n"), "\(copy)")
    }

    @Test("a case with more than the module's words in its text is repeated, and told")
    func madeUpText() throws {
        let endpoint =
            "enum Endpoint: String {\n    case movies = \"movies_list\"\n    case songs = \"songs_list\"\n}\n"
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesLoader.swift": "final class MoviesLoader {\n    let next = Endpoint.movies\n}\n",
            "Shop/Endpoint.swift": endpoint,
        ])
        let said = try app.copy("Movies", to: "Wishes").notes.map(\.description)
        #expect(app.text("Shop/Endpoint.swift")?.contains("    case wishes = \"wishes_list\"\n") == true)
        #expect(app.text("Shop/Wishes/WishesLoader.swift")?.contains("Endpoint.wishes") == true)
        #expect(said.contains { $0.contains("\"movies\" has a made-up value instead of \"movies_list\"") }, "\(said)")
    }

    @Test("a case that a switch needs is told if its text is made up")
    func madeUp() throws {
        let product = """
            enum Product: String {
                case movies = "com.shop.movies"
                case songs = "com.shop.songs"

                var model: Any {
                    switch self {
                    case .movies: MoviesViewModel()
                    case .songs: SongsViewModel()
                    }
                }
            }

            """
        let plan = try LearntApp.shop(["Shop/Product.swift": product]).copy("Movies", to: "Wishes")
        let said = plan.notes.filter { $0.mark?.source == "Shop/Product.swift" }.map(\.description)
        #expect(
            said == [
                "Shop/Product.swift:2:10: note: the copy of \"movies\" has a made-up value instead of \"com.shop.movies\";"
                    + " correct it if others than the app know it"
            ]
        )
    }
}
