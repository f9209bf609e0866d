/// The bounds that keep every template's run finite, whatever the template says.
public struct TemplateLimits: Sendable, Equatable {
    /// How deep tags, includes, macros and blocks may stand in each other while rendering.
    public var depth = 100
    /// How many steps (tags, loop rounds, and characters given to filters, 64 to a step) one rendering may take.
    public var steps = 2_000_000
    /// How many bytes one rendering may produce, text that is captured and thrown away included.
    public var outputBytes = 64 * 1024 * 1024

    /// Creates the default limits.
    public init() {}
}
