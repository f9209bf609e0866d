#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Why files could not be read, planned or written.
public enum FileTreeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A path that the tool will not touch.
    case refused(RefusedPath)
    /// Files that are not, or no longer, what the plan was made for. Nothing has been changed.
    case conflict([FileConflict])
    /// Another run is writing below the same root, and did not end in time.
    case busy(root: String)
    /// The operating system refused a request.
    case disk(DiskRefusal)
    /// Something went wrong while changes were being taken back; the next run tries again.
    indirect case interrupted(FileTreeError, during: FileTreeError)

    /// The exit code that stands for this kind of error: 2 bad input, 3 conflict or concurrent run, 4 the disk refused.
    public var exitCode: Int32 {
        switch self {
        case .refused: 2
        case .conflict, .busy: 3
        case .disk: 4
        case .interrupted: 4
        }
    }

    /// All there is to report, each with what to do.
    public var problems: [Problem] {
        switch self {
        case .refused(let path): [path.problem()]
        case .conflict(let conflicts): conflicts.map(\.problem)
        case .busy(let root):
            [
                Problem(
                    "another run of the tool is writing here",
                    at: SourceMark(source: root),
                    hint: "run the command again when it has ended"
                )
            ]
        case .disk(let refusal): [refusal.problem]
        case .interrupted(let cause, let second):
            cause.problems + second.problems
                + [Problem("the next run that writes will put the old files back", severity: .note)]
        }
    }

    /// The problems as lines to print.
    public var lines: [String] { problems.map(\.description) }

    public var description: String { lines.joined(separator: "\n") }

    /// The error for the system's refusal of a request about `path`.
    static func disk(_ error: SystemError, _ path: String) -> FileTreeError {
        .disk(DiskRefusal(path: path, code: error.code, operation: error.operation))
    }

    /// Makes requests about `path`, whose refusal becomes an error that names it.
    static func about<Result>(
        _ path: String,
        _ requests: () throws(SystemError) -> Result
    ) throws(FileTreeError) -> Result {
        do {
            return try requests()
        } catch {
            throw .disk(error, path)
        }
    }
}
