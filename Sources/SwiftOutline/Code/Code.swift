/// The code of bodies: statements, calls, literals and local declarations.
///
/// A value is a view of all code, or of the code in one closure, case and so on. Lists are in source order; of elements with
/// the same start, the outer comes first.
package struct Code: Sendable {
    let reading: Reading
    let nodes: Range<Int>

    /// The declarations, including nested ones.
    package var declarations: [Declaration] {
        let records = nodes.lazy.filter { reading.nodes[$0].kind == .declaration }.map { Int(reading.nodes[$0].a) }
        return records.sorted().map { Declaration(reading: reading, index: $0) }
    }

    /// The statements, including nested ones.
    package var statements: [Statement] { find(.statement) { Statement(reading: reading, index: $0) } }

    /// The switches, both statements and expressions.
    package var switches: [Switch] { find(.switch) { Switch(reading: reading, index: $0) } }

    /// The calls of functions, methods, initialisers and enum cases with values, without macros.
    package var calls: [Call] { find(.call) { Call(reading: reading, index: $0) } }

    /// The uses of macros: `#selector(…)`, `#Preview { … }`.
    package var macros: [Call] { find(.macro) { Call(reading: reading, index: $0) } }

    /// The array literals, including array types in expressions, as in `[Int]()`, which look the same.
    package var arrayLiterals: [ArrayLiteral] { find(.array) { ArrayLiteral(reading: reading, index: $0) } }

    package var stringLiterals: [StringLiteral] { find(.string) { StringLiteral(reading: reading, index: $0) } }

    package var closures: [Closure] { find(.closure) { Closure(reading: reading, index: $0) } }

    /// The assignments, including compound ones such as `+=`.
    package var assignments: [Assignment] { find(.assignment) { Assignment(reading: reading, index: $0) } }

    /// The blocks in braces: bodies, and the blocks of `if`, `else`, `for` and so on, but not closures and switches.
    package var blocks: [Block] { find(.block) { Block(reading: reading, index: $0) } }

    private func find<Element>(_ kind: CodeNode.Kind, _ make: (Int) -> Element) -> [Element] {
        var found = nodes.filter { reading.nodes[$0].kind == kind }
        // Of nodes with the same start, the later one is the outer one.
        found.sort { (reading.nodes[$0].first, $1) < (reading.nodes[$1].first, $0) }
        return found.map(make)
    }
}

extension Outline {
    /// Reads all the code of the file.
    package func code() -> Code { code(0..<max(tokens.count - 1, 0), .file) }

    /// Reads the code of a declaration and its members: bodies, values, default arguments and attributes.
    ///
    /// The declarations in the result belong to a new reading, so they are not equal to those of the outline.
    package func code(in declaration: Declaration) -> Code {
        let record = declaration.record
        let end = reading.tokens.firstIndex(from: Int(record.whole.end))
        guard declaration.kind != .accessor else {
            guard record.body != DeclarationRecord.none else { return Code(reading: reading, nodes: 0..<0) }
            return code(Int(record.body) + 1..<max(end - 1, Int(record.body) + 1), .code)
        }
        let items: Parser.Items
        if record.family.parent == DeclarationRecord.none {
            items = .file
        } else {
            items = declaration.isLocal ? .code : .members
        }
        return code(Int(record.whole.start)..<max(end, Int(record.whole.start)), items)
    }

    private func code(_ range: Range<Int>, _ items: Parser.Items) -> Code {
        let (records, nodes) = Reading.read(source, tokens, range, items, readsCode: true)
        let reading = Reading(source: source, tokens: tokens, records: records, nodes: nodes)
        return Code(reading: reading, nodes: nodes.indices)
    }
}
