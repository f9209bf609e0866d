/// What stands in bodies: statements, calls, literals, and the declarations among them.
///
/// A value is a view of a part of the code that was read: all of it, or what is within one closure or one case. All
/// lists are in the order in which their elements start; of those that start together, the outer comes first.
public struct Code: Sendable {
    let reading: Reading
    let nodes: Range<Int>

    /// The declarations, those within declarations included.
    public var declarations: [Declaration] {
        let records = nodes.lazy.filter { reading.nodes[$0].kind == .declaration }.map { Int(reading.nodes[$0].a) }
        return records.sorted().map { Declaration(reading: reading, index: $0) }
    }

    /// The statements, those within statements included.
    public var statements: [Statement] { find(.statement) { Statement(reading: reading, index: $0) } }

    /// The switches, as statements or as expressions.
    public var switches: [Switch] { find(.switch) { Switch(reading: reading, index: $0) } }

    /// The calls of functions, methods, initialisers and enum cases with values; macros are not among them.
    public var calls: [Call] { find(.call) { Call(reading: reading, index: $0) } }

    /// The uses of macros: `#selector(…)`, `#Preview { … }`.
    public var macros: [Call] { find(.macro) { Call(reading: reading, index: $0) } }

    /// The array literals; array types in expressions, as in `[Int]()`, look the same and are among them.
    public var arrayLiterals: [ArrayLiteral] { find(.array) { ArrayLiteral(reading: reading, index: $0) } }

    /// The string literals.
    public var stringLiterals: [StringLiteral] { find(.string) { StringLiteral(reading: reading, index: $0) } }

    /// The closures.
    public var closures: [Closure] { find(.closure) { Closure(reading: reading, index: $0) } }

    /// The assignments, `+=` and its like among them.
    public var assignments: [Assignment] { find(.assignment) { Assignment(reading: reading, index: $0) } }

    /// The blocks of statements between braces: bodies, and what follows `if`, `else`, `for` and so on; closures and
    /// switches are none.
    public var blocks: [Block] { find(.block) { Block(reading: reading, index: $0) } }

    private func find<Element>(_ kind: CodeNode.Kind, _ make: (Int) -> Element) -> [Element] {
        var found = nodes.filter { reading.nodes[$0].kind == kind }
        // A later node that starts at the same token is an outer one.
        found.sort { (reading.nodes[$0].first, $1) < (reading.nodes[$1].first, $0) }
        return found.map(make)
    }
}

extension Outline {
    /// Reads all the code of the file.
    public func code() -> Code {
        code(0..<max(tokens.count - 1, 0), .file)
    }

    /// Reads the code of a declaration: its bodies, values, default arguments and attributes, and those of all
    /// declarations within it.
    ///
    /// The declarations in the result belong to a reading of their own: they are not equal to those of the outline.
    public func code(in declaration: Declaration) -> Code {
        let record = declaration.record
        let end = reading.tokens.firstIndex(from: Int(record.end))
        guard declaration.kind != .accessor else {
            guard record.body != DeclarationRecord.none else { return Code(reading: reading, nodes: 0..<0) }
            return code(Int(record.body) + 1..<max(end - 1, Int(record.body) + 1), .code)
        }
        let items: Parser.Items
        if record.parent == DeclarationRecord.none {
            items = .file
        } else {
            items = declaration.isLocal ? .code : .members
        }
        return code(Int(record.first)..<max(end, Int(record.first)), items)
    }

    private func code(_ range: Range<Int>, _ items: Parser.Items) -> Code {
        let (records, nodes) = Reading.read(source, tokens, range, items, readsCode: true)
        let reading = Reading(source: source, tokens: tokens, records: records, nodes: nodes)
        return Code(reading: reading, nodes: nodes.indices)
    }
}

/// A view of one node of the code.
package protocol CodeView {
    var reading: Reading { get }
    var index: Int { get }
}

extension CodeView {
    /// The bytes of the piece, from its first token to its last.
    package var range: Range<Int> { range(of: index) }

    /// What stands within the piece.
    package var code: Code { Code(reading: reading, nodes: Int(node.subtreeStart)..<index) }

    var node: CodeNode { reading.nodes[index] }

    func range(of index: Int) -> Range<Int> {
        let node = reading.nodes[index]
        let start = reading.tokens[Int(node.first)].start
        return start..<max(start, Int(node.end))
    }

    /// The nodes right within this one of a kind, in their order.
    func children(_ kind: CodeNode.Kind) -> [Int] {
        var children: [Int] = []
        var child = index - 1
        while child >= Int(node.subtreeStart) {
            if reading.nodes[child].kind == kind { children.append(child) }
            child = Int(reading.nodes[child].subtreeStart) - 1
        }
        return children.reversed()
    }

    func token(_ index: UInt32) -> Token? {
        index == CodeNode.none ? nil : reading.tokens[Int(index)]
    }

    /// The bytes of the group that a token opens, with its brackets.
    func groupRange(_ open: UInt32) -> Range<Int>? {
        guard let token = token(open) else { return nil }
        let end = token.match.map { reading.tokens[$0].end } ?? Int(node.end)
        return token.start..<max(token.end, end)
    }

    /// The first token within the node that starts behind an offset.
    func startOfToken(behind offset: Int) -> Int {
        min(reading.tokens[reading.tokens.firstIndex(from: offset)].start, Int(node.end))
    }
}
