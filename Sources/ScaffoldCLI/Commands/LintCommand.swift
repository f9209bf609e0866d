import Diagnostics

/// `scaffold lint [<path> ...]`.
struct LintCommand: Command {
    let name = "lint"

    let definition = CommandDefinition(arguments: [LintOptions.paths], switches: LintOptions.all)

    func usageProblems(of invocation: Invocation) -> [UsageProblem] { LintOptions.usageProblems(invocation.values) }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode { try LintAction(invocation: invocation).run() }
}
