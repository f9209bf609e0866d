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

    /// One line for each problem, each ending in what to do.
    public var lines: [String] {
        switch self {
        case .refused(let path): [path.description]
        case .conflict(let conflicts): conflicts.map(\.description)
        case .busy(let root):
            ["\(root): error: another run of the tool is writing here; run the command again when it has ended"]
        case .disk(let refusal): [refusal.description]
        case .interrupted(let cause, let second):
            cause.lines + second.lines + ["note: the next run that writes puts the old files back"]
        }
    }

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
