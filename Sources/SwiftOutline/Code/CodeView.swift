/// A view of one node of the code.
package protocol CodeView {
    var reading: Reading { get }
    var index: Int { get }
}

extension CodeView {
    /// The bytes of the node.
    package var range: Range<Int> { range(of: index) }

    /// The code within the node.
    package var code: Code { Code(reading: reading, nodes: Int(node.subtreeStart)..<index) }

    var node: CodeNode { reading.nodes[index] }

    func range(of index: Int) -> Range<Int> {
        let node = reading.nodes[index]
        let start = reading.tokens[Int(node.first)].start
        return start..<max(start, Int(node.end))
    }

    /// The direct children of a kind.
    func children(_ kind: CodeNode.Kind) -> [Int] {
        var children: [Int] = []
        var child = index - 1
        while child >= Int(node.subtreeStart) {
            if reading.nodes[child].kind == kind { children.append(child) }
            child = Int(reading.nodes[child].subtreeStart) - 1
        }
        return children.reversed()
    }

    func token(_ index: UInt32) -> Token? { index == CodeNode.none ? nil : reading.tokens[Int(index)] }

    /// The bytes of a group with its brackets, by its opening token.
    func groupRange(_ open: UInt32) -> Range<Int>? {
        guard let token = token(open) else { return nil }
        let end = token.match.map { reading.tokens[$0].end } ?? Int(node.end)
        return token.start..<max(token.end, end)
    }

    /// The start of the first token of the node after an offset.
    func startOfToken(behind offset: Int) -> Int {
        min(reading.tokens[reading.tokens.firstIndex(from: offset)].start, Int(node.end))
    }
}
