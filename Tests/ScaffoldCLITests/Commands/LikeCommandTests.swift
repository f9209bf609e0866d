import BuiltInStyles
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

@Suite("scaffold module --like")
struct LikeCommandTests {
    private let folder = TemporaryFolder()

    private func app() throws {
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
        try folder.write("@main\nstruct Shop {\n    let model = MoviesViewModel()\n}\n", to: "Shop/Shop.swift")
    }

    private func run(_ arguments: String...) -> CommandRun {
        CommandRun(arguments + ["--output", folder.path("Shop")], styles: StyleLibrary(files: BuiltInStyles.files))
    }

    @Test("shows what belongs to the module, then the files, and tells what is left")
    func report() throws {
        try app()
        let run = run("module", "Wishes", "--like", "Movies")
        #expect(run.code == .done, "\(run.errors)")
        #expect(
            run.output.hasPrefix(
                """
                Movies: 2 files in Movies
                  Movies/MoviesView.swift
                  Movies/MoviesViewModel.swift
                Other modules: Songs

                """
            )
        )
        #expect(run.output.hasSuffix("3 files created, 1 edited\n"))
        #expect(run.errors == "Shop.swift:3:17: note: \"let model = MoviesViewModel()\" is not repeated\n")
        #expect(folder.text("Shop/Tab.swift")?.contains("    case wishes(WishesViewModel)\n") == true)
    }

    @Test("remove takes nothing out of a file that the configuration lists as generated")
    func generated() throws {
        try app()
        #expect(run("module", "Wishes", "--like", "Movies").code == .done)
        try folder.write("generated: [Tab.swift]\n", to: "Shop/.scaffold.yml")
        let run = run("remove", "Wishes")
        #expect(run.code == .conflict)
        #expect(
            run.errors.contains(
                "Tab.swift: error: the run would change this file, which .scaffold.yml lists as generated;"
                    + " change what it is made from, and run the tool that makes it\n"
            )
        )
        #expect(folder.text("Shop/Wishes/WishesView.swift") != nil)
    }

    @Test("overwrites nothing: --force is refused, and says why")
    func force() throws {
        try app()
        let run = run("module", "Wishes", "--like", "Movies", "--force")
        #expect(run.code == .badInput)
        #expect(
            run.errors.hasPrefix(
                "error: option \"--force\" cannot be combined with \"--like\": a copy overwrites nothing; remove what is in its way\n"
            )
        )
        #expect(folder.text("Shop/Wishes/WishesView.swift") == nil)
    }

    @Test("with --dry-run --diff, writes nothing and shows the changes")
    func dryRun() throws {
        try app()
        let run = run("module", "Wishes", "--like", "Movies", "--dry-run", "--diff")
        #expect(run.code == .done)
        #expect(run.output.contains("+    case wishes(WishesViewModel)\n"))
        #expect(folder.text("Shop/Wishes/WishesView.swift") == nil)
    }

    @Test("is what doctor tries in an app of no style: how many files, in which folder")
    func doctor() throws {
        try app()
        let run = CommandRun(
            ["doctor", "--output", folder.path("Shop")],
            columns: 200,
            styles: StyleLibrary(files: BuiltInStyles.files)
        )
        let told = "ok       new modules    like Movies: 2 files in Sample, and entries in 1 file of the app\n"
        #expect(run.output.contains(told), "\(run.output)")
        #expect(folder.text("Shop/Sample/SampleView.swift") == nil)
    }

    @Test("with --json, has the extent")
    func json() throws {
        try app()
        let run = run("module", "Wishes", "--like", "Movies", "--json")
        #expect(run.output.contains("\"extent\""))
        #expect(run.output.contains("\"siblings\""))
    }

    @Test(
        "takes no options that describe a module",
        arguments: ["--use-cases", "--style", "--tab", "--spec"]
    )
    func excluded(option: String) throws {
        try app()
        let run = run("module", "Wishes", "--like", "Movies", option, "list")
        #expect(run.code == .badInput)
        #expect(run.errors.contains("option \"\(option)\" cannot be combined with \"--like\""))
    }

    @Test("takes no empty value", arguments: [["--screens", ","], ["--types", ""], ["--like", ""]])
    func empty(option: [String]) throws {
        try app()
        let like = option[0] == "--like" ? [] : ["--like", "Movies"]
        let run = CommandRun(
            ["module", "Wishes"] + like + option + ["--output", folder.path("Shop")],
            styles: StyleLibrary(files: BuiltInStyles.files)
        )
        #expect(run.code == .badInput)
        #expect(run.errors.contains("option \"\(option[0])\" has no value"), "\(run.errors)")
        #expect(folder.text("Shop/Wishes/WishesView.swift") == nil)
    }

    @Test("a target that is not there is told, whether the module is there or not")
    func unknownTarget() throws {
        try app()
        for _ in 1...2 {
            let run = run("module", "Wishes", "--like", "Movies", "--target", "Shp")
            #expect(run.errors.contains("there is no target \"Shp\""), "\(run.errors)")
            _ = self.run("module", "Wishes", "--like", "Movies")
        }
    }

    @Test("--full and --only-folder mean nothing without it")
    func needless() throws {
        let run = run("module", "Wishes", "--full")
        #expect(run.code == .badInput)
        #expect(run.errors.contains("option \"--full\" means nothing without \"--like\""))
    }

    @Test("is proposed where the app is of no style, with modules that are there")
    func proposal() throws {
        try app()
        let run = run("module", "Wishes", "--screens", "list")
        #expect(run.code == .badInput)
        #expect(run.errors.contains("scaffold module Wishes --like Movies (or Songs) copies a module of the app"))
        #expect(run.errors.contains("scaffold style learn NAME --from Movies,Songs makes a style of what they share"))
    }

    @Test("a screen of a copy is a copy, too, and takes no option that describes one")
    func screen() throws {
        try app()
        for type in ["View", "ViewModel"] {
            try folder.write("final class MovieDetails\(type) {}\n", to: "Shop/Movies/MovieDetails\(type).swift")
        }
        _ = run("module", "Wishes", "--like", "Movies")
        let unnamed = run("screen", "Wishes", "archive")
        #expect(unnamed.code == .badInput)
        #expect(unnamed.errors.contains("\"Wishes\" was copied from \"Movies\", and has no spec"))
        let archive = run("screen", "Wishes", "archive", "--like", "WishDetails")
        #expect(archive.code == .done, "\(archive.errors)")
        let text = folder.text("Shop/Wishes/WishesArchiveViewModel.swift")
        #expect(text == "final class WishesArchiveViewModel {}\n")
        let kind = run("screen", "Wishes", "edit", "--kind", "form", "--like", "WishDetails")
        #expect(kind.errors.contains("option \"--kind\" cannot be combined with \"--like\""))
    }

    @Test("a screen is copied only in a module that is a copy")
    func screenOfSpec() throws {
        try app()
        let run = run("screen", "Movies", "archive", "--like", "Movies")
        #expect(run.code == .badInput)
        #expect(run.errors.contains("\"Movies\" was not copied from a module"))
    }

    @Test("--screens leaves the other screens out")
    func screens() throws {
        try app()
        for type in ["View", "ViewModel"] {
            try folder.write("final class MovieDetails\(type) {}\n", to: "Shop/Movies/MovieDetails\(type).swift")
        }
        let run = run("module", "Wishes", "--like", "Movies", "--screens", "Movies")
        #expect(run.code == .done, "\(run.errors)")
        #expect(run.output.hasPrefix("Movies: 2 files in Movies\n"))
        #expect(folder.text("Shop/Wishes/WishDetailsView.swift") == nil)
    }
}
