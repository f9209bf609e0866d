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

    private static let small = AppGraph(
        modules: ["Home", "Shop"],
        nodes: [
            .init(name: "HomeCoordinator", kind: .coordinator, module: "Home"),
            .init(name: "HomeDetailViewController", kind: .screen, module: "Home"),
            .init(name: "HomeViewController", kind: .screen, module: "Home"),
            .init(name: "ShopCoordinator", kind: .coordinator, module: "Shop"),
        ],
        edges: [
            .init(from: "HomeCoordinator", to: "HomeViewController", kind: .shows),
            .init(from: "HomeCoordinator", to: "ShopCoordinator", kind: .starts),
            .init(from: "HomeViewController", to: "HomeDetailViewController", kind: .navigates, label: "showDetail"),
            .init(from: "HomeViewController", to: "ShopCoordinator", kind: .navigates, label: "go(.shop)"),
        ]
    )

    @Test("DOT has a cluster for each module and a style for each kind of edge")
    func dot() throws {
        let text = try GraphText(graph: Self.small, escapes: ["\"": "\\\""]).text("dot")
        #expect(text.hasPrefix("digraph app {\n"))
        #expect(text.hasSuffix("}\n"))
        #expect(text.contains("  subgraph \"cluster_Home\" {\n"))
        #expect(
            text.contains(
                "\"HomeCoordinator\" -> \"HomeViewController\" [color=\"#b9b9c0\", style=dashed, arrowhead=empty, tailport=e, headport=w];"
            )
        )
        #expect(text.contains("label=\"go(.shop)\""))
    }

    @Test("Mermaid has a subgraph for each module, ids that are no words of its own, and quoted names")
    func mermaid() throws {
        let text = try GraphText(graph: Self.small, escapes: ["\"": "#quot;"]).text("mermaid")
        #expect(text.hasPrefix("flowchart LR\n  subgraph m0[\"Home\"]\n    n0([\"HomeCoordinator\"])\n"))
        #expect(text.contains("  n2 -->|\"showDetail\"| n1\n"))
        #expect(text.contains("  n0 ==> n3\n"))
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
        #expect(run.errors == "<module>: error: there is no module \"Favourites\"; did you mean \"Favorites\"?\n")
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
                == "note: no module is found here, so nothing was drawn; scaffold module writes the first one, and --style "
                + "names another style\n"
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
