import Diagnostics

/// A command of the tool: its name, its definition as data, and its action.
protocol Command: Sendable {
    var name: String { get }
    /// Whether help and suggestions leave it out.
    var isHidden: Bool { get }
    var definition: CommandDefinition { get }

    /// What is wrong with a command line that parsing cannot see, such as two options that exclude each other.
    func usageProblems(of invocation: Invocation) -> [UsageProblem]

    /// Does the work and reports it.
    ///
    /// - Throws: `Failure`, which the caller reports.
    func run(_ invocation: Invocation) throws(Failure) -> ExitCode
}

extension Command {
    var isHidden: Bool { false }

    func usageProblems(of invocation: Invocation) -> [UsageProblem] { [] }

    /// Shows the help, as a command does that only has subcommands.
    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        HelpCommand.show(invocation.path, console: invocation.console)
    }
}
