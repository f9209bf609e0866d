import ModulePlanning
import SwiftOutline

/// The words of a statement that decide what it does, to tell whether another module has the same.
///
/// What Swift leaves to the writer makes no difference: `self.` before a member, the comma behind a last element, the `return` of
/// a body's only expression, and `= self` in `guard let self = self`.
struct StatementWords {
    let words: [String]
    /// The members that stand behind `self.`.
    private let members: Set<String>
    private let locals: Set<String>

    /// - Parameter indices: The tokens of the statement without those of the statements in it.
    init(of indices: [Int], _ keyword: Keyword, in body: StatementBody) {
        let outline = body.outline
        locals = body.locals
        let named = indices.filter {
            outline.isExplicitSelf($0) && !body.locals.contains(outline.text(outline.tokens[$0 + 2]))
        }
        members = Set(named.map { outline.text(outline.tokens[$0 + 2]) })
        var omitted = Set(named.flatMap { [$0, $0 + 1] }).union(indices.filter(outline.isLastComma))
        if [.if, .guard, .while].contains(keyword) {
            omitted.formUnion(indices.filter(outline.isBindingOfItself).flatMap { [$0 + 2, $0 + 3] })
        }
        if keyword == .return, !body.isBuilder, let first = indices.first, let last = indices.last, first < last,
            body.isWhole(outline.tokens[first].start..<outline.tokens[last].end),
            ![.if, .switch].contains(outline.tokens[first + 1].keyword)
        {
            omitted.insert(first)
        }
        words = indices.filter { !omitted.contains($0) }.map { outline.text(outline.tokens[$0]) }
    }

    /// Whether both do the same: a member behind `self.` is not the other's local value of the same name.
    func areSame(as other: StatementWords) -> Bool {
        words == other.words && members.isDisjoint(with: other.locals) && other.members.isDisjoint(with: locals)
    }
}

extension Outline {
    /// Whether a token is a comma behind the last element of a list.
    fileprivate func isLastComma(_ index: Int) -> Bool {
        tokens[index].kind == .comma && [.rightParenthesis, .rightSquare].contains(tokens[index + 1].kind)
    }

    /// Whether `let` or `var` binds a value of the same name in a condition: `let self = self`.
    fileprivate func isBindingOfItself(_ index: Int) -> Bool {
        guard [.let, .var].contains(tokens[index].keyword), index + 4 < tokens.count,
            tokens[index + 2].kind == .equal, text(tokens[index + 1]) == text(tokens[index + 3])
        else { return false }
        let next = tokens[index + 4]
        return next.kind == .comma || next.kind == .leftBrace || next.keyword == .else
    }
}
