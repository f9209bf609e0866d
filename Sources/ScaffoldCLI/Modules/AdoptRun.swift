import Diagnostics
import ScaffoldKit

/// One run of `scaffold adopt`, from the command line to the report.
struct AdoptRun {
    private let invocation: Invocation

    private var values: ParsedValues { invocation.values }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(Failure) {
        try PlannedRun(invocation).run { (tree) throws(Failure) in try plan(in: &tree) }
    }

    private func plan(in tree: inout FileTree) throws(Failure) -> Plan {
        let name = Located(values[AdoptCommand.name] ?? "", at: SourceMark(source: "NAME", column: 1))
        return try FoundStyle(invocation, in: tree).plan { (style) throws(Failure) in
            try AdoptionPlanner(style: style).plan(name, overwrites: values[ModuleOptions.force], in: &tree)
        }
    }
}
