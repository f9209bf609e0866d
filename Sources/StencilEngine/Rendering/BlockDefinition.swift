/// One template's text for a block.
struct BlockDefinition {
    let block: Node.Block
    let template: Template
}

/// A block that is being rendered: every text that there is for it, the outermost child's first.
struct OpenBlock {
    let definitions: [BlockDefinition]
    /// Which of the definitions is being rendered.
    let level: Int
}
