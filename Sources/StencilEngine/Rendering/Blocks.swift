/// The blocks of a rendering.
struct Blocks {
    /// The definitions of blocks in child templates by name, the outermost child's first.
    var overriding: [String: [BlockDefinition]] = [:]
    /// The blocks around the current node, the innermost one last.
    var open: [OpenBlock] = []
    /// The output of each block, for `{{ block.name }}`.
    var rendered = TemplateDictionary()
}
