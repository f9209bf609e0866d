import Diagnostics
import YAMLReader

/// A command: its name, what it takes, and its action. `CommandTexts` has what help says of it.
protocol Command: Sendable {
    var name: String { get }
    /// Whether help and suggestions leave it out.
    var isHidden: Bool { get }
    var arguments: [ArgumentDefinition] { get }
    /// The command's own options and flags; `allSwitches` adds those of every command.
    var switches: [any SwitchDefinition] { get }
    /// A command with subcommands takes no arguments of its own.
    var subcommands: [any Command] { get }
    /// The texts of the command and those below it, by command line, if it is the first one.
    var texts: YAMLNode? { get }

    /// Problems beyond a single option, such as two options that exclude each other.
    func usageProblems(of invocation: Invocation) -> [Problem]

    /// Does the work and writes the report. The caller reports a failure.
    func run(_ invocation: Invocation) throws(Failure) -> ExitCode
}

extension Command {
    var isHidden: Bool { false }

    var arguments: [ArgumentDefinition] { [] }

    var switches: [any SwitchDefinition] { [] }

    var subcommands: [any Command] { [] }

    /// The command's own switches and those of every command.
    var allSwitches: [any SwitchDefinition] { switches + CommonOptions.all }

    var texts: YAMLNode? { CommandTexts.builtIn }

    func usageProblems(of invocation: Invocation) -> [Problem] { [] }

    /// Shows the help: the action of a command that only groups subcommands.
    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        HelpRenderer.show(invocation.path, on: invocation.console)
    }
}
