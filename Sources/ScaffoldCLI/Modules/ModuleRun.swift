import Diagnostics
import ScaffoldKit

/// One run of `scaffold module`, from the command line to the report.
struct ModuleRun {
    private let invocation: Invocation
    /// Whether only the counts are told, since the plan has been shown already.
    private let isBrief: Bool

    private var values: ParsedValues { invocation.values }

    init(_ invocation: Invocation, isBrief: Bool = false) {
        self.invocation = invocation
        self.isBrief = isBrief
    }

    func run() throws(Failure) {
        try PlannedRun(invocation, isBrief: isBrief).run { (tree) throws(Failure) in try plan(in: &tree) }
    }

    private func plan(in tree: inout FileTree) throws(Failure) -> Plan {
        let module = try PreparedModule(invocation, in: tree)
        do throws(Failure) {
            var plan = try module.planner.plan(module.request, in: &tree)
            if let note = module.note { plan.notes.insert(note, at: 0) }
            return plan
        } catch {
            throw error.besides(module.request.problems)
        }
    }
}
