/// A file that stands where the plan would create another.
public struct PlanConflict: Sendable, Equatable, CustomStringConvertible {
    public var path: String
    /// What the plan would have put there.
    public var title: String

    public var description: String {
        "\(path): error: another file stands where the \(title.lowercasedFirst) would go;"
            + " move it away, or overwrite it with --force"
    }
}
