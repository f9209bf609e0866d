import Diagnostics

/// A file that stands where the plan would create another.
public struct PlanConflict: Sendable, Equatable, CustomStringConvertible {
    public var path: String
    /// What the plan would have put there.
    public var title: String
    /// Whether the command can be told to overwrite it.
    var canForce = true
    /// The module whose kept spec it is, which is no stranger's file.
    var keptModule: String?

    /// The conflict with what to do about it.
    public var problem: Problem {
        if let keptModule {
            return Problem(
                "the spec of \"\(keptModule)\" is kept already",
                at: SourceMark(source: path),
                hint: "edit it, then run: scaffold module \(keptModule); or have it read from the sources with --force"
            )
        }
        return Problem(
            "another file stands where the \(title.lowercasedFirst) would go",
            at: SourceMark(source: path),
            hint: canForce ? "move it away, or overwrite it with --force" : "move it away, or choose another name"
        )
    }

    public var description: String { problem.description }
}
