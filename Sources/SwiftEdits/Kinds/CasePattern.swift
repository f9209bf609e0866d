import SwiftOutline

/// A pattern of a case, and whether another pattern covers it.
struct CasePattern {
    private let tokens: TokenText
    /// `.detail` of `.detail(let id)`, `let .detail(id)` and `Route.detail`; `nil` for other patterns.
    private let head: String?
    /// Whether every value of that case fits.
    private let takesAll: Bool
    private let isConditional: Bool

    init(_ item: CaseItem, in document: SwiftDocument) {
        tokens = TokenText(item.pattern.range, in: document)
        isConditional = item.condition != nil
        var texts = tokens.texts[...]
        let binds = texts.first == "let" || texts.first == "var"
        if binds { texts = texts.dropFirst() }
        let name = texts.prefix { $0 != "(" }
        let isPath = name.count >= 2 && name[name.endIndex - 2] == "."
        head = isPath ? name.last : nil
        takesAll = Self.bindsOnly(texts.dropFirst(name.count), binds: binds)
    }

    /// Whether there are only names between the parentheses.
    private static func bindsOnly(_ payload: ArraySlice<String>, binds: Bool) -> Bool {
        guard !payload.isEmpty else { return true }
        guard payload.last == ")" else { return false }
        var isValue = true
        var isBound = binds
        for (text, next) in zip(payload.dropFirst(), payload.dropFirst(2) + [""]) {
            switch text {
            case "let", "var": isBound = true
            case ",": (isValue, isBound) = (true, binds)
            case ")", ":": continue
            case "_": isValue = false
            default:
                if next == ":" { continue }
                guard isValue, isBound, text.first?.isLetter == true else { return false }
                isValue = false
            }
        }
        return true
    }

    /// What every pattern has that covers this one: the same head, or the same first token.
    var word: String? { head ?? tokens.texts.first }

    /// The words of the pattern.
    var words: Set<String> { Set(tokens.texts) }

    /// Whether other patterns match every value that this one matches, as far as they tell: two parts of a case, such as
    /// `.detail(nil)` and `.detail(.some(let id))`, count as all of it, one does not.
    func isCovered(by others: [CasePattern]) -> Bool {
        if others.contains(where: covers) { return true }
        guard let head, takesAll else { return false }
        return others.filter { $0.head == head && !$0.isConditional }.count > 1
    }

    private func covers(_ other: CasePattern) -> Bool {
        if tokens == other.tokens { return other.isConditional == isConditional || !other.isConditional }
        return head != nil && head == other.head && !other.isConditional && other.takesAll
    }

    /// Whether the pattern matches any value: `_`, `let other`.
    var isWildcard: Bool {
        !isConditional
            && (tokens.texts == ["_"] || (tokens.texts.count == 2 && ["let", "var"].contains(tokens.texts[0])))
    }

    /// What a case is sorted by.
    var sortKey: String { head ?? tokens.sortKey }
}
