import Testing

@testable import ModulePlanning

@Suite("Copies of modules: names in apps that people wrote")
struct CopyNamesTests {
    @Test("a double in tests does not bind the names of the copy")
    func doubles() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesLoading.swift": "protocol MoviesLoading {\n    func loadMovies()\n}\n",
            "Shop/Movies/MoviesLoader.swift": "struct MoviesLoader: MoviesLoading {\n    func loadMovies() {}\n}\n",
            "ShopTests/Doubles.swift": "struct ServiceDouble: MoviesLoading {\n    func loadMovies() {}\n}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/Wishes/WishesLoading.swift") == "protocol WishesLoading {\n    func loadWishes()\n}\n")
        #expect(
            app.text("Shop/Wishes/WishesLoader.swift")
                == "struct WishesLoader: WishesLoading {\n    func loadWishes() {}\n}\n"
        )
    }

    @Test("what meets a requirement that keeps its name keeps its own")
    func kept() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesLoading.swift": "protocol MoviesLoading {\n    func loadMovies()\n}\n",
            "Shop/Movies/MoviesLoader.swift":
                "final class MoviesLoader: Loader, MoviesLoading {\n    override func loadMovies() {}\n}\n",
            "Shop/Services/Loader.swift": "class Loader {\n    func loadMovies() {}\n}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        let names = ["Loading", "Loader"].compactMap { app.text("Shop/Wishes/Wishes\($0).swift") }
        #expect(names.count == 2 && names.allSatisfy { $0.contains("func loadMovies()") }, "\(names)")
    }

    @Test("the value of a variable of the same name is that outside of it")
    func shadows() throws {
        let view = """
            final class MoviesRow: UIView {
                var movies: [Movie]? {
                    didSet {
                        guard let movies = movies else { return }
                        show(movies)
                    }
                }
            }

            """
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesRow.swift": view,
            "Shop/Library/Library.swift": "final class Library {\n    var movies: [Movie] = []\n}\n",
            "Shop/Movies/MoviesCount.swift": "func moviesCount(_ all: Any) -> Int { all.movies.count }\n",
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Wishes/WishesRow.swift")?.contains(
                "guard let wishes = movies else { return }\n            show(wishes)"
            )
                == true,
            "\(app.text("Shop/Wishes/WishesRow.swift") ?? "")"
        )
    }

    @Test("a module may be called like a role, if its folder has types of several roles")
    func roles() throws {
        let app = try LearntApp.shop([
            "Shop/Events/EventsView.swift": "final class EventsView: UIView {}\n",
            "Shop/Events/EventsViewModel.swift": "final class EventsViewModel {}\n",
        ])
        try app.copy("Events", to: "Wishes")
        #expect(app.text("Shop/Wishes/WishesViewModel.swift") == "final class WishesViewModel {}\n")
    }

    @Test("a wire frame is one of the module's roles, in two words, too")
    func wireFrames() throws {
        let text =
            "final class MoviesWireFrame {\n    func make() -> MoviesViewController { MoviesViewController() }\n}\n"
        let app = try LearntApp.shop(["Shop/Movies/MoviesWireFrame.swift": text])
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/Wishes/WishesWireFrame.swift")?.contains("-> WishesViewController") == true)
    }

    @Test("the header of a file that only gets the copy's name before its own has the new name")
    func headers() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/EntryField.swift": "//\n//  EntryField.swift\n//\n\nfinal class EntryField {}\n"
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Wishes/WishesEntryField.swift")
                == "//\n//  WishesEntryField.swift\n//\n\nfinal class WishesEntryField {}\n"
        )
    }

    @Test("an alias of a type of the module is copied, though it has another name")
    func aliases() throws {
        let row =
            "typealias Line = MoviesViewModel\ntypealias Title = String\n\nstruct MoviesRow {\n    let line: Line\n    let title: Title\n}\n"
        let app = try LearntApp.shop(["Shop/Movies/MoviesRow.swift": row])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Wishes/WishesRow.swift")
                == "typealias WishesLine = WishesViewModel\n\nstruct WishesRow {\n    let line: WishesLine\n    let title: Title\n}\n"
        )
    }

    @Test("a property of UIKit's keeps its name, though the module has one of the same")
    func properties() throws {
        let app = try LearntApp.shop([
            "Shop/Search/SearchViewController.swift": """
            final class SearchViewController: UIViewController {
                let searchController = UISearchController()
                func load() {
                    self.navigationItem.searchController = searchController
                    show(self.searchController)
                }
            }

            """,
            "Shop/Search/SearchViewModel.swift": "final class SearchViewModel {}\n",
        ])
        try app.copy("Search", to: "Lookup")
        let text = app.text("Shop/Lookup/LookupViewController.swift") ?? ""
        #expect(text.contains("self.navigationItem.searchController = lookupController\n"), "\(text)")
        #expect(text.contains("show(self.lookupController)"), "\(text)")
    }

    @Test("what an entity that stays is made of stays, too")
    func parts() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/Film.swift":
                "struct Film {\n    let cast: Cast\n}\n\nstruct Cast {\n    let names: [Name]\n}\n",
            "Shop/Movies/Name.swift": "struct Name {}\n",
            "Shop/Movies/MoviesCell.swift": "struct MoviesCell {\n    let film: Film\n    let name: Name\n}\n",
            "Shop/Songs/SongsCell.swift": "struct SongsCell {\n    let film: Film\n}\n",
        ])
        let plan = try app.copy("Movies", to: "Wishes")
        #expect(
            !plan.files.contains { $0.path.contains("Film") || $0.path.contains("Name") },
            "\(plan.files.map(\.path))"
        )
        #expect(app.text("Shop/Wishes/WishesCell.swift")?.contains("let film: Film\n    let name: Name\n") == true)
    }

    @Test("a copy of two statements gets a tag of its own")
    func tags() throws {
        let app = try LearntApp.shop([
            "Shop/Books/BooksViewController.swift": "final class BooksViewController: UIViewController {}\n",
            "Shop/Books/BooksViewModel.swift": "final class BooksViewModel {}\n",
            "Shop/Tabs.swift": """
            final class Tabs: UITabBarController {
                func start() {
                    let songs = SongsViewController(viewModel: SongsViewModel())
                    songs.tabBarItem = UITabBarItem(title: "Songs", tag: 0)

                    let books = BooksViewController()
                    books.tabBarItem = UITabBarItem(title: "Books", tag: 2)

                    let movies = MoviesViewController(viewModel: MoviesViewModel())
                    movies.tabBarItem = UITabBarItem(title: "Movies", tag: 1)

                    viewControllers = [songs, movies, books]
                }
            }

            """,
        ])
        try app.copy("Movies", to: "Wishes")
        let copy = """

                    let wishes = WishesViewController(viewModel: WishesViewModel())
                    wishes.tabBarItem = UITabBarItem(title: "Wishes", tag: 3)

                    viewControllers = [songs, movies, wishes, books]

            """
        #expect(app.text("Shop/Tabs.swift")?.contains(copy) == true, "\(app.text("Shop/Tabs.swift") ?? "")")
    }

    @Test("the copy of the last of several equal statements stands with them")
    func groups() throws {
        let app = try LearntApp.shop([
            "Shop/Books/BooksViewController.swift": "final class BooksViewController: UIViewController {}\n",
            "Shop/Books/BooksViewModel.swift": "final class BooksViewModel {}\n",
            "Shop/Tabs.swift": """
            final class Tabs: UITabBarController {
                func start() {
                    let books = UINavigationController(rootViewController: BooksViewController())
                    let songs = UINavigationController(rootViewController: SongsViewController(viewModel: SongsViewModel()))
                    let movies = UINavigationController(rootViewController: MoviesViewController(viewModel: MoviesViewModel()))

                    viewControllers = [songs, movies, books]
                }
            }

            """,
        ])
        try app.copy("Movies", to: "Wishes")
        let copy = """
                    let movies = UINavigationController(rootViewController: MoviesViewController(viewModel: MoviesViewModel()))
                    let wishes = UINavigationController(rootViewController: WishesViewController(viewModel: WishesViewModel()))

                    viewControllers = [songs, movies, wishes, books]

            """
        #expect(app.text("Shop/Tabs.swift")?.contains(copy) == true, "\(app.text("Shop/Tabs.swift") ?? "")")
    }
}
