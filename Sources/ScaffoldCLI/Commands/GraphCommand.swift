import AppModel
import Diagnostics
import ScaffoldLint
import Styles
import YAMLReader

/// `scaffold graph`.
struct GraphCommand: Command {
    let name = "graph"

    private static let modules = ArgumentDefinition(
        "module",
        count: .any,
        kind: .candidates(.modules),
        help: "The modules to show, with their neighbours. If omitted, the whole app."
    )
    private static let format = OptionDefinition(
        "format",
        default: GraphFormat.mermaid.rawValue,
        kind: .oneOf(GraphFormat.self),
        help: "Mermaid for Markdown, DOT for Graphviz, JSON for a program, or a picture."
    )
    private static let level = OptionDefinition(
        "level",
        default: AppGraph.Level.screens.rawValue,
        kind: .oneOf(AppGraph.Level.self),
        help: "The level of detail."
    )

    let definition = CommandDefinition(
        abstract: "Draw the app's modules, coordinators and screens, and the navigation between them.",
        discussion: [
            "Reads the graph from the sources. A coordinator shows the screens that its methods create, directly or through "
                + "factories and containers; a screen leads to the screens that it requests from its coordinator. In an app of none "
                + "of the styles it shows the modules, and what names the types that show them."
        ],
        arguments: [Self.modules],
        switches: [Self.format, Self.level, ModuleOptions.style, CommonOptions.output, CommonOptions.formatJSON],
        examples: [
            ("For a page in Markdown", "scaffold graph > docs/graph.mmd"),
            ("A picture", "scaffold graph --format svg > graph.svg"),
            ("Only the modules", "scaffold graph --level modules --format svg > modules.svg"),
        ]
    )

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let values = invocation.values
        let console = invocation.console
        let location = try AppLocation(reading: values[CommonOptions.output]).checkedForApp()
        let (app, whole) = try invocation.showing("reading") { () throws(Failure) in
            let app = try AppContext(invocation, at: location)
            guard app.found.isOfNoStyle else { return (app, GraphReader(try app.lintContext()).graph()) }
            let model = try AppModel.of(app.tree)
            return (app, AppGraph(of: model.modules, in: model))
        }
        let level = values.choice(Self.level) ?? AppGraph.Level.screens
        let graph = try narrowed(whole, to: values[all: Self.modules]).reduced(to: level)
        if whole.nodes.isEmpty { console.report(emptyNote(on: app, at: location)) }
        switch values.wantsJSON ? .json : values.choice(Self.format) ?? GraphFormat.mermaid {
        case .mermaid: console.output.write(try GraphText(graph: graph, escapes: ["\"": "#quot;"]).text("mermaid"))
        case .dot: console.output.write(try GraphText(graph: graph, escapes: ["\"": "\\\"", "\\": "\\\\"]).text("dot"))
        case .json: console.output.writeLine(JSONWriter.write(GraphJSON(graph: graph).value))
        case .svg: console.output.write(GraphPicture(graph).svg)
        }
        return .done
    }

    private func emptyNote(on app: AppContext, at location: AppLocation) -> Problem {
        let empty = EmptyResultNotes(location: location, consequence: "nothing was drawn")
        if let note = empty.noApp() { return note }
        return app.found.evidence == .nothing ? empty.noStyle(app.style, "draws") : empty.noModule(of: app.style)
    }

    private func narrowed(_ graph: AppGraph, to names: [String]) throws(Failure) -> AppGraph {
        guard !names.isEmpty else { return graph }
        let wanted = names.map { NameWords($0).pascal }
        var problems = Problems()
        let known = Set(graph.modules + graph.groups)
        for name in wanted where !known.contains(name) {
            problems.add(.unknownModule(name, at: Self.modules.mark, among: graph.modules))
        }
        guard problems.all.isEmpty else { throw Failure(problems) }
        return graph.around(Set(wanted))
    }
}
