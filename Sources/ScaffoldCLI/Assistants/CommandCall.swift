import Diagnostics
import FileTransaction
import ScaffoldServer
import SwiftOutline
import YAMLReader

/// A command that a tool runs, the same as on a command line, with its report in JSON.
final class CommandCall: Supervisor, @unchecked Sendable {
    /// Runs a command line.
    typealias Runner = @Sendable ([String], Console, any Supervisor) -> ExitCode

    /// What the command plans.
    private(set) var planned: [FileChange] = []
    /// What it has written.
    private(set) var written: [FileChange] = []
    private var failure: Failure?
    private let call: ToolCall
    /// The plan that the command is to carry out; `nil` for any.
    private let plan: KeptPlan?
    private let lock = Lock()
    /// The step that runs, and when the client last heard of it.
    private var step = (text: "", heard: ContinuousClock.now)

    init(_ call: ToolCall, carryingOut plan: KeptPlan? = nil) { (self.call, self.plan) = (call, plan) }

    /// Runs the command.
    ///
    /// - Returns: Its report.
    /// - Throws: `Failure`, if the command does nothing.
    func run(_ words: [String], reading input: String, by runner: Runner) throws(Failure) -> YAMLValue {
        let output = OutputChannel(inMemoryAsTerminal: false)
        let errors = OutputChannel(inMemoryAsTerminal: false)
        _ = runner(words, Console(output: output, errors: errors, input: InputChannel(input)), self)
        if let failure { throw failure }
        return try YAMLSource(name: "report", text: output.written).json().value
    }

    /// Not what is on the disk: undo needs its report.
    var isCancelled: Bool { written.isEmpty && call.isCancelled() }

    func hear(_ step: String) {
        lock.withLock { self.step = (step, .now) }
        call.progress(step)
    }

    /// Says every two seconds that the step goes on: a client gives up a call of which it hears nothing.
    func hearReading() throws(Failure) {
        try checkRunning()
        let step = lock.withLock { () -> String? in
            guard self.step.heard.duration(to: .now) > .seconds(2) else { return nil }
            self.step.heard = .now
            return self.step.text
        }
        if let step { call.progress(step) }
    }

    func approve(_ changes: [FileChange]) throws(Failure) {
        try checkRunning()
        try plan?.check(changes)
        planned = changes
    }

    func hearWritten(_ changes: [FileChange]) { written = changes }

    func hearFailure(_ failure: Failure) { self.failure = failure }
}
