import CLibrary

/// The environment variables of a run.
package struct Environment: Sendable {
    /// The variables of a test; `nil` for those of the process.
    private let values: [String: String]?

    /// The environment of this process.
    package static let process = Environment(values: nil)

    /// An environment of exactly these variables, for tests.
    package init(_ values: [String: String]) { self.init(values: values) }

    private init(values: [String: String]?) { self.values = values }

    /// The variable's value; `nil` if it is not set.
    package subscript(name: String) -> String? {
        guard let values else { return getenv(name).map { String(cString: $0) } }
        return values[name]
    }

    /// Whether the variable is set and not empty, as the convention for `NO_COLOR` requires.
    func isSet(_ name: String) -> Bool { self[name].map { !$0.isEmpty } ?? false }
}
