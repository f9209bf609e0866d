import Diagnostics
import YAMLReader

/// A command: its name, definition and action.
protocol Command: Sendable {
    var name: String { get }
    /// Whether help and suggestions leave it out.
    var isHidden: Bool { get }
    var definition: CommandDefinition { get }
    /// The texts of the command and those below it, by command line, if it is the first one.
    var texts: YAMLNode? { get }

    /// Problems beyond a single option, such as two options that exclude each other.
    func usageProblems(of invocation: Invocation) -> [UsageProblem]

    /// Does the work and writes the report. The caller reports a failure.
    func run(_ invocation: Invocation) throws(Failure) -> ExitCode
}

extension Command {
    var isHidden: Bool { false }

    var texts: YAMLNode? { CommandTexts.builtIn }

    func usageProblems(of invocation: Invocation) -> [UsageProblem] { [] }

    /// Shows the help: the action of a command that only groups subcommands.
    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        HelpRenderer.show(invocation.path, on: invocation.console)
    }
}
