import Diagnostics
import ScaffoldKit

/// One run of `scaffold init`, from the command line to the report.
struct InitRun {
    private let invocation: Invocation

    private var values: ParsedValues { invocation.values }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(Failure) {
        try PlannedRun(invocation).run { (tree) throws(Failure) in try plan(in: &tree) }
    }

    /// Reads the configuration back as it will be, and plans a module by it: what it comes to, or what would be in its way.
    private func tried(_ found: FoundStyle, in tree: FileTree) throws(Failure) -> [Problem] {
        _ = try AppConfiguration.read(in: tree)
        let outcome = try ModuleTrial(style: found.style, frameworks: found.library.frameworks).outcome(in: tree)
        let problems = outcome.problems + outcome.unwired.map(\.problem)
        guard problems.isEmpty else {
            return problems.map { problem in
                Problem(problem.message, at: problem.mark, hint: "scaffold doctor tells what helps", severity: .warning)
            }
        }
        return [Problem("tried: a new module would be \(outcome.summary)", severity: .note)]
    }

    private func plan(in tree: inout FileTree) throws(Failure) -> Plan {
        var flags = SpecFlags(name: "")
        flags.style = values[ModuleOptions.style]
        flags.options = values[all: ModuleOptions.option]
        let (stated, problems) = flags.spec()
        guard !problems.hasErrors else { throw Failure(problems) }
        let found = try FoundStyle(stated.style, invocation, in: tree)
        return try found.plan { (style) throws(Failure) in
            var plan = try ConfigurationPlanner(style: style)
                .plan(options: stated.options, overwrites: values[ModuleOptions.force], in: &tree)
            plan.notes += try tried(found, in: tree)
            return plan
        }
    }
}
