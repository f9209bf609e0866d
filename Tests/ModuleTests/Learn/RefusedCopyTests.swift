import Testing

@testable import Diagnostics
@testable import ModulePlanning

@Suite("A copy that cannot be made is refused, and nothing is written")
struct RefusedCopyTests {
    private func expectRefused(
        _ app: LearntApp,
        _ exemplar: String,
        to name: String,
        code: Int32 = 2,
        saying message: String,
        at location: SourceLocation = #_sourceLocation
    ) {
        let refusal = app.refusal(of: exemplar, to: name)
        #expect(refusal?.exitCode == code, sourceLocation: location)
        #expect(
            refusal?.description.contains(message) == true,
            "\(refusal?.description ?? "none")",
            sourceLocation: location
        )
        #expect(app.isAsBefore, sourceLocation: location)
    }

    @Test("no such module, with the nearest name")
    func unknown() throws {
        let app = try LearntApp.shop()
        expectRefused(
            app,
            "Movis",
            to: "Wishes",
            saying: "--like: error: the app has no module \"Movis\"; did you mean \"Movies\"?"
        )
        expectRefused(
            app,
            "Invoices",
            to: "Wishes",
            saying: "the app has no module \"Invoices\"; found: Movies, Songs"
        )
    }

    @Test("the module's own name, however it is written", arguments: ["Movies", "movies"])
    func itself(name: String) throws {
        expectRefused(
            try .shop(),
            "Movies",
            to: name,
            saying: "the module \"Movies\" is there, and cannot be its own copy; give the copy a name of its own"
        )
    }

    @Test("the name of a layer", arguments: ["View", "Data", "ViewModels"])
    func layer(name: String) throws {
        expectRefused(
            try .shop(["Shop/\(name)/FilmView.swift": "struct FilmView {}\n"]),
            name,
            to: "Wishes",
            saying: "\"\(name)\" is the name of a layer or of a kind of type, and no module's"
        )
    }

    @Test("a type of the new name")
    func taken() throws {
        let app = try LearntApp.shop(["Shop/Other.swift": "struct WishesViewModel {}\n"])
        expectRefused(
            app,
            "Movies",
            to: "Wishes",
            code: 3,
            saying: "\"WishesViewModel\", which would be the copy of \"MoviesViewModel\", is taken"
        )
    }

    @Test("a name of a framework")
    func framework() throws {
        let app = try LearntApp.shop(["Shop/Movies/Movies.swift": "import UIKit\n\nstruct Movies {}\n"])
        expectRefused(
            app,
            "Movies",
            to: "UIView",
            code: 3,
            saying: "\"UIView\", which would be the copy of \"Movies\", is UIKit's own"
        )
    }

    @Test("two names that would become one")
    func twins() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/MoviesCell.swift":
                "struct MoviesCell {\n    let wishes = 1\n    func all() -> Int { let movies = 2; return wishes + movies }\n}\n"
        ])
        expectRefused(
            app,
            "Movies",
            to: "Wishes",
            code: 3,
            saying: "\"wishes\" would be the name of a declaration of the module, too"
        )
    }

    @Test("a file that does not end")
    func broken() throws {
        let app = try LearntApp.shop(["Shop/Movies/MoviesCell.swift": "struct MoviesCell {\n"])
        expectRefused(
            app,
            "Movies",
            to: "Wishes",
            saying: "Shop/Movies/MoviesCell.swift:1: error: a file of \"Movies\" cannot be read"
        )
    }

    @Test(
        "a file with markers of a merge: one that is copied, one that is edited, Swift or not",
        arguments: [
            ("Shop/Movies/MoviesKit.swift", "struct MoviesKit {}\n<<<<<<< HEAD\nlet a = 1\n=======\n>>>>>>> main\n", 2),
            ("Shop/Movies/MoviesKit.swift", "struct MoviesKit {}\n>>>>>>> main\n", 2),
            ("Shop/Movies/MoviesKit.swift", "struct MoviesKit {}\r\n=======\r\n", 2),
            ("Shop/Movies/notes.txt", "<<<<<<< HEAD\n", 1),
            (
                "Shop/List.swift",
                "let all: [Any] = [\n    MoviesViewModel(),\n<<<<<<< HEAD\n    1,\n>>>>>>> main\n]\n", 3
            ),
            ("ShopTests/MoviesTests.swift", "let all = MoviesViewModel.self\n<<<<<<< HEAD\n=======\n>>>>>>> main\n", 2),
        ]
    )
    func unmerged(path: String, text: String, line: Int) throws {
        let app = try LearntApp.shop([path: text])
        expectRefused(
            app,
            "Movies",
            to: "Wishes",
            code: 3,
            saying: "\(path):\(line):1: error: a merge has left"
        )
    }

    @Test(
        "lines of literals and comments are no markers",
        arguments: [
            "let text = \"\"\"\n<<<<<<< HEAD\n=======\n>>>>>>> main\n\"\"\"\n", "/*\n<<<<<<< HEAD\n=======\n*/\n",
            "let text = #\"\"\"\n\\#(1)\n>>>>>>> main\n\"\"\"#\n",
        ]
    )
    func markersAsText(text: String) throws {
        let app = try LearntApp.shop(["Shop/Movies/MoviesKit.swift": "struct MoviesKit {}\n" + text])
        #expect(app.refusal(of: "Movies", to: "Wishes") == nil)
    }

    @Test("a file with markers keeps its entries, and the module")
    func unmergedRemoval() throws {
        let app = try LearntApp.shop()
        try app.copy("Movies", to: "Wishes")
        let tab = try #require(app.text("Shop/Tab.swift"))
        try app.folder.write("<<<<<<< HEAD\n>>>>>>> main\n" + tab, to: "Shop/Tab.swift")
        let files = app.files
        do {
            try app.remove("Wishes")
            Issue.record("not refused")
        } catch {
            #expect("\(error)".contains("Shop/Tab.swift:1:1: error: a merge has left \"<<<<<<< HEAD\""))
        }
        #expect(app.files == files)
    }

    @Test("more files than a module has")
    func large() throws {
        let many = (0..<201).map { ("Shop/Movies/Movies\($0)Cell.swift", "struct Movies\($0)Cell {}\n") }
        let app = try LearntApp.shop(Dictionary(uniqueKeysWithValues: many))
        expectRefused(
            app,
            "Movies",
            to: "Wishes",
            saying: "\"Movies\" has 203 files, more than a module that is copied has (200)"
        )
    }

    @Test("a module that is all of the app")
    func whole() throws {
        let app = try LearntApp([
            "Shop/ShopView.swift": "struct ShopView {}\n", "Shop/ShopViewModel.swift": "struct ShopViewModel {}\n",
        ])
        expectRefused(app, "Shop", to: "Wishes", saying: "\"Shop\" is all there is in the app")
    }

    @Test("a module of the new name that is like another")
    func otherExemplar() throws {
        let app = try LearntApp.shop()
        try app.copy("Songs", to: "Wishes")
        let refusal = app.refusal(of: "Movies", to: "Wishes")
        #expect(refusal?.exitCode == 3)
        #expect(refusal?.description.contains("the module \"Wishes\" is there, and was copied from \"Songs\"") == true)
    }

    @Test("a module that is there, with other options than those of its copy")
    func otherOptions() throws {
        let app = try LearntApp.shop()
        try app.copy("Movies", to: "Wishes", ExtentOptions(isOnlyFolder: true))
        #expect(try app.copy("Movies", to: "Wishes", ExtentOptions(isOnlyFolder: true)).isEmpty)
        let refusal = app.refusal(of: "Movies", to: "Wishes", ExtentOptions(isFull: true))
        #expect(refusal?.exitCode == 3)
        let told = "the module \"Wishes\" is there, and was copied from \"Movies\" with --only-folder"
        #expect(refusal?.description.contains(told) == true, "\(refusal?.description ?? "none")")
    }

    @Test("names of screens or types that are unknown or given twice, whether the module is there or not")
    func entries() throws {
        let app = try LearntApp.shop([
            "Shop/Movies/MovieDetailsView.swift": "struct MovieDetailsView {}\n",
            "Shop/Movies/MovieDetailsViewModel.swift": "final class MovieDetailsViewModel {}\n",
        ])
        for _ in 1...2 {
            #expect(app.refusal("--screens", "detials").contains("no screen \"detials\"; did you mean \"Details\"?"))
            #expect(app.refusal("--screens", "a=Details", "b=MovieDetails").contains("\"MovieDetails\" is named twice"))
            #expect(app.refusal("--types", "Film=Nothing").contains("the app has no type \"Nothing\""))
            #expect(app.refusal("--types", "Film=Movie", "Gift=Movie").contains("\"Movie\" is named twice"))
            #expect(app.refusal("--types", "Film=Movie", "Film=Tab").contains("\"Film\" is named twice"))
            try app.copy("Movies", to: "Wishes")
        }
    }
}

extension LearntApp {
    /// What a copy of Movies is refused for with some entries of an option.
    fileprivate func refusal(_ option: String, _ entries: String...) -> String {
        let refusal =
            option == "--types"
            ? self.refusal(of: "Movies", to: "Wishes", types: entries)
            : self.refusal(of: "Movies", to: "Wishes", screens: entries)
        return refusal?.description ?? "none"
    }
}
