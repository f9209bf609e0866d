/// All the problems of one run, so that a person mends them in one go.
public struct Problems: Sendable, Equatable {
    public private(set) var all: [Problem]
    /// The same, to be asked quickly: a file of nothing but mistakes has many.
    private var known: Set<Problem>

    public init(_ all: [Problem] = []) {
        self.all = all
        known = Set(all)
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
        if known.insert(problem).inserted { all.append(problem) }
    }

    public mutating func add(_ more: some Sequence<Problem>) {
        for problem in more { add(problem) }
    }

    private func sortKey(_ mark: SourceMark?) -> (String, Int, Int) {
        (mark?.source ?? "", mark?.line ?? 0, mark?.column ?? 0)
    }
}
