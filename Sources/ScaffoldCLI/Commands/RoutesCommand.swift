import Diagnostics
import ScaffoldLint

/// `scaffold routes`: the deep links of the app.
struct RoutesCommand: Command {
    let name = "routes"

    let switches: [any SwitchDefinition] = [CommonOptions.output, CommonOptions.json]
    let subcommands: [any Command] = [RoutesResolveCommand()]

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
