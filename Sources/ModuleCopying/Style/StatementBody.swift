import SwiftOutline

/// The body of a declaration, with what decides how its statements are compared with those of another.
struct StatementBody {
    let outline: Outline
    let range: Range<Int>
    /// All statements of the body, the outer before the inner.
    let statements: [(range: Range<Int>, keyword: Keyword)]
    let isBuilder: Bool
    /// The names that parameters and the body itself introduce, which hide members of the type.
    let locals: Set<String>

    /// What Swift introduces in handlers, setters and observers.
    private static let implicit: Set = ["error", "newValue", "oldValue"]

    /// - Returns: `nil` if the declaration has no body.
    init?(of declaration: Declaration, in outline: Outline) {
        guard let range = declaration.bodyRange else { return nil }
        let code = outline.code(in: declaration)
        (self.outline, self.range) = (outline, range)
        statements = code.statements.map { (range: $0.range, keyword: $0.keyword) }.filter {
            range.lowerBound < $0.range.lowerBound && $0.range.upperBound < range.upperBound
        }
        isBuilder =
            declaration.hasAttribute("ViewBuilder")
            || ["some View", "any View", "View"].contains(declaration.type?.text)
        let parameters = ([declaration] + code.declarations).flatMap(\.parameters).map(\.name)
        let closures = code.closures.compactMap { $0.signature?.range }.flatMap(outline.names)
        let bound = outline.tokens.indices(in: range).filter {
            [.let, .var, .for, .func].contains(outline.tokens[$0].keyword)
        }
        locals = Self.implicit.union(parameters + closures + bound.flatMap(outline.names(boundAt:)))
    }

    /// Whether a statement is all of the body.
    func isWhole(_ statement: Range<Int>) -> Bool {
        let tokens = outline.tokens.indices(in: range).dropFirst().dropLast()
        guard let first = tokens.first, let last = tokens.last else { return false }
        return outline.tokens[first].start == statement.lowerBound && outline.tokens[last].end == statement.upperBound
    }
}
