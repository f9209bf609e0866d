/// Pairs brackets while tokens are made.
///
/// A closing bracket pairs with the nearest open one of its kind, whatever is open in between is left without a
/// partner; but `)` and `]` never close across an open `{`, and nothing closes across the start of an
/// interpolation. Counting what is open keeps the search linear: it only runs where it succeeds.
struct BracketStack {
    private struct Entry {
        var token: UInt32
        var kind: TokenKind
        /// Open parentheses up to here and since the last brace.
        var parentheses: UInt32
        /// Open square brackets up to here and since the last brace.
        var squares: UInt32
        /// Open braces up to here and since the last interpolation.
        var braces: UInt32
    }

    private var entries: [Entry] = []

    init() {
        entries.reserveCapacity(64)
    }

    @inline(__always)
    mutating func open(_ kind: TokenKind, token: Int) {
        var entry = entries.last ?? Entry(token: 0, kind: .unknown, parentheses: 0, squares: 0, braces: 0)
        entry.token = UInt32(truncatingIfNeeded: token)
        entry.kind = kind
        switch kind {
        case .leftParenthesis: entry.parentheses &+= 1
        case .leftSquare: entry.squares &+= 1
        case .leftBrace:
            entry.braces &+= 1
            entry.parentheses = 0
            entry.squares = 0
        default:
            entry.braces = 0
            entry.parentheses = 0
            entry.squares = 0
        }
        entries.append(entry)
    }

    /// The token that a closing bracket pairs with, now closed, or `nil` where it closes nothing.
    @inline(__always)
    mutating func close(_ kind: TokenKind) -> Int? {
        guard let last = entries.last else { return nil }
        if last.kind == kind {
            entries.removeLast()
            return Int(last.token)
        }
        return closeFurther(kind, last)
    }

    @inline(never)
    private mutating func closeFurther(_ kind: TokenKind, _ last: Entry) -> Int? {
        let isOpen =
            switch kind {
            case .leftParenthesis: last.parentheses > 0
            case .leftSquare: last.squares > 0
            case .leftBrace: last.braces > 0
            default: false
            }
        guard isOpen else { return nil }
        while let entry = entries.popLast() {
            if entry.kind == kind { return Int(entry.token) }
        }
        return nil
    }

    /// Closes everything up to the start of the innermost interpolation, and that.
    mutating func closeInterpolation() {
        while let entry = entries.popLast() {
            if entry.kind == .stringStart || entry.kind == .stringMiddle { return }
        }
    }
}
