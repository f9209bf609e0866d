/// What the planner finds missing: pieces, declarations and wiring entries of the manifest that name the rule. The check itself
/// does nothing.
struct Planned: Check {
    init(_ parameters: inout Parameters) {}
}
