import AppModel
import CLibrary
import Diagnostics
import FileTransaction

/// Writes a plan. With `--verify` the app's own build judges it, and what does not build is taken back.
struct VerifiedCommit {
    /// How many of the build's errors are reported.
    private static let mostErrors = 20

    let invocation: Invocation
    let location: AppLocation

    /// Writes the changes of a tree.
    ///
    /// - Returns: Remarks for the report.
    /// - Throws: `Failure`; the disk is then as it was.
    func run(_ tree: inout FileTree) throws(Failure) -> [Problem] {
        let changes = tree.changes()
        if !changes.isEmpty { try invocation.console.prepareForCommit() }
        let remarks = try commit(changes, of: &tree)
        invocation.supervisor?.hearWritten(changes)
        return remarks
    }

    private func commit(_ changes: [FileChange], of tree: inout FileTree) throws(Failure) -> [Problem] {
        guard let command = try command(in: tree), !changes.isEmpty else { return try tree.commit() }
        var hasFailed = false
        let verification = Verification(command: command) { () throws(Failure) in
            guard let output = try build(command) else { return }
            hasFailed = true
            throw failure(of: command, output, changes)
        }
        do {
            return try tree.commit(verifiedBy: verification)
        } catch {
            guard hasFailed else { throw error }
            throw Failure(.conflict, error.problems + [try remark(on: command)], omitted: error.omitted)
        }
    }

    /// The command that builds the app; `nil` without `--verify`.
    private func command(in tree: FileTree) throws(Failure) -> String? {
        guard let given = invocation.values[ModuleOptions.verify] else { return nil }
        if let command = try given.isEmpty ? AppConfiguration.buildCommand(in: tree) : given { return command }
        throw Failure(
            "no command builds the app",
            at: SourceMark(source: ModuleOptions.verify.spelling),
            hint: "--verify='xcodebuild -scheme SCHEME build', or \"verify:\" in \(AppConfiguration.path)"
        )
    }

    /// Builds the app.
    ///
    /// - Returns: What a build that fails has printed.
    private func build(_ command: String) throws(Failure) -> CompilerOutput? {
        let progress = invocation.progressLine
        defer { progress.clear() }
        let start = ContinuousClock.now
        var shown: Int64 = -1
        let outcome = BuildProcess(command: command, folder: location.folder.path, supervisor: invocation.supervisor)
            .run {
                let seconds = (ContinuousClock.now - start).components.seconds
                if seconds > shown { progress.show("verifying with \(command), \(seconds) s") }
                shown = seconds
            }
        switch outcome {
        case .ended(let output) where output.status == 0: return nil
        case .ended(let output): return CompilerOutput(text: output.errors + "\n" + output.text)
        case .interrupted: throw Failure(.conflict, [Problem("\"\(command)\" was interrupted; nothing was written")])
        case .notStarted: throw Failure(.conflict, [Problem("\"\(command)\" cannot be started; nothing was written")])
        }
    }

    /// The failure with the build's errors: those in new and edited files first.
    private func failure(of command: String, _ output: CompilerOutput, _ changes: [FileChange]) -> Failure {
        let root = location.folder.path + "/"
        let errors = output.errors { path in
            path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path.hasPrefix("/") ? nil : path
        }
        let changed = Set(changes.map(\.path.text))
        let isOurs = { (problem: Problem) in problem.mark.map { changed.contains($0.source) } ?? false }
        let sorted = errors.filter(isOurs) + errors.filter { !isOurs($0) }
        let tail = errors.isEmpty ? output.tail(Self.mostErrors) : ""
        let summary = Problem(
            "\"\(command)\" fails with the change, which was taken back",
            at: SourceMark(source: ModuleOptions.verify.spelling),
            hint: errors.isEmpty ? "run it yourself to see all that it prints" : nil,
            attachment: tail.isEmpty ? nil : .text(tail)
        )
        let shown = sorted.prefix(Self.mostErrors)
        return Failure(.conflict, [summary] + shown, omitted: sorted.count - shown.count)
    }

    /// Whether the app builds without the change.
    private func remark(on command: String) throws(Failure) -> Problem {
        let isSound = try build(command) == nil
        let message = isSound ? "without the change it succeeds" : "without the change it fails, too"
        return Problem(message, severity: .note)
    }
}

extension Invocation {
    /// Whether to keep the changes of a run that was killed while it verified them; without a terminal they go back.
    func keepsUnverified(_ command: String) -> Bool {
        guard Interview.isPossible(console) else { return false }
        let interview = Interview(console: console)
        interview.say("An earlier run was stopped while \"\(command)\" verified its changes.")
        return interview.confirm("Take them back?") == false
    }
}
