import Diagnostics
import TestSupport
import Testing

@testable import ModulePlanning

@Suite("Copies of some screens of a module, and of one more")
struct ScreenCopyTests {
    private static func files(of module: String, _ item: String) -> [String: String] {
        var files = [
            "Shop/\(module)/\(module)Coordinator.swift": """
            final class \(module)Coordinator {
                private let container: \(module)Container

                init(container: \(module)Container) {
                    self.container = container
                }

                func start() {
                    let list = container.makeListViewController()
                    list.onSelect = { [weak self] in self?.showDetails(of: $0) }
                    push(list)
                }

                private func showDetails(of id: Int) {
                    push(container.makeDetailsViewController(for: id))
                }

                private func push(_ controller: UIViewController) {}
            }

            """,
            "Shop/\(module)/\(module)Container.swift": """
            struct \(module)Container {
                func makeListViewController() -> \(item)ListViewController {
                    \(item)ListViewController(viewModel: \(item)ListViewModel())
                }

                func makeDetailsViewController(for id: Int) -> \(item)DetailsViewController {
                    \(item)DetailsViewController(viewModel: \(item)DetailsViewModel())
                }
            }

            """,
        ]
        for screen in ["List", "Details"] {
            files["Shop/\(module)/\(screen)/\(item)\(screen)ViewController.swift"] = """
                import UIKit

                final class \(item)\(screen)ViewController: UIViewController {
                    var onSelect: (Int) -> Void = { _ in }

                    init(viewModel: \(item)\(screen)ViewModel) {}
                }

                """
            files["Shop/\(module)/\(screen)/\(item)\(screen)ViewModel.swift"] =
                "final class \(item)\(screen)ViewModel {}\n"
        }
        return files
    }

    private func app() throws -> LearntApp {
        var files = ["Shop/AppDelegate.swift": "@main\nclass AppDelegate {}\n"]
        for (module, item) in [("Movies", "Movie"), ("Songs", "Song")] {
            files.merge(Self.files(of: module, item)) { $1 }
        }
        return try LearntApp(files)
    }

