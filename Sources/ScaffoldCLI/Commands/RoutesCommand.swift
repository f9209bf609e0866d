import Diagnostics
import ScaffoldKit
import ScaffoldLint

/// `scaffold routes`: the deep links of the app.
struct RoutesCommand: Command {
    let name = "routes"

    var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Show every deep link of the app: its URLs, its route, and who shows it.",
            discussion: [
                "The links are read from the sources: from the parsers that 'scaffold module' writes and from those that people "
                    + "write. ':itemId' stands for a component that the route is made of, '*' for any, '…' for any number of "
                    + "them, and a '?' marks what a URL may leave out.",
                "What is wrong comes after the table: patterns that take the same URLs or that none gets to, parsers that "
                    + "nobody calls, schemes that Info.plist lacks. Errors among it make the exit code 1.",
            ],
            switches: [CommonOptions.output, CommonOptions.json],
            examples: [
                ExampleDefinition("The table", "scaffold routes"),
                ExampleDefinition("What becomes of one URL", "scaffold routes resolve 'shop://favorites/42'"),
            ],
            subcommands: [RoutesResolveCommand()]
        )
    }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let map = try Self.map(invocation)
        invocation.show(RoutesReport(map: map))
        return map.findings.contains { $0.severity == .error } ? .findings : .done
    }

    /// Reads the links of the app that the command line names, and says if there is no app.
    static func map(_ invocation: Invocation) throws(Failure) -> RouteMap {
        let location = try AppLocation(reading: invocation.values[CommonOptions.output]).checkedForApp()
        let map = try invocation.showing("reading") { () throws(Failure) in
            try RouteMap(of: FileTree(root: location.folder))
        }
        let nothing = NothingFound(location: location, consequence: "no deep link was found")
        if map.links.isEmpty, let remark = nothing.app() { invocation.console.report(remark) }
        return map
    }
}
