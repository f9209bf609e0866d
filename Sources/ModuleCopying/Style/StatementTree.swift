import Diagnostics
import SwiftOutline

/// A statement of a body, with the statements in it that may be left out by themselves.
struct StatementTree {
    let range: Range<Int>
    let keyword: Keyword
    /// Its words without those of the statements in it.
    let words: StatementWords
    /// The names behind `let` and `var` in it, without those of the statements in it.
    let locals: Set<String>
    /// The bytes of `words`.
    let own: [Range<Int>]
    let inner: [StatementTree]

    /// The statements of a declaration's body.
    static func trees(of declaration: Declaration, in outline: Outline) -> [StatementTree] {
        guard let body = StatementBody(of: declaration, in: outline) else { return [] }
        var rest = body.statements[...]
        return trees(of: &rest, before: body.range.upperBound, in: body)
    }

    /// The statements that start before an offset. They come in source order, the outer before the inner.
    private static func trees(
        of statements: inout ArraySlice<(range: Range<Int>, keyword: Keyword)>,
        before end: Int,
        in body: StatementBody
    ) -> [StatementTree] {
        var trees: [StatementTree] = []
        while let (range, keyword) = statements.first, range.lowerBound < end {
            statements.removeFirst()
            let inner = Self.trees(of: &statements, before: range.upperBound, in: body)
            // A case needs a statement.
            let free =
                keyword == .switch
                ? [] : inner.filter { !body.outline.isWholeBody($0.range, ofBuilder: body.isBuilder) }
            trees.append(StatementTree(range, keyword, free, body))
        }
        return trees
    }

    private init(_ range: Range<Int>, _ keyword: Keyword, _ inner: [StatementTree], _ body: StatementBody) {
        (self.range, self.keyword, self.inner) = (range, keyword, inner)
        var own: [Range<Int>] = []
        var start = range.lowerBound
        for tree in inner {
            own.append(start..<tree.range.lowerBound)
            start = tree.range.upperBound
        }
        own.append(start..<range.upperBound)
        self.own = own.filter { !$0.isEmpty }
        let outline = body.outline
        let indices = self.own.flatMap { Array(outline.tokens.indices(in: $0)) }
        words = StatementWords(of: indices, keyword, in: body)
        locals = Set(
            indices.filter { [.let, .var].contains(outline.tokens[$0].keyword) }.flatMap(outline.names(boundAt:))
        )
    }
}

extension Outline {
    /// The names behind the `let` or `var` at an index, those of a pattern as well.
    func names(boundAt index: Int) -> [String] {
        var (names, depth): ([String], Int) = ([], 0)
        for next in index + 1..<tokens.count - 1 {
            let token = tokens[next]
            switch token.kind {
            case .leftParenthesis: depth += 1
            case .rightParenthesis: depth -= 1
            case .identifier where depth == 0 && [.period, .leftParenthesis].contains(tokens[next + 1].kind): continue
            case .identifier where tokens[next - 1].kind == .period: continue
            case .identifier where depth == 0 || tokens[next + 1].kind != .colon: names.append(name(token))
            case .equal, .colon, .leftBrace: if depth == 0 { return names }
            default: continue
            }
            if depth < 0 || depth == 0 && !names.isEmpty { return names }
        }
        return names
    }

    /// Whether a statement is all of a block or closure, whose value it may be, and no view of a builder.
    func isWholeBody(_ range: Range<Int>, ofBuilder isBuilder: Bool) -> Bool {
        let indices = tokens.indices(in: range)
        guard let first = indices.first, let last = indices.last, first > 0, last + 1 < tokens.count else {
            return false
        }
        let before = tokens[first - 1]
        let isFirst = before.kind == .leftBrace || before.keyword == .in
        guard isFirst, tokens[last + 1].kind == .rightBrace else { return false }
        return !isBuilder || text(tokens[first]).first?.isUppercase != true
    }
}
