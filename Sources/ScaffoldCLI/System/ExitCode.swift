import Diagnostics

/// The exit code of a command.
package enum ExitCode: Int32, Sendable {
    case done = 0
    /// Lint found errors (with `--strict`, warnings).
    case findings = 1
    /// The command line, a spec, a style or a template is wrong.
    case badInput = 2
    /// A file or a concurrent run is in the way; nothing was written.
    case conflict = 3
    /// The disk could not be read or written.
    case diskRefused = 4
}

extension ExitCode {
    /// The exit code for a failure.
    init(_ failure: Failure) { self = ExitCode(rawValue: failure.exitCode) ?? .badInput }
}
