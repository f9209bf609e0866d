import Diagnostics
import Styles

/// `scaffold style outdated`.
struct StyleOutdatedCommand: Command {
    let name = "outdated"

    let switches: [any SwitchDefinition] = [CommonOptions.output, CommonOptions.json]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let tree = try AppLocation(reading: invocation.values[CommonOptions.output]).tree
        let lock = try StyleLock(in: tree)
        var rows: [OutdatedStylesReport.Row] = []
        for name in lock.names {
            guard let entry = lock[name] else { continue }
            let state = try lock.state(of: name, in: tree)
            rows.append(
                try invocation.showing("asking for \(name)") { () throws(Failure) in
                    try OutdatedStylesReport.Row(name, entry, state)
                }
            )
        }
        let report = OutdatedStylesReport(rows: rows)
        invocation.show(report)
        return report.isCurrent ? .done : .findings
    }
}
