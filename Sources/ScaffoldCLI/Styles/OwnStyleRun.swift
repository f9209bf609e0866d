import Diagnostics
import ScaffoldKit

/// One run of a command that writes a style of the team's own.
struct OwnStyleRun {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    /// Plans, writes unless it is a dry run, and reports.
    func report(_ plan: (OwnStylePlanner, inout FileTree) throws(Failure) -> Plan) -> ExitCode {
        FailureReport(asJSON: invocation.values[ModuleOptions.json], console: invocation.console)
            .around { () throws(Failure) in
                let location = try AppLocation(output: invocation.values[ModuleOptions.output])
                try PlannedRun(invocation, at: location).run { (tree) throws(Failure) in
                    let planner = OwnStylePlanner(try invocation.styles(of: tree))
                    return try plan(planner, &tree)
                }
            }
    }
}
