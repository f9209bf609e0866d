/// How much of its limits a rendering has used.
struct RenderingUsage {
    /// The number of rendered bytes, including captured and discarded text.
    var bytes = 0
    var steps = 0
    /// The depth of nested lists of nodes.
    var depth = 0
}
