import Diagnostics

/// A file that is not what the plan was made for.
public struct FileConflict: Hashable, Sendable, CustomStringConvertible {
    /// How the file differs from what the plan saw.
    public enum Reason: Hashable, Sendable {
        /// It was to be created, and stands there already.
        case appeared
        /// It was to be edited or removed, and holds something else.
        case changed
        /// It was to be edited or removed, and is gone.
        case disappeared
        /// It was saved during a run that was killed, and once more since; the earlier one is kept at the path given.
        case savedTwice(kept: String)
        /// It should be the journal of a killed run, and is nothing that this version of the tool writes.
        case foreignJournal
    }

    /// The file's path below the root.
    public let path: String

    /// How it differs.
    public let reason: Reason

    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    public var description: String { problem.description }

    /// The problem to report.
    public var problem: Problem {
        Problem(message, at: SourceMark(source: path), hint: hint)
    }

    private var message: String {
        switch reason {
        case .appeared: "the file has been created by somebody else meanwhile"
        case .changed: "the file has been changed by somebody else meanwhile"
        case .disappeared: "the file has been removed by somebody else meanwhile"
        case .savedTwice(let kept):
            "the file was saved during a run that was killed, and again since; the earlier version is \"\(kept)\""
        case .foreignJournal: "this was left by another version of the tool"
        }
    }

    private var hint: String {
        switch reason {
        case .appeared, .changed, .disappeared: "run the command again"
        case .savedTwice: "compare the two, move the earlier one away and run the command again"
        case .foreignJournal: "run that version once more, or move the folder away"
        }
    }
}
