import AppModel
import Diagnostics
import ScaffoldLint
import Styles
import YAMLReader

/// `scaffold graph`.
struct GraphCommand: Command {
    let name = "graph"

    private static let modules = ArgumentDefinition("module", count: .any, kind: .candidates(.modules))
    private static let format = OptionDefinition(
        "format",
        default: GraphFormat.mermaid.rawValue,
        kind: .oneOf(GraphFormat.self)
    )
    private static let level = OptionDefinition(
        "level",
        default: AppGraph.Level.screens.rawValue,
        kind: .oneOf(AppGraph.Level.self)
    )

    let arguments = [Self.modules]
    let switches: [any SwitchDefinition] = [
        Self.format, Self.level, ModuleOptions.style, CommonOptions.output, CommonOptions.json,
    ]

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
        return empty.noModule(of: app.found.isOfNoStyle ? nil : app.style)
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
