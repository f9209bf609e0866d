/// The problems of a run, to report together; at most the first hundred errors.
package struct Problems: Sendable, Equatable {
    package private(set) var all: [Problem] = []
    /// The number of further errors, beyond the limit.
    package var omitted = 0
    /// The problems of `all`, to skip duplicates.
    private var known: Set<Problem> = []
    private var errors = 0

    /// The limit of errors, for files that consist of errors.
    package static let mostErrors = 100

    package init(_ all: [Problem] = []) { add(all) }

    /// Whether there is an error, which stops the run.
    package var hasErrors: Bool { all.contains { $0.severity == .error } }

    /// The problems by source, line and column; those without a place come first.
    package var sorted: [Problem] {
        all.enumerated().sorted { left, right in
            let (first, second) = (left.element.mark, right.element.mark)
            let keys = (sortKey(first), sortKey(second))
            return keys.0 == keys.1 ? left.offset < right.offset : keys.0 < keys.1
        }
        .map(\.element)
    }

    package mutating func add(_ problem: Problem) {
        guard !known.contains(problem) else { return }
        if problem.severity == .error {
            guard errors < Self.mostErrors else {
                omitted += 1
                return
            }
            errors += 1
        }
        known.insert(problem)
        all.append(problem)
    }

    package mutating func add(
        _ message: String,
        at mark: SourceMark?,
        hint: String? = nil,
        severity: Severity = .error
    ) {
        add(Problem(message, at: mark, hint: hint, severity: severity))
    }

    package mutating func add(_ more: Problems) {
        add(more.all)
        omitted += more.omitted
    }

    package mutating func add(_ more: some Sequence<Problem>) {
        for problem in more { add(problem) }
    }

    private func sortKey(_ mark: SourceMark?) -> (String, Int, Int) {
        (mark?.source ?? "", mark?.line ?? 0, mark?.column ?? 0)
    }
}
