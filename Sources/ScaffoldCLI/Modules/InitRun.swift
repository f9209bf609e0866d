import ScaffoldKit

/// One run of `scaffold init`, from the command line to the report.
struct InitRun {
    private let invocation: Invocation

    private var values: ParsedValues { invocation.values }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(CommandFailure) {
        let location = try AppLocation(output: values[ModuleOptions.output])
        try PlannedRun(invocation, at: location).run { (tree) throws(CommandFailure) in try plan(in: &tree) }
    }

    private func plan(in tree: inout FileTree) throws(CommandFailure) -> Plan {
        var flags = SpecFlags(name: "")
        flags.style = values[ModuleOptions.style]
        flags.options = values[all: ModuleOptions.option]
        let (stated, problems) = flags.spec()
        guard !problems.hasErrors else { throw CommandFailure(problems) }
        let styles = try invocation.styles(of: tree)
        do throws(PlanError) {
            let (style, note) = try StyleFinder(styles).find(stated.style, in: tree)
            var plan = try ConfigurationPlanner(style: style)
                .plan(options: stated.options, overwrites: values[ModuleOptions.force], in: &tree)
            if let note { plan.notes.insert(note, at: 0) }
            return plan
        } catch {
            throw CommandFailure(error)
        }
    }
}
