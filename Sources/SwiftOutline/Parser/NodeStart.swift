/// The start of a node, which the parser keeps until it has read the node.
struct NodeStart {
    /// The first token.
    let first: UInt32
    /// The index of the first node within it.
    var subtree: Int
}
