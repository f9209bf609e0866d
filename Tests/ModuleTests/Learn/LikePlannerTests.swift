import Diagnostics
import FileTransaction
import Testing

@testable import ModulePlanning

@Suite("A module is copied under another name")
struct LikePlannerTests {
    @Test("its files have the new words, and no author or date")
    func files() throws {
        let app = try LearntApp.shop()
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Wishes/WishesViewController.swift") == """
                //
                //  WishesViewController.swift
                //

                import UIKit

                /// The list of wishes.
                final class WishesViewController: UIViewController {
                    private let viewModel: WishesViewModel

                    init(viewModel: WishesViewModel) {
                        self.viewModel = viewModel
                        super.init(nibName: nil, bundle: nil)
                        title = "Wishes"
                    }
                }

                """
        )
    }

    @Test("an entity that others use stays, with its name")
    func shared() throws {
        let app = try LearntApp.shop()
        let plan = try app.copy("Movies", to: "Wishes")
        #expect(plan.extent?.shared == ["Movie"])
        #expect(
            app.text("Shop/Wishes/WishesViewModel.swift") == """
                final class WishesViewModel {
                    private(set) var wishes: [Movie] = []
                    var hasWishes: Bool { !wishes.isEmpty }
                }

                """
        )
    }

    @Test("the target of a package that has the module's path is repeated with the copy's")
    func packagePaths() throws {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Movies", path: "Modules/Movies/Sources"),
                    .target(name: "Songs", path: "Modules/Songs/Sources"),
                ]
            )

            """
        let app = try LearntApp([
            "Package.swift": manifest,
            "Modules/Movies/Sources/MoviesViewController.swift":
                "import UIKit\n\nfinal class MoviesViewController: UIViewController {}\n",
            "Modules/Songs/Sources/SongsViewController.swift":
                "import UIKit\n\nfinal class SongsViewController: UIViewController {}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        let line = "        .target(name: \"Wishes\", path: \"Modules/Wishes/Sources\"),\n"
        #expect(app.text("Package.swift")?.contains(line) == true, "\(app.text("Package.swift") ?? "")")
        #expect(app.text("Modules/Wishes/Sources/WishesViewController.swift") != nil)
    }

    @Test("extensions that are cut may follow each other to the end of a file")
    func cutsInARow() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesCell.swift":
                "final class MoviesCell {}\n\nextension String {\n    var a: Int { 1 }\n}\n\nextension String {\n    var b: Int { 2 }\n}\n"
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/Wishes/WishesCell.swift") == "final class WishesCell {}\n")
    }

    @Test("a file whose types others use stays, though it mentions the module's")
    func sharedFile() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/MovieBadge.swift": "struct MovieBadge {\n    let model: MoviesViewModel?\n}\n",
            "Shop/Songs/SongsBadges.swift": "struct SongsBadges {\n    let first: MovieBadge\n}\n",
        ])
        let plan = try app.copy("Movies", to: "Wishes")
        #expect(plan.extent?.shared.contains("MovieBadge") == true)
        #expect(app.text("Shop/Wishes/WishBadge.swift") == nil)
    }

    @Test(
        "what the app has for it is repeated beside it: a factory, a case with the next number, the cases of switches"
    )
    func units() throws {
        let app = try LearntApp.shop()
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Tab.swift") == """
                enum Tab: Int, CaseIterable {
                    case movies = 0
                    case wishes = 2
                    case songs = 1

                    var title: String {
                        switch self {
                        case .movies: return "Movies"
                        case .wishes: return "Wishes"
                        case .songs: return "Songs"
                        }
                    }

                    func show(_ container: AppContainer) -> UIViewController {
                        switch self {
                        case .movies: return container.makeMovies()
                        case .wishes: return container.makeWishes()
                        case .songs: return container.makeSongs()
                        }
                    }
                }

                """
        )
        #expect(
            app.text("Shop/AppContainer.swift")?.contains(
                """
                    }

                    func makeWishes() -> WishesViewController {
                        WishesViewController(viewModel: WishesViewModel())
                    }

                    func makeSongs()
                """
            ) == true
        )
    }

    @Test("the copy can be taken back to the byte, and a second run changes nothing")
    func again() throws {
        let app = try LearntApp.shop()
        try app.copy("Movies", to: "Wishes")
        let written = app.files
        #expect(try app.copy("Movies", to: "Wishes").isEmpty)
        #expect(app.files == written)
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test("of equal entries in a manifest, each is taken back where it was put")
    func equalEntries() throws {
        let app = try LearntApp.shop([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "Shop",
                products: [
                    .library(name: "Movies", targets: ["Movies"]),
                    .library(name: "Songs", targets: ["Songs"]),
                ],
                targets: [
                    .target(name: "Movies", path: "Shop/Movies"),
                    .target(name: "Songs", path: "Shop/Songs"),
                    .target(name: "Home", dependencies: ["Movies", "Songs"]),
                    .target(name: "Start", dependencies: ["Movies", "Songs"]),
                ]
            )

            """
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Package.swift")?.contains(
                """
                        .target(name: "Home", dependencies: ["Movies", "Wishes", "Songs"]),
                        .target(name: "Start", dependencies: ["Movies", "Wishes", "Songs"]),
                """
            ) == true
        )
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test("two copies can be taken back in either order", arguments: [["Wishes", "Gifts"], ["Gifts", "Wishes"]])
    func twice(order: [String]) throws {
        let app = try LearntApp.shop()
        try app.copy("Movies", to: "Wishes")
        try app.copy("Movies", to: "Gifts")
        for name in order { try app.remove(name) }
        #expect(app.isAsBefore)
    }

    @Test("with --full, the services and entities of its name are copied, too")
    func full() throws {
        let app = try LearntApp.shop()
        try app.copy("Movies", to: "Wishes", ExtentOptions(isFull: true))
        #expect(app.text("Shop/Models/Wish.swift") == "struct Wish {\n    let title: String\n}\n")
        #expect(
            app.text("Shop/Services/WishesService.swift")
                == "final class WishesService {\n    func wishes() -> [Wish] { [] }\n}\n"
        )
    }

    @Test("with --types, an entity of another name is copied, too")
    func types() throws {
        let app = try LearntApp.shop([
            "Shop/Models/Film.swift": "struct Film {}\n",
            "Shop/Movies/MoviesCell.swift": "struct MoviesCell {\n    let film: Film\n}\n",
        ])
        try app.copy("Movies", to: "Wishes", types: ["Gift=Film"])
        #expect(app.text("Shop/Models/Gift.swift") == "struct Gift {}\n")
        #expect(app.text("Shop/Wishes/WishesCell.swift") == "struct WishesCell {\n    let gift: Gift\n}\n")
    }

    @Test("an argument or an element that the rest of the app has no place for is told, and left")
    func unfit() throws {
        let starter = """
            final class Starter {
                let movies: MoviesViewModel
                init(moviesViewModel: MoviesViewModel, count: Int = 0) {
                    movies = moviesViewModel
                }
            }

            """
        let assembly = """
            struct Assembly {
                func start() -> Starter {
                    return Starter(moviesViewModel: MoviesViewModel())
                }
            }

            """
        let app = try LearntApp.shop(["Shop/Songs/Starter.swift": starter, "Shop/Assembly.swift": assembly])
        let plan = try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/Songs/Starter.swift") == starter)
        #expect(app.text("Shop/Assembly.swift") == assembly)
        let told = "\"return Starter(moviesViewModel: MoviesViewModel())\" is not repeated"
        #expect(plan.notes.map(\.message).contains(told))
    }

    @Test("a case of an enum in one line is repeated in it, and taken back")
    func caseInOneLine() throws {
        let app = try LearntApp.shop([
            "Shop/Tab.swift": """
            enum Tab { case movies, songs }

            func show(_ tab: Tab, _ container: AppContainer) -> UIViewController {
                switch tab {
                case .movies: return container.makeMovies()
                case .songs: return container.makeSongs()
                }
            }

            func isOfPictures(_ tab: Tab) -> Bool {
                switch tab {
                case .movies,
                    .songs:
                    true
                }
            }

            """
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Tab.swift") == """
                enum Tab { case movies, wishes, songs }

                func show(_ tab: Tab, _ container: AppContainer) -> UIViewController {
                    switch tab {
                    case .movies: return container.makeMovies()
                    case .wishes: return container.makeWishes()
                    case .songs: return container.makeSongs()
                    }
                }

                func isOfPictures(_ tab: Tab) -> Bool {
                    switch tab {
                    case .movies,
                        .wishes,
                        .songs:
                        true
                    }
                }

                """
        )
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test("names of frameworks stay, though the module is called like them")
    func frameworks() throws {
        let screen = """
            import UIKit

            final class SearchViewController: UIViewController {
                private let viewModel = SearchViewModel()

                func prepare() {
                    let searchController = UISearchController(searchResultsController: nil)
                    searchController.searchBar.placeholder = viewModel.searchTitle
                    navigationItem.searchController = searchController
                }
            }

            extension SearchViewController: UISearchResultsUpdating {
                func updateSearchResults(for searchController: UISearchController) {
                    let searchBar = searchController.searchBar
                    viewModel.updateSearchResults(from: searchBar.text)
                }
            }

            """
        let app = try LearntApp.shop([
            "Shop/Search/SearchViewController.swift": screen,
            "Shop/Search/SearchViewModel.swift":
                "final class SearchViewModel {\n    let searchTitle = \"\"\n    func updateSearchResults(from text: String?) {}\n}\n",
        ])
        try app.copy("Search", to: "Lookup")
        #expect(
            app.text("Shop/Lookup/LookupViewController.swift") == """
                import UIKit

                final class LookupViewController: UIViewController {
                    private let viewModel = LookupViewModel()

                    func prepare() {
                        let lookupController = UISearchController(searchResultsController: nil)
                        lookupController.searchBar.placeholder = viewModel.lookupTitle
                        navigationItem.searchController = lookupController
                    }
                }

                extension LookupViewController: UISearchResultsUpdating {
                    func updateSearchResults(for lookupController: UISearchController) {
                        let lookupBar = lookupController.searchBar
                        viewModel.updateLookupResults(from: lookupBar.text)
                    }
                }

                """
        )
    }

    @Test("an extension of its types in a file of its name comes with it")
    func extensions() throws {
        let app = try LearntApp.shop([
            "ShopTests/MoviesViewModelMock.swift": "extension MoviesViewModel {\n    static func mock() {}\n}\n",
            "ShopTests/MoviesViewModelTests.swift": "func testMovies() {\n    MoviesViewModel.mock()\n}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("ShopTests/WishesViewModelMock.swift")
                == "extension WishesViewModel {\n    static func mock() {}\n}\n"
        )
        #expect(app.text("ShopTests/WishesViewModelTests.swift")?.contains("WishesViewModel.mock()") == true)
    }

    @Test("a link of another module to it is told, and left")
    func link() throws {
        let link =
            "extension SongsViewController {\n    func openMovies() {\n        show(MoviesViewController.self)\n    }\n}\n"
        let app = try LearntApp.shop(["Shop/Songs/SongsViewController+Movies.swift": link])
        let plan = try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/Songs/SongsViewController+Movies.swift") == link)
        #expect(
            plan.notes.map(\.description).contains {
                $0.hasSuffix("Movies.swift:3:14: note: \"show(MoviesViewController.self)\" is not repeated")
            }
        )
    }

    @Test("a place with one value is told, and left")
    func singleValue() throws {
        let start =
            "final class Start {\n    var tab = Tab.songs\n    func reset() {\n        tab = .movies\n    }\n}\n"
        let app = try LearntApp.shop(["Shop/Start.swift": start])
        let plan = try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/Start.swift") == start)
        #expect(plan.notes.contains { $0.message == "\"tab = .movies\" is not repeated" })
    }

    @Test("a branch of an if, an element, a link of a chain and a case of several in one line are repeated")
    func lists() throws {
        let app = try LearntApp.shop([
            "Shop/Links.swift": """
            enum Link {
                case movies, songs

                init?(_ text: String) {
                    if text == "movies" {
                        self = .movies
                    } else if text == "songs" {
                        self = .songs
                    } else {
                        return nil
                    }
                }

                static let all: [Link] = [.movies, .songs]

                var isFirst: Bool {
                    switch self {
                    case .movies, .songs: return true
                    }
                }

                var model: Any {
                    switch self {
                    case .movies: return MoviesViewModel()
                    case .songs: return SongsViewModel()
                    }
                }
            }

            func register(_ container: AppContainer) {
                container
                    .add(MoviesViewModel.self)
                    .add(SongsViewModel.self)
            }

            """
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Links.swift") == """
                enum Link {
                    case movies, songs
                    case wishes

                    init?(_ text: String) {
                        if text == "movies" {
                            self = .movies
                        } else if text == "wishes" {
                            self = .wishes
                        } else if text == "songs" {
                            self = .songs
                        } else {
                            return nil
                        }
                    }

                    static let all: [Link] = [.movies, .wishes, .songs]

                    var isFirst: Bool {
                        switch self {
                        case .movies, .wishes, .songs: return true
                        }
                    }

                    var model: Any {
                        switch self {
                        case .movies: return MoviesViewModel()
                        case .wishes: return WishesViewModel()
                        case .songs: return SongsViewModel()
                        }
                    }
                }

                func register(_ container: AppContainer) {
                    container
                        .add(MoviesViewModel.self)
                        .add(WishesViewModel.self)
                        .add(SongsViewModel.self)
                }

                """
        )
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test("a requirement comes with what meets it, and what meets it with the requirement")
    func requirements() throws {
        let app = try LearntApp.shop([
            "Shop/Factory.swift": """
            protocol Factory {
                func makeMovies() -> MoviesViewController
                func makeSongs() -> SongsViewController
            }

            extension AppContainer: Factory {}

            final class FactoryMock: Factory {
                func makeMovies() -> MoviesViewController { fatalError() }
                func makeSongs() -> SongsViewController { fatalError() }
            }

            """
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Factory.swift") == """
                protocol Factory {
                    func makeMovies() -> MoviesViewController
                    func makeWishes() -> WishesViewController
                    func makeSongs() -> SongsViewController
                }

                extension AppContainer: Factory {}

                final class FactoryMock: Factory {
                    func makeMovies() -> MoviesViewController { fatalError() }
                    func makeWishes() -> WishesViewController { fatalError() }
                    func makeSongs() -> SongsViewController { fatalError() }
                }

                """
        )
    }

    @Test("a member that meets a requirement of the rest of the app keeps its name")
    func bound() throws {
        let app = try LearntApp.shop([
            "Shop/Services/MoviesLoading.swift": "protocol MoviesLoading {\n    func loadMovies() -> [Movie]\n}\n",
            "Shop/Movies/MoviesPreview.swift":
                "struct MoviesPreview: MoviesLoading {\n    func loadMovies() -> [Movie] { [] }\n}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Wishes/WishesPreview.swift")
                == "struct WishesPreview: MoviesLoading {\n    func loadMovies() -> [Movie] { [] }\n}\n"
        )
    }

    @Test("keys of texts are renamed, and their entries repeated with the old texts")
    func texts() throws {
        let catalogue = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "movies.title" : {
                  "localizations" : {
                    "en" : { "stringUnit" : { "state" : "translated", "value" : "Movies" } }
                  }
                },
                "songs.title" : {

                }
              },
              "version" : "1.0"
            }
            """
        let strings = "/* A title */\n\"movies.empty\" = \"No movies\";\n\"songs.empty\" = \"No songs\";\n"
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesTexts.swift":
                "enum MoviesTexts {\n    static let all = [\"movies.title\", \"movies.empty\"].map(localized)\n}\n",
            "Shop/Localizable.xcstrings": catalogue, "Shop/en.lproj/Localizable.strings": strings,
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Wishes/WishesTexts.swift")
                == "enum WishesTexts {\n    static let all = [\"wishes.title\", \"wishes.empty\"].map(localized)\n}\n"
        )
        #expect(
            app.text("Shop/en.lproj/Localizable.strings")
                == "/* A title */\n\"movies.empty\" = \"No movies\";\n\"wishes.empty\" = \"No movies\";\n\"songs.empty\" = \"No songs\";\n"
        )
        #expect(
            app.text("Shop/Localizable.xcstrings")?.contains("\"wishes.title\" : {\n      \"localizations\"") == true
        )
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test("the tables of a module's own bundle get the keys of the copy, and keep their texts")
    func ownTables() throws {
        func catalogue(_ module: String) -> String {
            #"{ "strings" : { "\#(module).title" : { "comment" : "movies.title" }, "ok" : {} }, "version" : "1.0" }"#
        }
        func strings(_ module: String) -> String { "\"\(module).empty\" = \"No movies: movies.empty\";\n" }
        func plurals(_ module: String) -> String {
            "<plist version=\"1.0\">\n<dict>\n\t<key>\(module).count</key>\n\t<dict>\n\t</dict>\n</dict>\n</plist>\n"
        }
        func keys(_ module: String) -> String { "[\"\(module).title\", \"\(module).empty\", \"\(module).count\"]" }
        let (old, new) = ("Packages/Movies/Sources/Movies", "Packages/Wishes/Sources/Wishes")
        let app = try LearntApp([
            "Packages/Movies/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Movies",
                products: [.library(name: "Movies", targets: ["Movies"])],
                targets: [.target(name: "Movies", resources: [.process("Resources")])]
            )

            """,
            "\(old)/MoviesView.swift": "struct MoviesView { let model: MoviesViewModel }\n",
            "\(old)/MoviesViewModel.swift": "struct MoviesViewModel { let texts = \(keys("movies")) }\n",
            "\(old)/Resources/Localizable.xcstrings": catalogue("movies"),
            "\(old)/Resources/en.lproj/Localizable.strings": strings("movies"),
            "\(old)/Resources/en.lproj/Localizable.stringsdict": plurals("movies"),
            "Shop/App.swift": "struct ShopView {}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("\(new)/WishesViewModel.swift") == "struct WishesViewModel { let texts = \(keys("wishes")) }\n"
        )
        #expect(app.text("\(new)/Resources/Localizable.xcstrings") == catalogue("wishes"))
        #expect(app.text("\(new)/Resources/en.lproj/Localizable.strings") == strings("wishes"))
        #expect(app.text("\(new)/Resources/en.lproj/Localizable.stringsdict") == plurals("wishes"))
        #expect(app.text("\(old)/Resources/Localizable.xcstrings") == catalogue("movies"))
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test("a module whose screens lie in folders of layers is found by the word that they begin with")
    func joinedScreens() throws {
        let app = try LearntApp([
            "Views/MoviesListView.swift": "struct MoviesListView: View {}\n",
            "ViewModels/MoviesListViewModel.swift": "final class MoviesListViewModel {}\n",
            "Views/MoviesDetailView.swift": "struct MoviesDetailView: View {}\n",
            "ViewModels/MoviesDetailViewModel.swift": "final class MoviesDetailViewModel {}\n",
            "Views/SongsListView.swift": "struct SongsListView: View {}\n",
            "ViewModels/SongsListViewModel.swift": "final class SongsListViewModel {}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        for path in ["Views/WishesListView", "Views/WishesDetailView", "ViewModels/WishesDetailViewModel"] {
            #expect(app.text("\(path).swift") != nil)
        }
        #expect(throws: Failure.self) { try app.copy("Songs", to: "Gifts") }
    }

    @Test("a text that depends on a number is repeated below its original, with all its forms")
    func plurals() throws {
        func table(_ keys: [String]) -> String {
            let entries = keys.map { key in
                """
                \t<key>\(key)</key>
                \t<dict>
                \t\t<key>NSStringLocalizedFormatKey</key>
                \t\t<string>%#@movies@</string>
                \t</dict>

                """
            }
            return "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\(entries.joined())</dict>\n</plist>\n"
        }
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesTexts.swift":
                "enum MoviesTexts {\n    static let count = localized(\"movies.count\")\n}\n",
            "Shop/en.lproj/Localizable.stringsdict": table(["movies.count", "songs.count"]),
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Wishes/WishesTexts.swift")
                == "enum WishesTexts {\n    static let count = localized(\"wishes.count\")\n}\n"
        )
        #expect(
            app.text("Shop/en.lproj/Localizable.stringsdict") == table(["movies.count", "wishes.count", "songs.count"])
        )
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test("texts of a table that is a property list in XML are added in its form, whatever its encoding")
    func propertyList() throws {
        func table(_ keys: [String]) -> String {
            let entries = keys.map { "\t<key>\($0)</key>\n\t<string>Filme &amp; mehr</string>\n" }
            return "<plist version=\"1.0\">\n<dict>\n\(entries.joined())</dict>\n</plist>\n"
        }
        let (old, new) = (["Movies &amp; more", "songs"], ["Movies &amp; more", "Wishes &amp; more", "songs"])
        let head = "<?xml version=\"1.0\"?>\n"
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesTexts.swift":
                "enum MoviesTexts {\n    static let all = localized(\"Movies & more\")\n}\n",
            "Shop/de.lproj/Localizable.strings": head + table(old),
            "Shop/en.lproj/Localizable.strings": "\u{FEFF}" + table(old),
        ])
        func wide(_ text: String) -> [UInt8] {
            [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        }
        let path = "Shop/fr.lproj/Localizable.strings"
        try app.folder.write(bytes: wide(table(old)), to: path)
        func bytes() throws -> [UInt8]? { try FileTree(root: app.folder.path).read(RelativePath(path)) }
        let plan = try app.copy("Movies", to: "Wishes")
        #expect(!plan.notes.contains { $0.description.contains("not added to this table") })
        #expect(app.text("Shop/de.lproj/Localizable.strings") == head + table(new))
        #expect(app.text("Shop/en.lproj/Localizable.strings") == "\u{FEFF}" + table(new))
        #expect(try bytes() == wide(table(new)))
        try app.remove("Wishes")
        #expect(app.text("Shop/de.lproj/Localizable.strings") == head + table(old))
        #expect(try bytes() == wide(table(old)))
    }

    @Test("a table that is not read is named, even if no other has the module's texts", arguments: [true, false])
    func unreadTables(hasOther: Bool) throws {
        let catalogue = "Shop/Localizable.xcstrings"
        var files = [
            "Shop/Movies/MoviesTexts.swift": "enum MoviesTexts {\n    static let all = localized(\"movies.all\")\n}\n",
            catalogue: "{\"strings\": {\"movies.all\": {}",
            "Shop/de.lproj/Localizable.strings": "bplist00\u{1}movies.all",
            "Shop/de.lproj/Localizable.stringsdict": "bplist00\u{1}movies.all",
            "Shop/de.lproj/Other.strings": "bplist00\u{1}songs.all",
        ]
        if hasOther { files["Shop/en.lproj/Localizable.strings"] = "\"movies.all\" = \"All\";\n" }
        let plan = try LearntApp.shop(files).copy("Movies", to: "Wishes")
        let named = plan.notes.filter { $0.message.contains("are not added to this table") }.compactMap(\.mark?.source)
        #expect(
            named.sorted()
                == [catalogue, "Shop/de.lproj/Localizable.strings", "Shop/de.lproj/Localizable.stringsdict"]
        )
    }

    @Test("paths, names of images and stored keys stay, and are told")
    func keptTexts() throws {
        let source = """
            enum MoviesNames {
                static let image = UIImage(named: "movies")
                static let path = "/api/movies"
                static let text = "No movies yet"
            }

            """
        let app = try LearntApp.shop(["Shop/Movies/MoviesNames.swift": source])
        let plan = try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Wishes/WishesNames.swift") == """
                enum WishesNames {
                    static let image = UIImage(named: "movies")
                    static let path = "/api/movies"
                    static let text = "No wishes yet"
                }

                """
        )
        #expect(plan.notes.map(\.message).contains("\"/api/movies\" stays in the copy: a path"))
        #expect(plan.notes.map(\.message).contains("\"movies\" stays in the copy: the name of an image"))
    }

    @Test("names of symbols stay, whatever argument or property they are part of")
    func symbols() throws {
        let source = """
            struct MoviesIcon {
                var symbol: String { "movie.circle" }
                func label(_ isOn: Bool) { Label("\\(1) movies and \\(2)", systemImage: isOn ? "movies.fill" : "movies") }
            }

            """
        let app = try LearntApp.shop(["Shop/Movies/MoviesIcon.swift": source])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Wishes/WishesIcon.swift") == """
                struct WishesIcon {
                    var symbol: String { "movie.circle" }
                    func label(_ isOn: Bool) { Label("\\(1) wishes and \\(2)", systemImage: isOn ? "movies.fill" : "movies") }
                }

                """
        )
    }

    @Test("the first parameter of a closure is what the argument's type says")
    func closureParameter() throws {
        let scope = """
            struct Scope<Parent, Action, Child> {
                let extract: (Action) -> Child?
                let child: Child
            }

            enum AppAction {
                case movies(Int)
                case songs(Int)

                var movies: MoviesViewModel? { nil }
                var songs: SongsViewModel? { nil }
            }

            final class AppScopes {
                private var movies: Scope<Tab, AppAction, MoviesViewModel> {
                    Scope(extract: { $0.movies }, child: MoviesViewModel())
                }

                private var songs: Scope<Tab, AppAction, SongsViewModel> {
                    Scope(extract: { $0.songs }, child: SongsViewModel())
                }
            }

            """
        let app = try LearntApp.shop([
            "Shop/Scope.swift": scope,
            "Shop/Movies/MoviesView.swift": "struct MoviesView {\n    let action = AppAction.movies(1)\n}\n",
            // A member of the same name that stays.
            "Shop/Models/Cinema.swift": "struct Cinema {\n    let movies: [Movie]\n}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        let text = try #require(app.text("Shop/Scope.swift"))
        #expect(text.contains("        Scope(extract: { $0.wishes }, child: WishesViewModel())\n"), "\(text)")
    }

    @Test("a tap that opens the module opens no second one")
    func taps() throws {
        let menu = """
            final class MenuViewController: UIViewController {
                let menu = MenuView()

                func viewDidLoad() {
                    moviesTapped()
                    songsTapped()
                }

                private func moviesTapped() {
                    menu.moviesButton.rx.tap.bind { self.show(MoviesViewController.self) }
                }

                private func songsTapped() {
                    menu.songsButton.rx.tap.bind { self.show(SongsViewController.self) }
                }

                func bind() {
                    menu.chosen.subscribe(onNext: { self.show(MoviesViewController.self) })
                    menu.other.subscribe(onNext: { self.show(SongsViewController.self) })
                }

                func select(_ row: Int) {
                    if row == 0 { show(MoviesViewController.self) }
                    if row == 1 { show(SongsViewController.self) }
                }
            }

            final class MenuView: UIView {
                let (moviesButton, songsButton) = (UIButton(), UIButton())
            }

            """
        let app = try LearntApp.shop(["Shop/MenuViewController.swift": menu])
        let plan = try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/MenuViewController.swift") == menu)
        let told = plan.notes.map(\.description).filter { $0.hasPrefix("Shop/MenuViewController") }
        #expect(
            told == [
                "Shop/MenuViewController.swift:10:51: note: \"menu.moviesButton.rx.tap.bind { self.show(MoviesViewController.self) }\" is not repeated",
                "Shop/MenuViewController.swift:18:51: note: \"menu.chosen.subscribe(onNext: { self.show(MoviesViewController.self) })\" is not repeated",
                "Shop/MenuViewController.swift:23:28: note: \"if row == 0 { show(MoviesViewController.self) }\" is not repeated",
            ]
        )
    }

    @Test(
        "a value that is no type of the module may be kept by the copy's factory as by its original",
        arguments: [
            ("let moviesCache = makeCache()", true), ("let moviesCache = Cache(size: 1)", true),
            ("let moviesCache = MoviesCache()", false),
        ]
    )
    func keptValue(local: String, isRepeated: Bool) throws {
        let factory = { (name: String) in
            let camel = name.lowercased()
            return """
                    func make\(name)() -> \(name)ViewModel {
                        \(local.replacing("moviesCache", with: "\(camel)Cache"))
                        self.moviesCache = \(camel)Cache
                        return \(name)ViewModel()
                    }

                """
        }
        let text = { (functions: String) in
            "final class Factory {\n    var moviesCache: Cache?\n    func makeCache() -> Cache { Cache(size: 2) }\n\n\(functions)}\n"
        }
        let app = try LearntApp.shop([
            "Shop/Factory.swift": text(factory("Movies")),
            "Shop/Cache.swift": "class Cache {\n    init(size: Int) {}\n}\n",
            "Shop/Movies/MoviesCache.swift":
                "final class MoviesCache: Cache {\n    init() { super.init(size: 3) }\n}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Factory.swift")
                == text(factory("Movies") + (isRepeated ? "\n" + factory("Wishes") : ""))
        )
    }

    @Test(
        "what makes the module's objects comes with it, though another module uses it",
        arguments: ["", "Implementation", "Impl"]
    )
    func usedConfigurator(end: String) throws {
        let text = { (name: String) in
            "final class \(name)Configurator\(end) {\n    func make() -> \(name)ViewModel { \(name)ViewModel() }\n}\n"
        }
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesConfigurator.swift": text("Movies"),
            "Shop/Songs/SongsRouter.swift":
                "final class SongsRouter {\n    func show() { _ = MoviesConfigurator\(end)().make() }\n}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/Wishes/WishesConfigurator.swift") == text("Wishes"))
    }

    @Test("a button that a row makes for the module is repeated with its tap")
    func ownTaps() throws {
        let app = try LearntApp.shop([
            "Shop/MenuViewController.swift": """
            final class MenuViewController: UIViewController {
                func makeMoviesButton() -> UIButton {
                    let button = UIButton()
                    button.addTarget(MoviesViewController.self, action: nil, for: .touchUpInside)
                    return button
                }

                func makeSongsButton() -> UIButton {
                    let button = UIButton()
                    button.addTarget(SongsViewController.self, action: nil, for: .touchUpInside)
                    return button
                }
            }

            """
        ])
        try app.copy("Movies", to: "Wishes")
        let line = "        button.addTarget(WishesViewController.self, action: nil, for: .touchUpInside)\n"
        #expect(app.text("Shop/MenuViewController.swift")?.contains(line) == true)
    }

    @Test("a local value that is made for the module is repeated with what uses it")
    func locals() throws {
        let tabs = """
            func tabs() -> [Any] {
                let moviesRoot = UINavigationController()
                moviesRoot.title = "Movies"
                let movies = MoviesCoordinator(root: moviesRoot)
                let songsRoot = UINavigationController()
                songsRoot.title = "Songs"
                let songs = SongsCoordinator(root: songsRoot)
                return [movies, songs]
            }

            """
        func coordinator(_ module: String) -> String {
            "final class \(module)Coordinator {\n    init(root: UINavigationController) {}\n}\n"
        }
        let app = try LearntApp.shop([
            "Shop/Tabs.swift": tabs, "Shop/Movies/MoviesCoordinator.swift": coordinator("Movies"),
            "Shop/Songs/SongsCoordinator.swift": coordinator("Songs"),
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Tabs.swift") == """
                func tabs() -> [Any] {
                    let moviesRoot = UINavigationController()
                    moviesRoot.title = "Movies"
                    let movies = MoviesCoordinator(root: moviesRoot)
                    let wishesRoot = UINavigationController()
                    wishesRoot.title = "Wishes"
                    let wishes = WishesCoordinator(root: wishesRoot)
                    let songsRoot = UINavigationController()
                    songsRoot.title = "Songs"
                    let songs = SongsCoordinator(root: songsRoot)
                    return [movies, wishes, songs]
                }

                """
        )
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test("folders and texts may have the words of a name apart")
    func wordsApart() throws {
        let app = try LearntApp.shop([
            "Shop/Add Meal/AddMealView.swift":
                "struct AddMealView {\n    let title = \"Add Meal\"\n    let hint = \"To add meals, tap. We add mealtimes\"\n}\n",
            "Shop/Add Meal/AddMealViewModel.swift": "/// Lets people add meals.\nfinal class AddMealViewModel {}\n",
        ])
        try app.copy("AddMeal", to: "DropMeal")
        #expect(
            app.text("Shop/Drop Meal/DropMealView.swift")
                == "struct DropMealView {\n    let title = \"Drop Meal\"\n    let hint = \"To drop meals, tap. We add mealtimes\"\n}\n"
        )
        let model = app.text("Shop/Drop Meal/DropMealViewModel.swift")
        #expect(model == "/// Lets people drop meals.\nfinal class DropMealViewModel {}\n")
    }

    @Test("the copy of the last one of a group stays in the group")
    func groups() throws {
        let app = try LearntApp.shop([
            "Shop/Names.swift": """
            enum Names {
                static let songs = "songs"
                static let movies = "movies"

                static func all() -> [String] { [songs, movies] }
            }

            """,
            "Shop/Movies/MoviesTexts.swift": "enum MoviesTexts {\n    static let name = Names.movies\n}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Names.swift") == """
                enum Names {
                    static let songs = "songs"
                    static let movies = "movies"
                    static let wishes = "wishes"

                    static func all() -> [String] { [songs, movies, wishes] }
                }

                """
        )
    }

    @Test("of functions that differ in their one parameter, the module's is repeated as a whole")
    func overloads() throws {
        let app = try LearntApp.shop([
            "Shop/Handler.swift": """
            final class Handler {
                func show(movies: MoviesViewModel) {
                    print(movies.movies)
                }

                func show(songs: SongsViewModel) {
                    print(songs.songs)
                }

                func start(_ movies: MoviesViewModel, _ songs: SongsViewModel) {
                    show(movies: movies)
                    show(songs: songs)
                }
            }

            """
        ])
        try app.copy("Movies", to: "Wishes")
        let text = app.text("Shop/Handler.swift") ?? ""
        #expect(
            text.contains("    func show(wishes: WishesViewModel) {\n        print(wishes.wishes)\n    }\n"),
            "\(text)"
        )
        #expect(!text.contains("show(movies: movies, wishes:"), "\(text)")
        #expect(!text.contains("show(wishes: movies)"), "\(text)")
        #expect(!text.contains("movies: MoviesViewModel, wishes: WishesViewModel) {\n        print"), "\(text)")
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test("a repeated conformance declares nothing that the type has already")
    func conformances() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesDelegate.swift":
                "protocol MoviesDelegate {\n    func close()\n    func open(_ movies: MoviesViewModel)\n}\n",
            "Shop/Songs/SongsDelegate.swift": "protocol SongsDelegate {\n    func play()\n}\n",
            "Shop/Start.swift": """
            final class Start {}

            extension Start: MoviesDelegate {
                func close() {}

                func open(_ movies: MoviesViewModel) {}
            }

            extension Start: SongsDelegate {
                func play() {}
            }

            """,
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Start.swift") == """
                final class Start {}

                extension Start: MoviesDelegate {
                    func close() {}

                    func open(_ movies: MoviesViewModel) {}
                }

                extension Start: WishesDelegate {
                    func open(_ wishes: WishesViewModel) {}
                }

                extension Start: SongsDelegate {
                    func play() {}
                }

                """
        )
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test("a test's stand-in gets the values that a repeated case of it uses")
    func standIns() throws {
        let app = try LearntApp.shop([
            "ShopTests/TabMock.swift": """
            final class TabMock {
                let moviesScreen = MoviesDouble()
                let songsScreen = SongsDouble()

                func screen(_ tab: Tab) -> Any {
                    switch tab {
                    case .movies: return moviesScreen
                    case .songs: return songsScreen
                    }
                }
            }

            private final class MoviesDouble {}

            private final class SongsDouble {}

            """
        ])
        try app.copy("Movies", to: "Wishes")
        let text = app.text("ShopTests/TabMock.swift") ?? ""
        #expect(text.contains("    let wishesScreen = WishesDouble()\n"), "\(text)")
        #expect(text.contains("        case .wishes: return wishesScreen\n"), "\(text)")
        #expect(text.contains("private final class WishesDouble {}\n"), "\(text)")
    }

    @Test("a case whose text does not name the module gets one of its own")
    func rawTexts() throws {
        let app = try LearntApp.shop([
            "Shop/Page.swift": """
            enum Page: String {
                case movies = "Cinema"
                case songs = "Radio"

                func show(_ container: AppContainer) -> UIViewController {
                    switch self {
                    case .movies: return container.makeMovies()
                    case .songs: return container.makeSongs()
                    }
                }
            }

            """
        ])
        try app.copy("Movies", to: "Wishes")
        let text = app.text("Shop/Page.swift") ?? ""
        #expect(text.contains("    case movies = \"Cinema\"\n    case wishes = \"wishes\"\n"), "\(text)")
    }

    @Test("a switch over a value of unknown type is that of the one enum with its cases")
    func unknownSubject() throws {
        let app = try LearntApp.shop([
            "Shop/Link.swift": "enum Link {\n    case movies(Int)\n    case film\n}\n",
            "Shop/TabBar.swift": """
            final class TabBar {
                func select(_ index: Int) {
                    guard let tab = Tab(rawValue: index) else { return }
                    switch tab {
                    case .movies: print(1)
                    case .songs: print(2)
                    }
                }
            }

            """,
        ])
        try app.copy("Movies", to: "Wishes")
        let text = app.text("Shop/TabBar.swift") ?? ""
        #expect(text.contains("        case .wishes: print(1)\n"), "\(text)")
    }

    @Test("an action that a storyboard has a control for is left")
    func storyboardActions() throws {
        let menu = """
            final class MenuViewController: UIViewController {
                @IBAction func openMovies() { show(MoviesViewController.self) }
                @IBAction func openSongs() { show(SongsViewController.self) }
            }

            """
        let app = try LearntApp.shop(["Shop/MenuViewController.swift": menu])
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/MenuViewController.swift") == menu)
    }

    @Test("after remove, a name that the app declares itself is not told as left")
    func removedNames() throws {
        let app = try LearntApp.shop(["Shop/Models/Shelf.swift": "struct Shelf {\n    let wishes = 0\n}\n"])
        try app.copy("Movies", to: "Wishes")
        #expect(try app.remove("Wishes").notes.isEmpty)
    }

    @Test("a file that repeats nothing of the module does not import its copy")
    func imports() throws {
        let link = "import Movies\n\nfunc start() -> Any { MoviesViewController.self }\n"
        let app = try LearntApp([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Movies"),
                    .target(name: "Songs"),
                    .target(name: "Start", dependencies: ["Movies"]),
                ]
            )

            """,
            "Sources/Movies/MoviesViewController.swift": "public final class MoviesViewController {}\n",
            "Sources/Songs/SongsViewController.swift": "public final class SongsViewController {}\n",
            "Sources/Start/Start.swift": link,
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Sources/Wishes/WishesViewController.swift") != nil)
        #expect(app.text("Sources/Start/Start.swift") == link)
    }

    @Test("around what is left out, the empty lines stay that separate the rest")
    func emptyLines() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesCell.swift":
                "import UIKit\n\nlet margin = 1\nfinal class MoviesCell {}\nlet gap = 2\n\nfinal class MovieRow {}\n"
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Wishes/WishesCell.swift")
                == "import UIKit\n\nfinal class WishesCell {}\n\nfinal class WishRow {}\n"
        )
    }

    @Test("what the copy would declare again is left out of it")
    func cuts() throws {
        let source = """
            import UIKit

            extension Movie {
                var isOld: Bool { title.isEmpty }
                var moviesTitle: String { title }
            }

            struct RoundedCell {}

            struct MoviesCell {
                let cell = RoundedCell()
            }

            """
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesCell.swift": source,
            "Shop/Songs/SongsCell.swift": "struct SongsCell {\n    let cell = RoundedCell()\n}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Wishes/WishesCell.swift") == """
                import UIKit

                extension Movie {
                    var wishesTitle: String { title }
                }

                struct WishesCell {
                    let cell = RoundedCell()
                }

                """
        )
    }

    @Test("a private helper of what stays is left out with it, and a file that has nothing else is not copied")
    func helpersOfWhatStays() throws {
        let helper = "private let trimmed = { (text: String) in text.lowercased() }\n"
        let app = try LearntApp.shop([
            "Shop/Movies/Movie+Kit.swift":
                "\(helper)\nextension Movie {\n    var name: String { trimmed(title) }\n    private func spare() {}\n}\n",
            "Shop/Movies/MoviesCell.swift": """
            import UIKit

            \(helper)
            extension Movie {
                var isOld: Bool { title == trimmed(last) }
            }

            private let last = "z"
            private let first = "a"

            struct MoviesCell {
                let cell = first
            }

            """,
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/Wishes/Movie+Kit.swift") == nil)
        #expect(
            app.text("Shop/Wishes/WishesCell.swift") == """
                import UIKit

                private let first = "a"

                struct WishesCell {
                    let cell = first
                }

                """
        )
    }

    @Test(
        "what shows the module is copied, though other modules lead to it, whatever kind of view it is",
        arguments: ["View", "ConnectedView", "Kit.BoundView"]
    )
    func kindsOfViews(kind: String) throws {
        let app = try LearntApp.shop([
            "Shop/Movies/MovieDetail.swift":
                "struct MovieDetail: \(kind) {}\n\nextension MovieDetail {\n    func load() {}\n}\n",
            "Shop/Songs/SongsRow.swift": "struct SongsRow {\n    let movie: () -> MovieDetail\n}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/Wishes/WishDetail.swift")?.contains("struct WishDetail: \(kind) {}") == true)
        #expect(app.text("Shop/Wishes/WishDetail.swift")?.contains("extension WishDetail {") == true)
    }

    @Test(
        "what is aligned with the first argument stays so where names get longer or shorter, in files and in what is repeated"
    )
    func alignedArguments() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesCell.swift": """
            final class MoviesCell {
                func load() {
                    let movies = Loader(first: 1,
                                        second: [1,
                                                 2]) {
                                            run()
                                        }
                    run(movies,
                        after: {
                            wait()
                        },
                        to: movies.map { $0 }
                    )
                    let moviesList = [
                        1,
                    ]
                }
            }

            """
        ])
        try app.copy("Movies", to: "Favorites")
        #expect(
            app.text("Shop/Favorites/FavoritesCell.swift") == """
                final class FavoritesCell {
                    func load() {
                        let favorites = Loader(first: 1,
                                               second: [1,
                                                        2]) {
                                                   run()
                                               }
                        run(favorites,
                            after: {
                                wait()
                            },
                            to: favorites.map { $0 }
                        )
                        let favoritesList = [
                            1,
                        ]
                    }
                }

                """
        )
    }

    @Test("a copy of a module that is named by its target loses the word that both targets have behind their modules'")
    func targetNames() throws {
        let files = ["Movies", "Songs"].reduce(into: [String: String]()) { files, name in
            files["Sources/\(name)Feature/\(name)View.swift"] = "public struct \(name)View: View {}\n"
            files["Sources/\(name)Feature/\(name).swift"] = """
                public struct \(name): Reducer {}

                #if DEBUG
                @testable import Kit

                struct \(name)View_Previews: PreviewProvider {}
                #endif

                """
        }
        for (exemplar, new) in [("MoviesFeature", "WishesFeature"), ("MoviesFeature", "Wishes"), ("Movies", "Wishes")] {
            let app = try LearntApp(files)
            try app.copy(exemplar, to: new)
            #expect(app.text("Sources/WishesFeature/Wishes.swift")?.contains("struct Wishes: Reducer") == true)
        }
        let app = try LearntApp(files)
        try app.copy("Movies", to: "WishesFeature")
        #expect(app.text("Sources/WishesFeatureFeature/WishesFeature.swift") != nil)
    }

    @Test("a module of another name than its folder's is found by its types, and its folder gets the copy's name")
    func typesOfAnotherName() throws {
        let app = try LearntApp.shop([
            "Shop/Form/CarFormView.swift": "import UIKit\n\nfinal class CarFormView: UIView {}\n",
            "Shop/Form/CarFormViewModel.swift": "final class CarFormViewModel {}\n",
        ])
        let plan = try app.copy("CarForm", to: "BoatEditor")
        #expect(plan.extent?.folders.map(\.text) == ["Shop/Form"])
        #expect(app.text("Shop/BoatEditor/BoatEditorViewModel.swift") == "final class BoatEditorViewModel {}\n")
    }

    @Test("of a folder with the types of several modules, the types of one are copied")
    func oneOfAFolder() throws {
        var files: [String: String] = [:]
        for module in ["CafeList", "CafeMap"] {
            files["Shop/CafeScene/\(module)View.swift"] = "import UIKit\n\nfinal class \(module)View: UIView {}\n"
            files["Shop/CafeScene/Models/\(module)ViewModel.swift"] = "final class \(module)ViewModel {}\n"
        }
        let app = try LearntApp.shop(files)
        let plan = try app.copy("CafeMap", to: "ParkMap")
        #expect(plan.extent?.siblings.contains("CafeList") == true)
        let copies = app.files.keys.filter { $0.contains("Park") }.sorted()
        #expect(copies == ["Shop/CafeScene/Models/ParkMapViewModel.swift", "Shop/CafeScene/ParkMapView.swift"])
    }

    @Test("an entity in its folder that a service has stays with the service")
    func entityOfService() throws {
        let manager = "final class MoviesManager {\n    func add(_ ticket: MovieTicket) {}\n}\n"
        let app = try LearntApp.shop([
            "Shop/Movies/MovieTicket.swift": "struct MovieTicket {}\n",
            "Shop/Managers/MoviesManager.swift": manager,
        ])
        let plan = try app.copy("Movies", to: "Wishes")
        #expect(plan.extent?.shared.contains("MovieTicket") == true)
        #expect(app.text("Shop/Managers/MoviesManager.swift") == manager)
    }

    @Test("an entity that a service of the folder has stays with the service, which others use")
    func entityOfServiceWithin() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/Storage/MovieTicket.swift": "struct MovieTicket {}\n",
            "Shop/Movies/Storage/MoviesManager.swift":
                "final class MoviesManager {\n    func add(_ ticket: MovieTicket) {}\n}\n",
            "Shop/Songs/SongsCell.swift": "final class SongsCell {\n    var manager: MoviesManager?\n}\n",
        ])
        let before = app.files
        try app.copy("Movies", to: "Wishes")
        for path in ["Shop/Movies/Storage/MoviesManager.swift", "Shop/Songs/SongsCell.swift"] {
            #expect(app.text(path) == before[path])
        }
        #expect(app.text("Shop/Wishes/Storage/WishTicket.swift") == nil)
    }

    @Test("an entity with its name outside of its folder stays")
    func entityOutside() throws {
        let app = try LearntApp.shop([
            "Shop/Models/MoviesSectionModel.swift": "struct MoviesSectionModel {}\n",
            "Shop/Movies/MoviesCell.swift": "final class MoviesCell {\n    var section: MoviesSectionModel?\n}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/Models/WishesSectionModel.swift") == nil)
        #expect(app.text("Shop/Wishes/WishesCell.swift")?.contains("MoviesSectionModel?") == true)
    }

    @Test("what is called of the original's own view stays, and a value that nothing uses does, too")
    func ownViews() throws {
        let menu = """
            final class MenuView: UIView {
                let moviesButton = UIButton()
                let songsButton = UIButton()

                func update() {
                    moviesButton.setTitle(Titles.movies)
                    songsButton.setTitle(Titles.songs)
                    let moviesModel = MoviesViewModel()
                    let songsModel = SongsViewModel()
                    open(moviesModel.title, songsModel)
                }
            }

            enum Titles {
                static let movies = "Movies"
                static let songs = "Songs"
            }

            """
        let app = try LearntApp.shop(["Shop/MenuView.swift": menu])
        let plan = try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/MenuView.swift")?.contains("Wish") == false, "\(app.text("Shop/MenuView.swift") ?? "")")
        #expect(plan.notes.contains { $0.message == "\"let moviesModel = MoviesViewModel()\" is not repeated" })
    }

    @Test("views with equal modifiers are alike, whatever they hold, and each gets its own tag")
    func chains() throws {
        let root = """
            import SwiftUI

            struct RootView: View {
                var body: some View {
                    TabView {
                        NavigationStack { SongsView(songs: SongsViewModel()) }
                            .tabItem { Label("Songs", systemImage: "music") }
                            .tag(0)
                        NavigationStack {
                            MoviesHost(controller: MoviesViewController(viewModel: MoviesViewModel()), isShown: true)
                        }
                        .tabItem { Text("Movies") }
                        .tag(1)
                    }
                }
            }

            """
        let app = try LearntApp.shop(["Shop/RootView.swift": root])
        try app.copy("Movies", to: "Wishes")
        let copy = """
                        .tag(1)
                        NavigationStack {
                            MoviesHost(controller: WishesViewController(viewModel: WishesViewModel()), isShown: true)
                        }
                        .tabItem { Text("Wishes") }
                        .tag(2)

            """
        #expect(app.text("Shop/RootView.swift")?.contains(copy) == true, "\(app.text("Shop/RootView.swift") ?? "")")
    }

    @Test("views that methods of one form make are alike, whatever their modifiers hold")
    func chainsOfMethods() throws {
        let root = """
            struct RootView {
                let container: AppContainer

                var body: Any {
                    TabView {
                        container.makeSongs()
                            .tabItem { Text("Songs") }
                        container.makeMovies()
                            .tabItem {
                                Image(systemName: "film")
                                Text("Movies")
                            }
                    }
                }
            }

            """
        let app = try LearntApp.shop(["Shop/RootView.swift": root])
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/RootView.swift")?.contains("            container.makeWishes()\n") == true)
    }

    @Test("a type that stays conforms once to a protocol that stays")
    func oneConformance() throws {
        let store = """
            protocol MoviesLoading {
                func load() -> [MoviesViewModel]
            }

            final class Store {}

            extension Store: MoviesLoading {
                func load() -> [MoviesViewModel] { [MoviesViewModel()] }
            }

            """
        let app = try LearntApp.shop(["Shop/Store.swift": store])
        try app.copy("Movies", to: "Wishes")
        let conformances = app.text("Shop/Store.swift")?.components(separatedBy: "extension Store: MoviesLoading").count
        #expect(conformances == 2)
    }

    @Test(
        "a new case of an enum that numbers its cases by their order goes to the end, so that none gets another number",
        arguments: [
            ("case movies\n    case songs", "case movies\n    case songs\n    case wishes"),
            ("case songs\n    case movies", "case songs\n    case movies\n    case wishes"),
            ("case movies, songs", "case movies, songs\n    case wishes"),
            ("case movies, songs\n    case others", "case movies, songs\n    case others\n    case wishes"),
            ("case movies, songs; case others", "case movies, songs; case others, wishes"),
        ],
        ["Int", "UInt8", "Int16, Codable"]
    )
    func keptNumbers(cases: (old: String, new: String), type: String) throws {
        let tab = """
            enum Row: \(type) {
                \(cases.old)

                var model: Any {
                    switch self {
                    case .movies: MoviesViewModel()
                    default: SongsViewModel()
                    }
                }
            }

            """
        let app = try LearntApp.shop(["Shop/Row.swift": tab])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Row.swift")?.contains("    \(cases.new)\n\n") == true,
            "\(app.text("Shop/Row.swift") ?? "")"
        )
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test("a new case of an enum whose values are not its cases' order goes below its original")
    func casesWithoutNumbers() throws {
        for type in ["String", "Hashable"] {
            let row =
                "enum Row: \(type) {\n    case movies\n    case songs\n\n    var model: Any { MoviesViewModel() }\n}\n"
            let app = try LearntApp.shop(["Shop/Row.swift": row])
            try app.copy("Movies", to: "Wishes")
            #expect(app.text("Shop/Row.swift")?.contains("case wishes") != true)
        }
    }

    @Test("a link of another module is told once, and is none of a switch that has a default")
    func linksOfSiblings() throws {
        let link = """
            extension SongsViewController {
                func openMovies() {
                    let model = MoviesViewModel()
                    show(MoviesViewController(viewModel: model))
                }

                func open(_ tab: Tab) {
                    switch tab {
                    case .movies: openMovies()
                    default: break
                    }
                }
            }

            """
        let app = try LearntApp.shop(["Shop/Songs/SongsLinks.swift": link])
        let plan = try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/Songs/SongsLinks.swift") == link)
        let told = plan.notes.compactMap { $0.mark?.source == "Shop/Songs/SongsLinks.swift" ? $0.mark?.line : nil }
        #expect(told == [3, 9])
    }

    @Test("what does not fit in the exemplar is known in its copy")
    func knownProblems() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesCell.swift":
                "protocol MoviesLoading {\n    func load()\n}\n\nfinal class MoviesCell: MoviesLoading {}\n"
        ])
        let plan = try app.copy("Movies", to: "Wishes")
        let known = plan.known.sorted()
        #expect(known.count == 2 && known[1].hasPrefix("class \"WishesCell\" lacks \"load()\""), "\(known)")
    }

    @Test("the nib of a type and the storyboard of its name come with it, wherever they lie")
    func resources() throws {
        func nib(_ module: String) -> String { "<document customClass=\"\(module)ViewController\"/>\n" }
        let app = try LearntApp.shop([
            "Shop/Nibs/MoviesViewController.xib": nib("Movies"), "Shop/Nibs/SongsViewController.xib": nib("Songs"),
            "Shop/Storyboards/Movies.storyboard": nib("Movies"),
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/Nibs/WishesViewController.xib") == nib("Wishes"))
        #expect(app.text("Shop/Storyboards/Wishes.storyboard") == nib("Wishes"))
        #expect(app.files.keys.filter { $0.hasPrefix("Shop/Nibs") }.count == 3)
    }

    @Test("of two values of one name, the one in the same block is meant")
    func blocks() throws {
        let assembly = """
            func assemble() {
                register {
                    let moviesModel = MoviesViewModel()
                    register { MoviesViewController(viewModel: moviesModel) }
                }
                register {
                    let moviesModel = Shared.moviesModel
                    update(moviesModel)
                }
                register {
                    let songsModel = SongsViewModel()
                    register { SongsViewController(viewModel: songsModel) }
                }
            }

            """
        let app = try LearntApp.shop(["Shop/Assembly.swift": assembly])
        try app.copy("Movies", to: "Wishes")
        let line = "        register { WishesViewController(viewModel: wishesModel) }\n"
        #expect(app.text("Shop/Assembly.swift")?.contains(line) == true, "\(app.text("Shop/Assembly.swift") ?? "")")
    }

    @Test("a requirement that the rest of the app meets keeps its name")
    func metElsewhere() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesStoring.swift":
                "protocol MoviesStoring {\n    func addMovie()\n}\n\nextension Store: MoviesStoring {}\n",
            "Shop/Store.swift": "final class Store {\n    func addMovie() {}\n}\n",
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Wishes/WishesStoring.swift")
                == "protocol WishesStoring {\n    func addMovie()\n}\n\nextension Store: WishesStoring {}\n"
        )
    }
}
