#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The environment variables that a run may look at.
///
/// A value rather than calls of `getenv` in the middle of things, so that a test states its own.
public struct Environment: Sendable {
    private enum Source {
        case process
        case values([String: String])
    }

    private let source: Source

    /// The environment of this process; each variable is read when it is asked for.
    public static let process = Environment(source: .process)

    /// An environment of exactly these variables.
    public init(_ values: [String: String]) {
        self.init(source: .values(values))
    }

    private init(source: Source) {
        self.source = source
    }

    /// The variable's value, or `nil` where it is not set.
    public subscript(name: String) -> String? {
        switch source {
        case .process: getenv(name).map { String(cString: $0) }
        case .values(let values): values[name]
        }
    }

    /// Whether the variable is set to something other than the empty text, which is how `NO_COLOR` is to be read.
    func isSet(_ name: String) -> Bool {
        self[name].map { !$0.isEmpty } ?? false
    }
}
