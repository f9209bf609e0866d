import Diagnostics
import FileTransaction

/// A program that runs a command: what it hears, and decides, while that runs.
protocol Supervisor: Sendable {
    /// Whether a build that runs is to stop.
    var isCancelled: Bool { get }

    /// Hears of each step.
    func hear(_ step: String)
    /// Hears of each time that the app is read, many times in a step.
    ///
    /// - Throws: `Failure` to stop the run.
    func hearReading() throws(Failure)
    /// Sees the changes of a plan before they are written, of a dry run, too.
    ///
    /// - Throws: `Failure` to stop the run.
    func approve(_ changes: [FileChange]) throws(Failure)
    /// Hears of the changes that are on the disk.
    func hearWritten(_ changes: [FileChange])
    /// Hears why the command does nothing.
    func hearFailure(_ failure: Failure)
}

extension Supervisor {
    /// Stops a run that was cancelled.
    func checkRunning() throws(Failure) {
        guard isCancelled else { return }
        throw Failure(.conflict, [Problem("the call was cancelled; nothing was written")])
    }
}
