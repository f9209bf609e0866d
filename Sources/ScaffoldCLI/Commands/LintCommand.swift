import Diagnostics

/// `scaffold lint [<path> ...]`.
struct LintCommand: Command {
    let name = "lint"

    let arguments = [LintOptions.paths]
    let switches = LintOptions.all

    func usageProblems(of invocation: Invocation) -> [Problem] { LintOptions.usageProblems(invocation.values) }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode { try LintAction(invocation: invocation).run() }
}
