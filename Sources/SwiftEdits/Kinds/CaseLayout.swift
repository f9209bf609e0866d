import SwiftOutline

/// How the cases of a switch are written: on one line or several, with `return` or without.
struct CaseLayout {
    private let isOneLine: Bool
    private let isImplicit: Bool

    /// - Parameter isOnlyStatement: Whether the value of the switch may be that of its surroundings.
    init(_ found: Switch, in document: SwiftDocument, isOnlyStatement: Bool) {
        let cases = found.cases.map { (label: $0.labelRange, statements: $0.statements) }
            .filter { !$0.statements.isEmpty }
        isOneLine =
            !cases.isEmpty
            && cases.allSatisfy { !document.hasBreak(in: $0.label.upperBound..<$0.statements[0].range.upperBound) }
        let ends: [Keyword] = [.return, .break, .continue, .fallthrough]
        isImplicit =
            isOnlyStatement && !cases.isEmpty
            && cases.allSatisfy { $0.statements.count == 1 && !ends.contains($0.statements[0].keyword) }
            && !cases.allSatisfy { $0.statements[0].keyword == .throw }
    }

    /// The case written as the others are.
    func fitted(_ new: NewCase) -> EntryText {
        let body = isImplicit ? new.value ?? new.body : new.body
        if isOneLine, new.isSimple, !body.contains("\n") { return EntryText("\(new.label) \(body)") }
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
        return EntryText(([new.label] + lines).joined(separator: "\n"))
    }
}
