import Diagnostics
import ScaffoldLint

/// `scaffold routes`: the deep links of the app.
struct RoutesCommand: Command {
    let name = "routes"

    let definition = CommandDefinition(
        abstract: "Show every deep link of the app: its URL, its route, and the coordinator that shows it.",
        discussion: [
            "Reads the links from the sources: from the parsers that 'scaffold module' writes and from handwritten ones. "
                + "':itemId' is a component that becomes a value of the route, '*' is any component, '…' any number of "
                + "components, and '?' marks an optional part.",
            "Problems follow the table: patterns for the same URLs, patterns that no URL reaches, parsers without a "
                + "caller, schemes that Info.plist lacks. The exit code is 1 if there are errors.",
        ],
        switches: [CommonOptions.output, CommonOptions.json],
        examples: [
            ("The table", "scaffold routes"),
            ("The route of one URL", "scaffold routes resolve 'shop://favorites/42'"),
        ],
        subcommands: [RoutesResolveCommand()]
    )

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let map = try Self.map(invocation)
        invocation.show(RoutesReport(map: map))
        return map.findings.contains { $0.severity == .error } ? .findings : .done
    }

    /// Reads the app's links; reports a note if there is no app.
    static func map(_ invocation: Invocation) throws(Failure) -> RouteMap {
        let location = try AppLocation(reading: invocation.values[CommonOptions.output]).checkedForApp()
        let map = try invocation.showing("reading") { () throws(Failure) in
            try RouteMap(of: location.tree)
        }
        let empty = EmptyResultNotes(location: location, consequence: "no deep link was found")
        if map.links.isEmpty, let note = empty.noApp() { invocation.console.report(note) }
        return map
    }
}
