import Diagnostics
import SwiftOutline

/// Keeps lines in a copy aligned with the first argument behind their bracket, when a name before it gets longer or shorter.
struct AlignedColumns {
    private let outline: Outline
    private let start: Int
    /// The open brackets around the next token.
    private var open: [Bracket] = []
    /// The end of the bracket before the next token.
    private var opening: Int?
    /// By how much the current line is moved.
    private var shift = 0
    /// The bracket that was closed last in the current line.
    private var closed: Bracket?

    private struct Bracket {
        /// The column of what follows in the same line, in the original and moved by how much in the copy.
        var first: (column: Int, shift: Int)?
        /// By how much the bracket's own line is moved.
        let shift: Int
        /// Of a brace, by how much that line is moved in which the bracket before it began, and the column of the first argument there:
        /// what is left of it belongs to that line.
        var outer: (shift: Int, column: Int)?
    }

    /// - Parameter start: The first byte of the text that is copied.
    init(of outline: Outline, from start: Int) { (self.outline, self.start) = (outline, start) }

    /// The space before a token as it is in the copy.
    mutating func aligned(_ gap: String, before token: Token) -> String {
        guard let lineBreak = gap.utf8.lastIndex(where: \.isBreak) else { return gap }
        closed = nil
        let lead = gap[gap.utf8.index(after: lineBreak)...]
        guard let bracket = open.last, lead.utf8.allSatisfy({ $0 == .space }) else {
            shift = 0
            return gap
        }
        let outer = bracket.outer.flatMap { lead.utf8.count < $0.column ? $0.shift : nil }
        shift = bracket.first.flatMap { $0.column == lead.utf8.count ? $0.shift : nil } ?? outer ?? bracket.shift
        shift = max(shift, -lead.utf8.count)
        return shift < 0 ? String(gap.dropLast(-shift)) : gap + String(repeating: " ", count: shift)
    }

    /// Notes a token that opens or closes a bracket, or that follows an open one in its line.
    ///
    /// - Parameter text: The copy up to the token.
    mutating func note(_ token: Token, at text: String) {
        if let opening, let last = open.indices.last,
            !outline.source.bytes(in: opening..<token.start).contains(where: \.isBreak)
        {
            open[last].first = position(of: token, at: text)
        }
        opening = nil
        switch token.kind {
        case .leftParenthesis, .leftSquare:
            opening = token.end
            open.append(Bracket(shift: shift))
        case .leftBrace:
            let outer = closed.flatMap { closed in closed.first.map { (closed.shift, $0.column) } }
            open.append(Bracket(shift: shift, outer: outer))
        case .rightParenthesis, .rightSquare, .rightBrace: closed = open.popLast()
        default: break
        }
    }

    private func position(of token: Token, at text: String) -> (column: Int, shift: Int) {
        let above = outline.source.bytes(in: 0..<token.start)
        let line = above.lastIndex(where: \.isBreak).map { $0 + 1 } ?? 0
        let old = outline.source.text(max(line, start)..<token.start).count
        let new = text[(text.lastIndex(where: \.isNewline).map(text.index(after:)) ?? text.startIndex)...].count
        return (outline.source.text(line..<token.start).count, new - old)
    }
}
