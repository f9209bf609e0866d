import ScaffoldKit

/// One run of `scaffold init`, from the command line to the report.
struct InitRun {
    private let invocation: Invocation

    private var values: ParsedValues { invocation.values }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(CommandFailure) {
        try PlannedRun(invocation).run { (tree) throws(CommandFailure) in try plan(in: &tree) }
    }

    private func plan(in tree: inout FileTree) throws(CommandFailure) -> Plan {
        var flags = SpecFlags(name: "")
        flags.style = values[ModuleOptions.style]
        flags.options = values[all: ModuleOptions.option]
        let (stated, problems) = flags.spec()
        guard !problems.hasErrors else { throw CommandFailure(problems) }
        return try FoundStyle(stated.style, invocation, in: tree).plan { (style) throws(PlanError) in
            try ConfigurationPlanner(style: style)
                .plan(options: stated.options, overwrites: values[ModuleOptions.force], in: &tree)
        }
    }
}
