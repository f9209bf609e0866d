/// Why work could not be done, with everything there is to report.
///
/// The one error of all layers from the template engine to the commands. It is small: errors pass through many frames of
/// recursive calls, and each has room for one.
public struct Failure: Error, Sendable, Equatable {
    /// What stopped the work.
    public enum Kind: Sendable {
        /// A spec, a configuration, a style or an argument is not sound.
        case input
        /// A template is not sound.
        case template
        /// An entry has no place in the app, or several.
        case wiring
        /// A path is not to be touched.
        case path
        /// Files are not what was expected, or another run is writing.
        case conflict
        /// The operating system refused a request.
        case disk
    }

    public let kind: Kind
    /// What to report, in the order of its places.
    public let problems: [Problem]
    /// How many errors were found beyond those that are listed.
    public let omitted: Int

    public init(_ kind: Kind, _ problems: [Problem], omitted: Int = 0) {
        self.kind = kind
        self.problems = problems
        self.omitted = omitted
    }

    /// The failure for one problem of the user's input.
    public init(_ problem: Problem) {
        self.init(.input, [problem])
    }

    /// The failure for one error in the user's input, made of the parts of its problem.
    public init(_ message: String, at mark: SourceMark? = nil, hint: String? = nil) {
        self.init(Problem(message, at: mark, hint: hint))
    }

    /// The failure for problems of the user's input; notes on what was filled in are left out, so that errors are seen.
    public init(_ problems: Problems) {
        self.init(.input, problems.sorted.filter { $0.severity != .note }, omitted: problems.omitted)
    }

    /// The failure with further problems of the user's input, where that is what stopped the work: so that all are seen in one run.
    public func besides(_ other: Problems) -> Failure {
        guard kind == .input else { return self }
        var all = other
        all.add(problems)
        // Where there are so many, the failure was made of the others.
        all.omitted = max(all.omitted, omitted)
        return Failure(all)
    }

    /// The exit code of a command that fails so: 2 bad input, 3 conflict or concurrent run, 4 the disk refused.
    public var exitCode: Int32 {
        switch kind {
        case .input, .template, .wiring, .path: 2
        case .conflict: 3
        case .disk: 4
        }
    }

    /// Whether files could not be reached, whatever the input.
    package var isOfFiles: Bool { kind == .path || kind == .disk }

    /// The problems as lines to print, and how many more there are.
    public var lines: [String] {
        problems.map(\.description) + (omitted > 0 ? ["note: \(omitted) more problems are not shown"] : [])
    }
}

extension Failure: CustomStringConvertible {
    public var description: String { lines.joined(separator: "\n") }
}
