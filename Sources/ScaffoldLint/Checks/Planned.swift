/// What the planner finds missing: pieces, declarations and wirings of the style's manifest that name this rule.
struct Planned: Check {
    static let parameters: [String] = []

    init(_ parameters: inout Parameters) {}
}
