import Diagnostics
import ScaffoldKit

/// One run of `scaffold remove`, from the command line to the report.
struct RemoveRun {
    private let invocation: Invocation

    private var values: ParsedValues { invocation.values }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(Failure) {
        try PlannedRun(invocation).run { (tree) throws(Failure) in
            let name = Located(values[RemoveCommand.name] ?? "", at: SourceMark(source: "NAME", column: 1))
            return try RemovalPlanner().plan(name, in: &tree)
        }
    }
}
