/// A template's definition of a block.
struct BlockDefinition {
    let block: Node.Block
    let template: Template
}

/// The current block with all of its definitions, the outermost child's first.
struct OpenBlock {
    let definitions: [BlockDefinition]
    /// The index of the current definition.
    let level: Int
}
