extension Edit {
    /// The entries beside which this one would stand at a target: statements and elements, cases of a switch, properties of a type.
    package func siblings(at target: AnchorTarget, in document: SwiftDocument) -> [Range<Int>] {
        switch (kind, target) {
        case (.switchCase, .switch(let found)): return found.cases.map(\.range)
        case (.member, .declaration(let type)):
            return type.members.filter { $0.kind == .var || $0.kind == .let }.map(\.range)
        case (.statement, _), (.builderElement, _):
            return (try? StatementBlock(target, in: document))?.statements.map(\.range) ?? []
        default: return []
        }
    }
}
