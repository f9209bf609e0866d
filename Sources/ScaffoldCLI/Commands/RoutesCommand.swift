import Diagnostics
import ScaffoldKit
import ScaffoldLint
import YAMLReader

/// `scaffold routes`: the deep links of the app.
enum RoutesCommand {
    static let command = Command("routes", definition: { definition }, run: run)

    static let output = OptionDefinition(
        "output",
        short: "o",
        value: "dir",
        completion: .directory,
        help: "The app's folder. Left out, it is the root of the app around the current folder."
    )
    static let json = FlagDefinition("json", help: "Report in JSON.")

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Show every deep link of the app: its URLs, its route, and who shows it.",
            discussion: [
                "The links are read from the sources: from the parsers that 'scaffold module' writes and from those that people "
                    + "write. ':itemId' stands for a component that the route is made of, '*' for any, '…' for any number of "
                    + "them, and a '?' marks what a URL may leave out.",
                "What is wrong comes after the table: patterns that take the same URLs or that none gets to, parsers that "
                    + "nobody calls, schemes that Info.plist lacks. Errors among it make the exit code 1.",
            ],
            switches: [.option(output), .flag(json)],
            examples: [
                ExampleDefinition("The table", "scaffold routes"),
                ExampleDefinition("What becomes of one URL", "scaffold routes resolve 'shop://favorites/42'"),
            ],
            subcommands: [RoutesResolveCommand.command]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        let console = invocation.console
        var hasErrors = false
        let code = FailureReport(asJSON: invocation.values[json], console: console).around {
            () throws(Failure) in
            let (map, location) = try map(invocation)
            report(map, location, to: console)
            hasErrors = map.findings.contains { $0.severity == .error }
            let report = RoutesReport(map: map)
            if invocation.values[json] {
                console.output.writeLine(JSONWriter.write(report.json))
            } else {
                report.write(to: console)
            }
        }
        return code == .done && hasErrors ? .findings : code
    }

    /// Says where there is no app whose links could be read.
    static func report(_ map: RouteMap, _ location: AppLocation, to console: Console) {
        let nothing = NothingFound(location: location, consequence: "no deep link was found")
        guard map.links.isEmpty, let remark = nothing.app() else { return }
        console.report(remark.description)
    }

    /// The links of the app that the command line names, and where that is.
    static func map(_ invocation: Invocation) throws(Failure) -> (RouteMap, AppLocation) {
        let location = try AppLocation(reading: invocation.values[output]).checkedForApp()
        let progress = ProgressLine(console: invocation.console, environment: invocation.environment)
        defer { progress.clear() }
        progress.show("reading")
        return (try RouteMap(of: FileTree(root: location.folder)), location)
    }
}
