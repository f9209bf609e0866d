import Diagnostics

/// Why files could not be read, planned or written.
extension Failure {
    /// A path that the tool will not touch.
    package static func refused(_ path: RefusedPath) -> Failure { Failure(.path, [path.problem()]) }

    /// Files that are not, or no longer, what the plan was made for. Nothing has been changed.
    package static func conflict(_ conflicts: [FileConflict]) -> Failure {
        Failure(.conflict, conflicts.map(\.problem))
    }

    /// Another run is writing below the same root, and did not end in time.
    package static func busy(root: String) -> Failure {
        let problem = Problem(
            "another run of the tool is writing here",
            at: SourceMark(source: root),
            hint: "run the command again when it has ended"
        )
        return Failure(.conflict, [problem])
    }

    /// The operating system refused a request about `path`.
    package static func disk(_ error: SystemError, _ path: String) -> Failure {
        Failure(.disk, [error.problem(at: path)])
    }

    /// Something went wrong while changes were being taken back; the next run tries again.
    package static func interrupted(_ cause: Failure, during second: Failure) -> Failure {
        let note = Problem("the next run that writes will put the old files back", severity: .note)
        return Failure(.disk, cause.problems + second.problems + [note])
    }

    /// Makes requests about `path`, whose refusal becomes a failure that names it.
    static func about<Result>(_ path: String, _ requests: () throws(SystemError) -> Result) throws(Failure) -> Result {
        do {
            return try requests()
        } catch {
            throw .disk(error, path)
        }
    }
}
