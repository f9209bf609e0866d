/// Walks a parser's steps and finds the routes that it can arrive at, each with the tests on the way.
struct LinkWalk {
    /// A route with one group of tests that lead to it.
    struct Arrival {
        var leaf: LinkLeaf
        var tests: [LinkTest]
    }

    private(set) var arrivals: [Arrival] = []

    /// More alternatives than these are not followed.
    private static let most = 256

    /// What holds where the steps end without an outcome; `nil` where they never do.
    private(set) var rest: LinkTests?

    init(_ steps: [LinkStep]) {
        rest = walk(steps, [[]])
    }

    /// What holds where a bound on the number of components does not.
    private static func opposite(of tests: LinkTests) -> LinkTest? {
        guard tests.count == 1, tests[0].count == 1, case .count(let list, let relation, let count) = tests[0][0] else {
            return nil
        }
        switch relation {
        case .more: return .count(list, .atMost, count)
        case .atLeast: return .count(list, .less, count)
        case .atMost: return .count(list, .more, count)
        case .less: return .count(list, .atLeast, count)
        case .equal, .unequal: return nil
        }
    }

    /// - Returns: The tests that hold where the steps end without an outcome; `nil` where they never do.
    private mutating func walk(_ steps: [LinkStep], _ before: LinkTests) -> LinkTests? {
        var tests = before
        for step in steps {
            guard let next = walk(step, tests) else { return nil }
            tests = next
        }
        return tests
    }

    private mutating func walk(_ step: LinkStep, _ tests: LinkTests) -> LinkTests? {
        switch step {
        case .route(let leaf):
            for group in tests.prefix(Self.most) { arrivals.append(Arrival(leaf: leaf, tests: group)) }
            return nil
        case .refuse, .leave:
            return nil
        case .block(let steps):
            let after = walk(steps, tests)
            return steps.contains(where: \.mayLeave) ? tests : after
        case .attempt(let steps):
            let after = walk(steps, tests)
            return steps.contains(where: \.mayRefuse) ? tests : after
        case .choose(let branches):
            return walk(branches, tests)
        }
    }

    private mutating func walk(_ branches: [LinkBranch], _ tests: LinkTests) -> LinkTests? {
        var open: [LinkTests] = []
        var tests = tests
        for branch in branches {
            let inner = LinkConditions.all(tests, branch.tests)
            // Who does not take the branch has fewer components than it asks for, or more.
            defer { if let rest = Self.opposite(of: branch.tests) { tests = tests.map { $0 + [rest] } } }
            if let after = walk(branch.steps, inner) { open.append(after) }
        }
        if !branches.contains(where: \.isCatchAll) { open.append(tests) }
        // Where several branches go on, only what led to all of them is known.
        return open.count == 1 ? open[0] : open.isEmpty ? nil : tests
    }
}

extension LinkStep {
    /// Whether it may go on behind the block around it.
    fileprivate var mayLeave: Bool {
        switch self {
        case .leave: true
        case .route, .refuse, .block: false
        case .attempt(let steps): steps.contains(where: \.mayLeave)
        case .choose(let branches): branches.contains { $0.steps.contains(where: \.mayLeave) }
        }
    }

    /// Whether it may find that the URL is none of its own.
    fileprivate var mayRefuse: Bool {
        switch self {
        case .refuse: true
        case .route, .leave, .attempt: false
        case .block(let steps): steps.contains(where: \.mayRefuse)
        case .choose(let branches): branches.contains { $0.steps.contains(where: \.mayRefuse) }
        }
    }
}
