/// An element of a list in the code: a declaration, a statement, a case, an element, an argument.
package struct CodeElement: Sendable, CodeView {
    /// What the element is.
    package enum Kind: Sendable {
        case declaration, statement, switchCase
        /// An element of an array or dictionary literal.
        case element
        case argument
    }

    package let reading: Reading
    package let index: Int
    package let kind: Kind

    fileprivate init?(_ reading: Reading, _ index: Int) {
        guard let kind = Kind(reading.nodes[index].kind) else { return nil }
        (self.reading, self.index, self.kind) = (reading, index, kind)
    }

    /// The elements of the list, this one among them.
    package var list: [CodeElement] {
        var parent = index + 1
        while parent < reading.nodes.count, Int(reading.nodes[parent].subtreeStart) > index { parent += 1 }
        var found: [CodeElement] = []
        var child = parent - 1
        let start = parent < reading.nodes.count ? Int(reading.nodes[parent].subtreeStart) : 0
        while child >= start {
            if reading.nodes[child].kind == node.kind, let element = CodeElement(reading, child) {
                found.append(element)
            }
            child = Int(reading.nodes[child].subtreeStart) - 1
        }
        return found.reversed()
    }

    /// The declaration, if the element is one or contains nothing but one.
    package var declaration: Declaration? {
        switch kind {
        case .declaration: Declaration(reading: reading, index: Int(node.a))
        case .statement: Statement(reading: reading, index: index).declaration
        default: nil
        }
    }

    /// The case of a switch, if the element is one.
    package var switchCase: SwitchCase? { kind == .switchCase ? SwitchCase(reading: reading, index: index) : nil }

    /// The argument of a call, if the element is one.
    package var argument: CallArgument? { kind == .argument ? CallArgument(reading: reading, index: index) : nil }

    /// The statement, if the element is one.
    package var statement: Statement? { kind == .statement ? Statement(reading: reading, index: index) : nil }
}

extension CodeElement.Kind {
    fileprivate init?(_ kind: CodeNode.Kind) {
        switch kind {
        case .declaration: self = .declaration
        case .statement: self = .statement
        case .switchCase: self = .switchCase
        case .element: self = .element
        case .argument: self = .argument
        default: return nil
        }
    }
}

extension Code {
    /// The elements around a byte offset, outer before inner.
    package func elements(around offset: Int) -> [CodeElement] {
        nodes.reversed().compactMap { index in
            guard let element = CodeElement(reading, index), element.range.contains(offset) else { return nil }
            return element
        }
    }
}
