/// An open block collection.
struct BlockLevel {
    enum Kind {
        /// A list. It may have the same column as its parent mapping.
        case sequence(sharesColumn: Bool)
        case mapping
    }

    let kind: Kind
    let column: Int
    let start: Int
    var items: [YAMLNode] = []
    var entries: [YAMLEntry] = []
    var keys = KeySet()
    /// The key of the next value.
    var key: YAMLNode?

    mutating func add(_ node: YAMLNode) {
        if let key {
            entries.append(YAMLEntry(key: key, value: node))
        } else {
            items.append(node)
        }
    }
}

/// The result of reading the start of a node.
enum BlockStep {
    /// The whole node.
    case finished(YAMLNode)
    /// A collection; the parser is at the dash or colon of its first entry.
    case opened
}
