import BuiltInStyles
import Foundation
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI
@testable import ScaffoldLint

#if canImport(FoundationXML)
import FoundationXML
#endif

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

    @Test("the picture is SVG with a legend, and has colours for a dark appearance")
    func picture() throws {
        let run = Self.graph("--format", "svg")
        #expect(run.code == .done)
        let parser = XMLParser(data: Data(run.output.utf8))
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(run.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
        for text in ["FavoritesListView", "push(.detail)", "starts", "shows", "navigates", "coordinator", "screen"] {
            #expect(run.output.contains(">\(text)</text>"))
        }
        #expect(run.output.contains("@media (prefers-color-scheme: dark)"))
    }

    @Test("names that XML reserves are escaped in the picture")
    func escaped() {
        let node = AppGraph.Node(name: "A<B>&\"C\"", kind: .screen, module: nil, file: nil, line: nil)
        let picture = GraphPicture(AppGraph(modules: [], nodes: [node], edges: [])).svg
        #expect(picture.contains(">A&lt;B&gt;&amp;&quot;C&quot;</text>"))
        #expect(XMLParser(data: Data(picture.utf8)).parse())
    }
}
