/// The problems of one run, so that a person mends them in one go: of more than a hundred errors the first hundred.
public struct Problems: Sendable, Equatable {
    public private(set) var all: [Problem] = []
    /// How many errors were found beyond those that are kept.
    public package(set) var omitted = 0
    /// The same as `all`, to be asked quickly.
    private var known: Set<Problem> = []
    private var errors = 0

    /// A file of nothing but mistakes has many, and a person mends the first ones first.
    package static let mostErrors = 100

    public init(_ all: [Problem] = []) {
        add(all)
    }

    /// Whether any of them stops the run.
    public var hasErrors: Bool {
        all.contains { $0.severity == .error }
    }

    /// The problems in reading order: by source, line and column; those without a place come first.
    public var sorted: [Problem] {
        all.enumerated().sorted { left, right in
            let (first, second) = (left.element.mark, right.element.mark)
            let keys = (sortKey(first), sortKey(second))
            return keys.0 == keys.1 ? left.offset < right.offset : keys.0 < keys.1
        }
        .map(\.element)
    }

    public mutating func add(_ problem: Problem) {
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

    public mutating func add(_ more: Problems) {
        add(more.all)
        omitted += more.omitted
    }

    public mutating func add(_ more: some Sequence<Problem>) {
        for problem in more { add(problem) }
    }

    private func sortKey(_ mark: SourceMark?) -> (String, Int, Int) {
        (mark?.source ?? "", mark?.line ?? 0, mark?.column ?? 0)
    }
}
