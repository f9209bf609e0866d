import SwiftOutline

/// The statements in an entry's text, and whether a body has them in any layout.
struct NewStatement {
    private let tokens: TokenText
    private let statements: [TokenText]
    /// What is assigned to, where the text is one assignment.
    private let target: TokenText?

    init(_ text: String) {
        let document = SwiftDocument(Array("func body() {\n\(text)\n}\n".utf8))
        let code = document.outline.code()
        tokens = TokenText(text)
        var end = 0
        statements = code.statements.compactMap { statement in
            guard statement.range.lowerBound > 12, statement.range.lowerBound >= end else { return nil }
            end = statement.range.upperBound
            return TokenText(statement.range, in: document)
        }
        target =
            statements.count == 1
            ? code.assignments.first { TokenText($0.range, in: document).texts == TokenText(text).texts }
                .map { TokenText($0.target.range, in: document) } : nil
    }

    /// Whether every statement is there; an assignment counts with any value.
    func isThere(in block: StatementBlock, of document: SwiftDocument) -> Bool {
        let others = document.found.value(for: block.range) { StatementTexts(block.statements, in: document) }
        if let target, others.targets.contains(target) { return true }
        return (statements.isEmpty ? [tokens] : statements).allSatisfy(others.statements.contains)
    }
}

/// The texts of the statements of a block.
private struct StatementTexts {
    let statements: Set<TokenText>
    /// What is assigned to.
    let targets: Set<TokenText>

    init(_ statements: [Statement], in document: SwiftDocument) {
        self.statements = Set(statements.map { TokenText($0.range, in: document) })
        let assignments = statements.compactMap { statement in
            statement.code.assignments.first { $0.range == statement.range }
        }
        targets = Set(assignments.map { TokenText($0.target.range, in: document) })
    }
}
