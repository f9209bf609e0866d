/// Finds the targets that a parser's steps can lead to, each with the tests before it.
struct LinkTargetFinder {
    /// A target with one group of tests that leads to it.
    struct Candidate {
        var target: LinkTarget
        var tests: [LinkTest]
    }

    private(set) var candidates: [Candidate] = []

    /// The largest number of alternatives that are followed.
    private static let most = 256

    /// The tests that hold after the steps if they have no outcome; `nil` if they always have one.
    private(set) var rest: LinkTests?

    init(_ steps: [LinkStep]) { rest = walk(steps, [[]]) }

    /// The opposite of a bound on the number of components.
    private static func opposite(of tests: LinkTests) -> LinkTest? {
        guard tests.count == 1, tests[0].count == 1, case .count(let list, let relation, let count) = tests[0][0] else {
            return nil
        }
        switch relation {
        case .atLeast: return .count(list, .atMost, count - 1)
        case .atMost: return .count(list, .atLeast, count + 1)
        case .equal, .unequal: return nil
        }
    }

    /// - Returns: The tests that hold after the steps if they have no outcome; `nil` if they always have one.
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
        case .route(let target):
            for group in tests.prefix(Self.most) { candidates.append(Candidate(target: target, tests: group)) }
            return nil
        case .refuse, .leave:
            return nil
        case .block(let steps):
            let after = walk(steps, tests)
            return steps.contains { $0.mayEnd(in: .leaving) } ? tests : after
        case .attempt(let steps):
            let after = walk(steps, tests)
            return steps.contains { $0.mayEnd(in: .refusal) } ? tests : after
        case .choose(let branches):
            return walk(branches, tests)
        }
    }

    private mutating func walk(_ branches: [LinkBranch], _ tests: LinkTests) -> LinkTests? {
        var open: [LinkTests] = []
        var tests = tests
        for branch in branches {
            let inner = LinkConditions.all(tests, branch.tests)
            // A URL that does not take the branch has fewer components than it requires, or more.
            defer { if let rest = Self.opposite(of: branch.tests) { tests = tests.map { $0 + [rest] } } }
            if let after = walk(branch.steps, inner) { open.append(after) }
        }
        if !branches.contains(where: \.isCatchAll) { open.append(tests) }
        // After several branches, only the tests before all of them are known to hold.
        return open.count == 1 ? open[0] : open.isEmpty ? nil : tests
    }
}
