/// The error of all layers from the template engine to the commands: a kind and problems to report.
///
/// It is small, because every frame of a recursive function that throws reserves space for it.
package struct Failure: Error, Sendable, Equatable {
    /// The cause of a failure.
    package enum Kind: Sendable {
        /// A spec, configuration, style or argument is invalid.
        case input
        /// A template is invalid.
        case template
        /// The place of an entry in the app is missing or ambiguous.
        case wiring
        /// A path is refused.
        case path
        /// A file differs from the plan's assumptions, or another run is writing.
        case conflict
        /// The operating system refused a request.
        case disk
    }

    package let kind: Kind
    /// The problems to report, in the order of their places.
    package let problems: [Problem]
    /// The number of errors beyond those in `problems`.
    package let omitted: Int

    package init(_ kind: Kind, _ problems: [Problem], omitted: Int = 0) {
        self.kind = kind
        self.problems = problems
        self.omitted = omitted
    }

    /// Creates the failure for one problem of the input.
    package init(_ problem: Problem) { self.init(.input, [problem]) }

    /// Creates the failure for one error in the input.
    package init(_ message: String, at mark: SourceMark? = nil, hint: String? = nil) {
        self.init(Problem(message, at: mark, hint: hint))
    }

    /// Creates the failure for problems of the input, without notes on defaults, which would obscure the errors.
    package init(_ problems: Problems) {
        self.init(.input, problems.sorted.filter { $0.severity != .note }, omitted: problems.omitted)
    }

    /// Adds further problems of the input if the failure is of the input too, so that one run reports all.
    package func besides(_ other: Problems) -> Failure {
        guard kind == .input else { return self }
        var all = other
        all.add(problems)
        // Both counts may cover the same errors.
        all.omitted = max(all.omitted, omitted)
        return Failure(all)
    }

    /// The exit code: 2 for bad input, 3 for a conflict with the app or a concurrent run, 4 for a refused file operation.
    package var exitCode: Int32 {
        switch kind {
        case .input, .template, .wiring, .path: 2
        case .conflict: 3
        case .disk: 4
        }
    }

    /// Whether the cause is a file and not the input.
    package var isOfFiles: Bool { kind == .path || kind == .disk }

    /// The problems as lines to print, with the number of omitted errors.
    package var lines: [String] {
        problems.map(\.description) + (omitted > 0 ? ["note: \(omitted) more problems are not shown"] : [])
    }
}

extension Failure: CustomStringConvertible {
    package var description: String { lines.joined(separator: "\n") }
}
