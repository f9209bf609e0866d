/// A block collection that is being read.
struct BlockLevel {
    enum Kind {
        /// A list; whether the mapping whose value it is stands in the same column, as YAML allows.
        case sequence(sharesColumn: Bool)
        case mapping
    }

    let kind: Kind
    let column: Int
    let start: Int
    var items: [YAMLNode] = []
    var entries: [YAMLEntry] = []
    var keys = KeySet()
    /// The key whose value comes next.
    var key: YAMLNode?

    init(_ kind: Kind, column: Int, start: Int) {
        self.kind = kind
        self.column = column
        self.start = start
    }

    mutating func add(_ node: YAMLNode) {
        if let key {
            entries.append(YAMLEntry(key: key, value: node))
        } else {
            items.append(node)
        }
    }
}

/// What came of reading the beginning of a node.
enum BlockStep {
    /// The whole node.
    case finished(YAMLNode)
    /// A collection, with the parser at the dash or colon of its first entry.
    case opened
}
