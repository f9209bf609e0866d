import Diagnostics
import FileTransaction

/// What a program that runs a command hears and decides while it runs. Without such a program, nothing.
struct Supervision: Sendable {
    /// Hears of each step.
    var progress: @Sendable (String) -> Void = { _ in }
    /// Whether a build that runs is to stop.
    var isCancelled: @Sendable () -> Bool = { false }
    /// Is shown the changes of a plan before they are written, of a dry run, too; a failure stops the run.
    var approve: @Sendable ([FileChange]) throws(Failure) -> Void = { (_) throws(Failure) in }
    /// Hears of the changes that are on the disk.
    var hasWritten: @Sendable ([FileChange]) -> Void = { _ in }
}
