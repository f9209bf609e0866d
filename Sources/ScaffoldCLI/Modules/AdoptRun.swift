import ScaffoldKit

/// One run of `scaffold adopt`, from the command line to the report.
struct AdoptRun {
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
        let name = Located(values[AdoptCommand.name] ?? "", at: SourceMark(source: "NAME", column: 1))
        let stated = values[ModuleOptions.style].map { Located($0, at: SourceMark(source: "--style", column: 1)) }
        let styles = try invocation.styles(of: tree)
        do throws(PlanError) {
            let (style, note) = try StyleFinder(styles).find(stated, in: tree)
            var plan = try AdoptionPlanner(style: style)
                .plan(name, overwrites: values[ModuleOptions.force], in: &tree)
            if let note { plan.notes.insert(note, at: 0) }
            return plan
        } catch {
            throw CommandFailure(error)
        }
    }
}
