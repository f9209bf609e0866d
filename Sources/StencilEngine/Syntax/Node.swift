/// A node of a parsed template.
indirect enum Node: Sendable {
    case text(Range<Int>)
    case output(StencilExpression, offset: Int)
    case conditional([Branch])
    case loop(Loop)
    case jump(Jump)
    case include(name: StencilExpression, context: StencilExpression?, offset: Int)
    case importing(name: StencilExpression, offset: Int)
    case extends(Inheritance)
    case block(Block)
    case assign(name: String, StencilExpression)
    case capture(name: String, [Node])
    case macro(Macro)
    case call(MacroCall)
    case filterBlock([FilterCall], [Node])
    case map(Mapping)
    case now(format: StencilExpression?, offset: Int)

    /// One arm of an `if`; the condition of `else` is nil.
    struct Branch: Sendable {
        let condition: StencilExpression?
        let nodes: [Node]
    }

    struct Loop: Sendable {
        let label: String?
        let variables: [String]
        let sequence: StencilExpression
        var filter: StencilExpression?
        var nodes: [Node] = []
        var emptyNodes: [Node] = []
        let offset: Int
        /// The offset of the expression after `in`.
        let sequenceOffset: Int
    }

    /// `break` or `continue`.
    struct Jump: Sendable {
        /// The number of loops between the tag and its target loop.
        let levels: Int
        let isContinue: Bool
    }

    struct Inheritance: Sendable {
        let name: StencilExpression
        /// The definitions and imports to run before the parent is rendered.
        let definitions: [Node]
        let blocks: [Block]
        let offset: Int
    }

    struct Block: Sendable {
        let name: String
        let nodes: [Node]
        let offset: Int
    }

    struct Macro: Sendable {
        let name: String
        let parameters: [String]
        let nodes: [Node]
    }

    struct MacroCall: Sendable {
        let name: String
        let arguments: [StencilExpression]
        let offset: Int
    }

    struct Mapping: Sendable {
        let sequence: StencilExpression
        let result: String
        var variable: String?
        var nodes: [Node] = []
        let offset: Int
        let sequenceOffset: Int
    }
}

extension Node {
    /// Whether the node has an effect outside of blocks in a template that extends another.
    var isDefinition: Bool {
        switch self {
        case .assign, .capture, .macro, .importing, .map: true
        default: false
        }
    }

    var block: Block? {
        if case .block(let block) = self { block } else { nil }
    }
}
