/// Matches brackets during lexing.
///
/// A closing bracket matches the nearest open one of its kind; brackets between them stay unmatched. `)` and `]` do not
/// match across an open `{`, and nothing matches across the start of an interpolation. The counts of open brackets keep the
/// search linear: it runs only if it succeeds.
struct BracketStack {
    private struct Entry {
        var token: UInt32
        var kind: TokenKind
        /// The number of open parentheses since the last brace.
        var parentheses: UInt32
        /// The number of open square brackets since the last brace.
        var squares: UInt32
        /// The number of open braces since the last interpolation.
        var braces: UInt32
    }

    private var entries: [Entry] = []

    init() { entries.reserveCapacity(64) }

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

    /// Closes the match of a closing bracket and returns its token; `nil` if there is none.
    mutating func close(_ kind: TokenKind) -> Int? {
        guard let last = entries.last else { return nil }
        if last.kind == kind {
            entries.removeLast()
            return Int(last.token)
        }
        return closeFurther(kind, last)
    }

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

    /// Closes everything up to and including the start of the innermost interpolation.
    mutating func closeInterpolation() {
        while let entry = entries.popLast() {
            if entry.kind == .stringStart || entry.kind == .stringMiddle { return }
        }
    }
}
