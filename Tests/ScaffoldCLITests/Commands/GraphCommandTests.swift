import BuiltInStyles
import Diagnostics
import Foundation
import ScaffoldKit
import TestSupport
import Testing

@testable import ScaffoldCLI

@Suite("scaffold graph")
struct GraphCommandTests {
    private static let library = StyleLibrary(files: BuiltInStyles.files)
    private static let golden = Repository.golden.appendingPathComponent("swiftui-mvvmcr/list-detail").path

    private static func graph(_ arguments: String...) -> CommandRun {
        CommandRun(["graph", "--output", golden] + arguments, styles: library)
    }

    @Test("Mermaid, DOT and JSON show the same")
    func formats() throws {
        let mermaid = Self.graph()
        #expect(mermaid.code == .done)
        #expect(mermaid.output.hasPrefix("flowchart LR\n"))
        #expect(Self.graph("--format", "dot").output.hasPrefix("digraph app {\n"))
        try Snapshot.expect(Self.graph("--format", "json", "--level", "coordinators").output, matches: "graph.json")
    }

    @Test("one module is shown with what is a step away")
    func module() {
        let run = Self.graph("favorites")
        #expect(run.output.contains("FavoritesDetailView"))
        #expect(!run.output.contains("SignInView"))
    }

    @Test("a module that is not there, and other wrong input, is refused")
    func wrong() {
        let run = Self.graph("Favourites")
        #expect(run.code == .badInput)
        #expect(run.errors == "MODULE:1: error: there is no module \"Favourites\"; did you mean \"Favorites\"?\n")
        #expect(Self.graph("--format", "png").code == .badInput)
        #expect(Self.graph("--level", "files").code == .badInput)
        #expect(CommandRun(["graph", "-o", "/nowhere/at/all"], styles: Self.library).code == .badInput)
    }

    @Test(
        "of a folder without an app the graph is empty in every format, and it is said beside it what to do",
        arguments: [
            ([], "flowchart LR\n"), (["--format", "dot"], "digraph app {"), (["--json"], "{\n  \"modules\": [],"),
        ] as [([String], String)]
    )
    func noApp(_ arguments: [String], _ start: String) {
        let folder = TemporaryFolder()
        let run = CommandRun(["graph", "--output", folder.path] + arguments, styles: Self.library)
        #expect(run.code == .done)
        #expect(run.output.hasPrefix(start))
        #expect(run.errors.hasPrefix("note: there is no app in \"\(folder.path)"))
        #expect(run.errors.contains("yet, so nothing was drawn; scaffold module starts one"))
    }

    @Test("an app of no style, and one without a module, are told so")
    func nothingToDraw() throws {
        let folder = TemporaryFolder()
        try folder.write("let a = 1\n", to: "A.swift")
        let unknown = CommandRun(["graph", "--output", folder.path], styles: Self.library)
        #expect(unknown.code == .done)
        #expect(
            unknown.errors
                == "note: no style is recognised here, so nothing was drawn; scaffold style why shows the signs that were "
                + "looked for, --style uikit-mvvmc draws the app as one of the nearest all the same\n"
        )
        let known = CommandRun(
            ["graph", "--style", "swiftui-mvvm", "--output", folder.path],
            styles: Self.library
        )
        #expect(known.code == .done)
        #expect(
            known.errors
                == "note: no module of the style \"swiftui-mvvm\" is found here, so nothing was drawn; scaffold module "
                + "writes the first one, and --style names another style\n"
        )
        #expect(Self.graph().errors.isEmpty)
    }

    @Test("without Graphviz it is said how to get it")
    func missing() {
        let error = #expect(throws: Failure.self) {
            try GraphPicture(dot: "digraph a {}", program: "dot-that-is-not-there").svg()
        }
        #expect(error.map(ExitCode.init) == .badInput)
        #expect(error?.problems.first?.description.contains("apt install graphviz") == true)
    }

    @Test("with Graphviz the picture is SVG", .enabled(if: hasGraphviz))
    func picture() {
        let run = Self.graph("--format", "svg")
        #expect(run.code == .done)
        #expect(run.output.contains("<svg"))
        #expect(run.output.contains("FavoritesListView"))
        #expect(throws: Failure.self) { try GraphPicture(dot: "no graph").svg() }
    }

    private static var hasGraphviz: Bool { Subprocess.output(["dot", "-V"])?.status == 0 }
}