    @Test("a copy has the named screens, and nothing that leads to the others")
    func chosen() throws {
        let app = try app()
        try app.copy("Movies", to: "Wishes", screens: ["MovieList"])
        let copies = app.files.keys.filter { $0.contains("Wish") }.sorted()
        #expect(
            copies == [
                "Shop/Wishes/List/WishListViewController.swift", "Shop/Wishes/List/WishListViewModel.swift",
                "Shop/Wishes/WishesContainer.swift", "Shop/Wishes/WishesCoordinator.swift",
            ]
        )
        #expect(
            app.text("Shop/Wishes/WishesContainer.swift") == """
                struct WishesContainer {
                    func makeListViewController() -> WishListViewController {
                        WishListViewController(viewModel: WishListViewModel())
                    }
                }

                """
        )
        #expect(
            app.text("Shop/Wishes/WishesCoordinator.swift") == """
                final class WishesCoordinator {
                    private let container: WishesContainer

                    init(container: WishesContainer) {
                        self.container = container
                    }

                    func start() {
                        let list = container.makeListViewController()
                        push(list)
                    }

                    private func push(_ controller: UIViewController) {}
                }

                """
        )
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test("a modifier whose closure shows a screen that is left out goes, and the view stays")
    func modifiers() throws {
        let model = "final class MovieFilterViewModel {}\n"
        let app = try LearntApp([
            "Shop/ShopApp.swift": "@main\nstruct ShopApp {}\n",
            "Shop/Movies/MoviesViewModel.swift": "final class MoviesViewModel {}\n",
            "Shop/Movies/MovieFilterViewModel.swift": model,
            "Shop/Movies/MovieFilterView.swift": "import SwiftUI\n\nstruct MovieFilterView: View {}\n",
            "Shop/Movies/MoviesView.swift": """
            import SwiftUI

            struct MoviesView: View {
                let model: MoviesViewModel

                var body: some View {
                    List {}
                        .sheet(isPresented: $isFiltered) {
                            MovieFilterView()
                        }
                        .toolbar { Text("Movies") }
                }
            }

            """,
        ])
        try app.copy("Movies", to: "Wishes", screens: ["Movies"])
        #expect(
            app.text("Shop/Wishes/WishesView.swift")?.hasSuffix(
                "        List {}\n            .toolbar { Text(\"Wishes\") }\n    }\n}\n"
            ) == true,
            "\(app.text("Shop/Wishes/WishesView.swift") ?? "")"
        )
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test("what is left out with a screen is told, each with its place")
    func told() throws {
        let plan = try app().copy("Movies", to: "Wishes", screens: ["MovieList"])
        let left = plan.notes.map(\.description).filter { $0.contains("is left out") }
        #expect(
            left == [
                "Shop/Movies/MoviesContainer.swift:6:5: note: \"func makeDetailsViewController(for id: Int) -> MovieDetailsViewController {\" is left out, as it belongs to a screen that is",
                "Shop/Movies/MoviesCoordinator.swift:10:9: note: \"list.onSelect = { [weak self] in self?.showDetails(of: $0) }\" is left out, as it belongs to a screen that is",
                "Shop/Movies/MoviesCoordinator.swift:14:5: note: \"private func showDetails(of id: Int) {\" is left out, as it belongs to a screen that is",
            ]
        )
    }

    @Test("a storyboard has no scene of a screen that is left out, and no segue to it")
    func scenes() throws {
        func storyboard(_ item: String, first: String, _ scenes: String) -> String {
            """
            <document type="Storyboard"\(first)>
                <scenes>
            \(scenes)    </scenes>
            </document>

            """
        }
        func scene(_ type: String, _ id: String, _ segue: String) -> String {
            """
                    <!--\(type)-->
                    <scene sceneID="s-\(id)">
                        <viewController id="\(id)" customClass="\(type)ViewController" sceneMemberID="viewController">
                            <connections>
            \(segue)                </connections>
                        </viewController>
                    </scene>

            """
        }
        let segue = "                    <segue destination=\"d\" kind=\"show\" id=\"x\"/>\n"
        let whole = scene("MovieList", "l", segue) + scene("MovieDetails", "d", "")
        var files = Self.files(of: "Movies", "Movie")
        files["Shop/AppDelegate.swift"] = "@main\nclass AppDelegate {}\n"
        files["Shop/Movies/Movies.storyboard"] = storyboard("Movie", first: " initialViewController=\"d\"", whole)
        files["Shop/Movies/MovieDetails.storyboard"] = storyboard("Movie", first: "", scene("MovieDetails", "d", ""))
        files["Shop/Main.storyboard"] = storyboard("Movie", first: "", scene("MovieList", "l", ""))
        let app = try LearntApp(files)
        let plan = try app.copy("Movies", to: "Wishes", screens: ["MovieList"])
        #expect(app.text("Shop/Wishes/Wishes.storyboard") == storyboard("Wish", first: "", scene("WishList", "l", "")))
        #expect(app.text("Shop/Wishes/WishDetails.storyboard") == nil)
        let note = "\"MovieListViewController\" is not repeated in the storyboard; copy its scene in Xcode"
        #expect(plan.notes.map(\.description).contains("Shop/Main.storyboard:5: note: \(note)"))
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test("a screen gets a new name, which the module's stands before")
    func renamed() throws {
        let app = try app()
        try app.copy("Movies", to: "Wishes", screens: ["archive=MovieDetails", "List"])
        #expect(
            app.text("Shop/Wishes/Details/WishesArchiveViewModel.swift") == "final class WishesArchiveViewModel {}\n"
        )
        #expect(app.text("Shop/Wishes/List/WishListViewModel.swift") == "final class WishListViewModel {}\n")
    }

    @Test("a screen that is not there is told, with those that are")
    func unknown() throws {
        let app = try app()
        let failure = app.refusal(of: "Movies", to: "Wishes", screens: ["MovieReviews"])
        #expect(failure?.problems[0].message == "\"Movies\" has no screen \"MovieReviews\"")
        #expect(failure?.problems[0].hint == "found: MovieDetails, MovieList")
        #expect(app.isAsBefore)
    }

    @Test("a value that needs a screen that is left out is refused, with its place")
    func needed() throws {
        let app = try LearntApp(
            Self.files(of: "Movies", "Movie").merging([
                "Shop/AppDelegate.swift": "@main\nclass AppDelegate {}\n",
                "Shop/Movies/MoviesCoordinator.swift":
                    "final class MoviesCoordinator {\n    init(details: MovieDetailsViewController) {}\n}\n",
            ]) { $1 }
        )
        let failure = app.refusal(of: "Movies", to: "Wishes", screens: ["MovieList"])
        let place = SourceMark(source: "Shop/Movies/MoviesCoordinator.swift", line: 2, column: 19)
        #expect(failure?.problems[0].mark == place)
        #expect(failure?.problems[0].hint == "name its screen in --screens, too")
        #expect(app.isAsBefore)
    }

    @Test("one more screen comes with what its module has for it, once, and goes with the module")
    func added() throws {
        let app = try app()
        try app.copy("Movies", to: "Wishes")
        try app.copy("WishDetails", to: "archive", within: "Wishes")
        #expect(
            app.text("Shop/Wishes/Archive/WishesArchiveViewModel.swift") == "final class WishesArchiveViewModel {}\n"
        )
        let container = try #require(app.text("Shop/Wishes/WishesContainer.swift"))
        #expect(
            container.contains(
                """
                    func makeArchiveViewController(for id: Int) -> WishesArchiveViewController {
                        WishesArchiveViewController(viewModel: WishesArchiveViewModel())
                    }

                """
            )
        )
        let coordinator = try #require(app.text("Shop/Wishes/WishesCoordinator.swift"))
        #expect(coordinator.contains("    private func showArchive(of id: Int) {\n"))
        #expect(coordinator.contains("        push(container.makeArchiveViewController(for: id))\n"))
        #expect(app.text("Shop/Movies/MoviesContainer.swift")?.contains("Archive") == false)
        let files = app.folder.files
        #expect(try app.copy("WishDetails", to: "archive", within: "Wishes").isEmpty)
        #expect(app.folder.files == files)
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test("the files of a screen that is left out stay as they are")
    func untouched() throws {
        var files = ["Shop/AppDelegate.swift": "@main\nclass AppDelegate {}\n"]
        for (module, item) in [("Movies", "Movie"), ("Songs", "Song")] {
            files.merge(Self.files(of: module, item)) { $1 }
            files["Shop/\(module)/\(module)ViewController.swift"] = """
                import UIKit

                final class \(module)ViewController: UIViewController {}

                extension \(module)ViewController: UITableViewDataSource {}

                """
        }
        let app = try LearntApp(files)
        let path = "Shop/Movies/MoviesViewController.swift"
        let before = app.text(path)
        try app.copy("Movies", to: "Wishes", screens: ["MovieDetails", "MovieList"])
        #expect(app.text(path) == before)
        #expect(app.text("Shop/Wishes/WishesViewController.swift") == nil)
    }

    @Test("a screen whose name another one's begins with is a screen of its own")
    func beginning() throws {
        let app = try app()
        try app.copy("Movies", to: "Wishes")
        try app.copy("WishDetails", to: "editPhoto", within: "Wishes")
        try app.copy("WishDetails", to: "edit", within: "Wishes")
        #expect(app.text("Shop/Wishes/Edit/WishesEditViewModel.swift") == "final class WishesEditViewModel {}\n")
    }

    @Test(
        "what names no screen, and a module that is no copy, are refused",
        arguments: [
            ("Wishes", "", "<name>: error: the screen has an empty name"),
            ("Wishes", "edit photo()", "<name>: error: the screen name \"edit photo()\""),
            ("Wishes", "coordinator", "<name>: error: \"coordinator\" is the name of a part of a screen"),
            ("Songs", "edit", "<module>: error: \"Songs\" was not copied from a module; scaffold module NAME"),
        ]
    )
    func refused(module: String, name: String, message: String) throws {
        let app = try app()
        try app.copy("Movies", to: "Wishes")
        let exemplar = module == "Songs" ? "SongDetails" : "WishDetails"
        let failure = try #require(app.refusal(of: exemplar, to: name, within: module))
        #expect(failure.problems[0].description.hasPrefix(message), "\(failure.problems[0])")
    }
}
