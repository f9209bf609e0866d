/// Limits that bound the rendering of any template.
package struct TemplateLimits: Sendable, Equatable {
    /// The depth of nested tags, includes, macros and blocks.
    package var depth = 100
    /// The number of steps in one rendering: tags, iterations, and input of filters (64 bytes a step).
    package var steps = 2_000_000
    /// The number of rendered bytes, including captured and discarded text.
    package var outputBytes = 64 * 1024 * 1024

    /// Creates the default limits.
    package init() {}
}
