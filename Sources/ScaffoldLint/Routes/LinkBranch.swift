/// A branch of a parser with the tests that lead into it.
struct LinkBranch: Sendable {
    /// All tests of one of these groups have to hold.
    var tests: LinkTests
    var steps: [LinkStep]

    /// Whether every URL takes the branch.
    var isCatchAll: Bool { tests.contains { $0.isEmpty } }
}
