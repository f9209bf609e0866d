/// A file that stands where the plan would create another.
public struct PlanConflict: Sendable, Equatable, CustomStringConvertible {
    public var path: String
    /// What the plan would have put there.
    public var title: String
    /// Whether the command can be told to overwrite it.
    var canForce = true

    /// The conflict with what to do about it.
    public var problem: Problem {
        Problem(
            "another file stands where the \(title.lowercasedFirst) would go",
            at: SourceMark(source: path),
            hint: canForce ? "move it away, or overwrite it with --force" : "move it away, or choose another name"
        )
    }

    public var description: String { problem.description }
}
