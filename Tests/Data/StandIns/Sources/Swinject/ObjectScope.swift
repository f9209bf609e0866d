/// How long an instance is shared.
public final class ObjectScope: CustomStringConvertible, Sendable {
    public let description: String

    private init(_ description: String) {
        self.description = description
    }

    /// Every resolution makes a new one.
    public static let transient = ObjectScope("transient")

    /// One resolution, with all that it resolves on its way, shares one.
    public static let graph = ObjectScope("graph")

    /// There is one.
    public static let container = ObjectScope("container")

    /// There is one as long as someone holds it.
    public static let weak = ObjectScope("weak")
}
