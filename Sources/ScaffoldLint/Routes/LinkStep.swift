/// One step of a parser: what it asks of a URL, and what it makes of it.
indirect enum LinkStep: Sendable {
    /// The first branch whose tests hold; then, if it does not end, what follows.
    case choose([LinkBranch])
    /// Steps that a branch may leave without an end.
    case block([LinkStep])
    /// The steps of another parser: where it refuses a URL, this one goes on.
    case attempt([LinkStep])
    case route(LinkLeaf)
    /// The URL is no link of this parser: `return nil`, `throw`, a failure.
    case refuse
    /// Goes on behind the innermost block.
    case leave
}

/// A branch of a parser with the tests that lead into it.
struct LinkBranch: Sendable {
    /// One of these groups has to hold, all tests of it.
    var tests: [[LinkTest]]
    var steps: [LinkStep]

    /// Whether it is taken by every URL that comes so far.
    var isCatchAll: Bool { tests.contains { $0.isEmpty } }
}

/// Where a parser arrives at a route.
struct LinkLeaf: Sendable {
    /// Counts the leaves of one parser in the order of its source.
    var number: Int
    /// The route as it is written: `.favorites(.detail(itemId: components[1]))`.
    var text: String
    /// The enumeration and the case of the innermost route, where the route is one.
    var owner: String?
    var name: String
    /// What the route's values are made of, in their order.
    var values: [(label: String, value: LinkValue)]
    /// Whether it does something rather than name a route: `coordinator.showProfile()`.
    var isAction = false
    /// The function that returns it.
    var function: String
    var file: Int
    /// The bytes of the route.
    var range: Range<Int>
}
