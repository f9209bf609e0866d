import Diagnostics
import ScaffoldKit
import ScaffoldLint
import YAMLReader

/// `scaffold graph`.
enum GraphCommand {
    static let command = Command("graph", definition: { definition }, run: run)

    private static let modules = ArgumentDefinition(
        "module",
        count: .any,
        completion: .candidates(.modules),
        help: "The modules to show, with what is one step away. Left out, it is the whole app."
    )
    private static let format = OptionDefinition(
        "format",
        value: "format",
        default: GraphFormat.mermaid.rawValue,
        allowed: GraphFormat.allCases.map(\.rawValue),
        help: "Mermaid for Markdown, DOT for Graphviz, JSON for a program, or a picture, which needs Graphviz's 'dot'."
    )
    private static let level = OptionDefinition(
        "level",
        value: "level",
        default: AppGraph.Level.screens.rawValue,
        allowed: AppGraph.Level.allCases.map(\.rawValue),
        help: "How much to show."
    )

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Draw the app's modules, coordinators and screens, and the ways between them.",
            discussion: [
                "Read from the sources: a coordinator shows what its methods make, themselves or through factories and containers, and "
                    + "a user goes from a screen to where its coordinator is asked to go."
            ],
            arguments: [modules],
            switches: [
                .option(format), .option(level), .option(ModuleOptions.style), .option(RoutesCommand.output),
                .flag(JSONSwitch.insteadOfFormat),
            ],
            examples: [
                ExampleDefinition("For a page in Markdown", "scaffold graph > docs/graph.mmd"),
                ExampleDefinition("A picture", "scaffold graph --format svg > graph.svg"),
                ExampleDefinition("Only the modules", "scaffold graph --level modules --format svg > modules.svg"),
            ]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        let isJSON = invocation.values[JSONSwitch.insteadOfFormat]
        let format = isJSON ? .json : invocation.values[format].flatMap(GraphFormat.init) ?? .mermaid
        let console = invocation.console
        return FailureReport(asJSON: format == .json, console: console).around { () throws(Failure) in
            let (graph, remark) = try graph(invocation)
            if let remark { console.report(remark.description) }
            switch format {
            case .mermaid: console.output.write(MermaidText(graph).text)
            case .dot: console.output.write(DotText(graph).text)
            case .json: console.output.writeLine(JSONWriter.write(GraphJSON(graph: graph).value))
            case .svg: console.output.write(try GraphPicture(dot: DotText(graph).text).svg())
            }
        }
    }

    /// The graph that is asked for, and what is said of an app without one.
    private static func graph(_ invocation: Invocation) throws(Failure) -> (AppGraph, remark: Problem?) {
        let location = try AppLocation(reading: invocation.values[RoutesCommand.output]).checkedForApp()
        let progress = ProgressLine(console: invocation.console, environment: invocation.environment)
        defer { progress.clear() }
        progress.show("reading")
        let level = invocation.values[level].flatMap(AppGraph.Level.init) ?? .screens
        let app = try StyledApp(FileTree(root: location.folder), invocation)
        let whole = GraphReader(try app.view()).graph()
        let wanted = try narrowed(whole, to: invocation.values[all: modules]).reduced(to: level)
        return (wanted, whole.nodes.isEmpty ? remark(on: app, at: location) : nil)
    }

    private static func remark(on app: StyledApp, at location: AppLocation) -> Problem {
        let nothing = NothingFound(location: location, consequence: "nothing was drawn")
        if let remark = nothing.app() { return remark }
        return app.found.evidence == .nothing ? nothing.style(app.style, "draws") : nothing.module(of: app.style)
    }

    private static func narrowed(_ graph: AppGraph, to names: [String]) throws(Failure) -> AppGraph {
        guard !names.isEmpty else { return graph }
        var problems = Problems()
        let wanted = names.map { NameWords($0).pascal }
        let mark = SourceMark(source: "MODULE", column: 1)
        for name in wanted where !graph.modules.contains(name) {
            let known = graph.modules.isEmpty ? "none was found" : "found: \(graph.modules.joined(separator: ", "))"
            let hint = Suggestion(among: graph.modules).hint(for: name) ?? known
            problems.add([Problem("there is no module \"\(name)\"", at: mark, hint: hint)])
        }
        guard problems.all.isEmpty else { throw Failure(problems) }
        return graph.around(Set(wanted))
    }
}
