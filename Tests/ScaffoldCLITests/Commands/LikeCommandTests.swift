import BuiltInStyles
import Foundation
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
        #expect(
            run.errors == """
                Shop.swift:3:17: note: "let model = MoviesViewModel()" is not repeated
                Shop.swift:3:17: note: nothing opens Wishes yet; Movies is opened from here

                """
        )
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

    @Test("is proposed where the app is of no style, after a trial, and asked for on a terminal")
    func proposed() throws {
        try app()
        let refused = run("module", "Wishes", "--screens", "list")
        #expect(refused.code == .badInput)
        #expect(
            refused.errors
                == "error: the app is of none of the styles; scaffold module Wishes --like Movies copies a module of the app, "
                + "and scaffold style why shows the signs of each style\n"
        )
        let asked = CommandRun(
            ["module", "Wishes", "--output", folder.path("Shop")],
            input: "Songs\nyes\n",
            asTerminal: true,
            styles: StyleLibrary(files: BuiltInStyles.files)
        )
        #expect(asked.code == .done, "\(asked.errors)")
        #expect(asked.errors.uncolored.contains("Movies, Songs\n"))
        #expect(folder.text("Shop/Tab.swift")?.contains("    case wishes(WishesViewModel)\n") == true)
    }

    @Test("has a checklist of its record, in an app of no style: what people have taken out is open")
    func checklist() throws {
        try app()
        #expect(run("module", "Wishes", "--like", "Movies").code == .done)
        let done = run("checklist", "Wishes")
        #expect(done.code == .done, "\(done.errors)")
        #expect(
            done.output == """
                Wishes  like Movies, .scaffold/modules/Wishes.json

                Files
                  ✓ Wishes/WishesView.swift
                  ✓ Wishes/WishesViewModel.swift

                Entries in the app's files
                  ✓ case wishes(WishesViewModel) in enum Tab of Tab.swift

                3 done

                """
        )
        // Laid out anew, an entry is there; a file counts by its types.
        try folder.write("enum Tab {\n    case wishes( WishesViewModel )\n}\n", to: "Shop/Tab.swift")
        try folder.write("final class WishesViewModel {}\n", to: "Shop/Other.swift")
        try FileManager.default.removeItem(atPath: folder.path("Shop/Wishes/WishesViewModel.swift"))
        #expect(run("checklist", "Wishes", "--strict").code == .done)
        try folder.write("enum Tab {}\n", to: "Shop/Tab.swift")
        let open = run("checklist", "Wishes", "--strict")
        #expect(open.code == .findings)
        #expect(open.output.contains("    Tab.swift: the entry is not there [as for Movies]\n"))
        #expect(open.output.hasSuffix("2 done, 1 open\n"))
        let other = run("checklist", "Movies")
        #expect(other.code == .badInput && other.errors.contains("the app is of none of the styles"))
    }

    @Test("a graph of an app of no style has the modules, and what names the types that show them")
    func graph() throws {
        try app()
        try folder.write(
            "final class SongsRouter {\n    let next = MoviesView()\n}\n",
            to: "Shop/Songs/SongsRouter.swift"
        )
        try folder.write("final class Start {\n    let view = SongsView()\n}\n", to: "Shop/Start.swift")
        let graph = run("graph")
        #expect(graph.errors.isEmpty)
        #expect(
            graph.output == """
                flowchart LR
                  n0["Movies"]
                  n1(["Shop"])
                  n2["Songs"]
                  n3(["Start"])
                  n4(["Tab"])
                  n1 --> n0
                  n2 --> n0
                  n3 --> n2
                  n4 --> n0
                  n4 --> n2
                  classDef coordinator fill:#dbe8fb,stroke:#5b82bd,color:#1c1c1e
                  class n1,n3,n4 coordinator

                """,
            "\(graph.output)"
        )
        #expect(run("graph", "Songs", "--format", "json").output.contains("\"Start\""))
    }

    @Test("is what doctor tries in an app of no style: how many files, in which folder")
    func doctor() throws {
        try app()
        let run = CommandRun(
            ["doctor", "--output", folder.path("Shop")],
            columns: 200,
            styles: StyleLibrary(files: BuiltInStyles.files)
        )
        let told = "ok       new modules  like Movies: 2 files in Sample, and entries in 1 file of the app\n"
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
