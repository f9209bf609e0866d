#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The environment variables of a run: those of the process, or those of a test.
package struct Environment: Sendable {
    private enum Source {
        case process
        case values([String: String])
    }

    private let source: Source

    /// The environment of this process; each variable is read when it is asked for.
    package static let process = Environment(source: .process)

    /// An environment of exactly these variables.
    package init(_ values: [String: String]) {
        self.init(source: .values(values))
    }

    private init(source: Source) {
        self.source = source
    }

    /// The variable's value, or `nil` where it is not set.
    package subscript(name: String) -> String? {
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
