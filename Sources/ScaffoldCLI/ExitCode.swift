import Diagnostics

/// What the process says to its caller when it ends; the same in every command.
public enum ExitCode: Int32, Sendable {
    /// The command did what it was asked.
    case done = 0
    /// Lint found errors (with `--strict`, warnings).
    case findings = 1
    /// The command line, a spec, a style or a template is wrong.
    case badInput = 2
    /// A file or a concurrent run stands in the way; nothing was written.
    case conflict = 3
    /// The disk refused to be read or written.
    case diskRefused = 4
}

extension ExitCode {
    /// The code of a command that fails.
    init(_ failure: Failure) {
        self = ExitCode(rawValue: failure.exitCode) ?? .badInput
    }
}
