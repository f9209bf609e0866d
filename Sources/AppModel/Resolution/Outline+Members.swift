import SwiftOutline

extension Outline {
    /// Whether a member is part of a key path: `\.routing.movies`.
    package func isInKeyPath(_ token: Int) -> Bool {
        var index = token - 1
        while index > 0,
            tokens[index].kind == .period || tokens[index].kind == .identifier && !tokens[index].keyword.isReserved
        {
            index -= 1
        }
        return tokens[max(index, 0)].kind == .backslash
    }

    /// The first token of the expression before the period of a member; the period's own index plus one for an implicit member.
    package func startOfBase(of token: Int) -> Int {
        var index = token - 2
        var start = token - 1
        while index >= 0 {
            let current = tokens[index]
            switch current.kind {
            case .rightParenthesis, .rightSquare, .rightBrace:
                guard let match = current.match else { return start }
                index = match
                start = index
                index -= 1
                if index >= 0, tokens[index].kind == .identifier, !tokens[index].keyword.isReserved { continue }
                if index >= 0, [.rightParenthesis, .rightSquare].contains(tokens[index].kind) { continue }
            case .postfixQuestion, .exclamation:
                start = index
                index -= 1
                continue
            case .identifier, .dollarIdentifier:
                let isValue = !current.keyword.isReserved || [.self, .super, .capitalSelf].contains(current.keyword)
                guard isValue else { return start }
                start = index
                index -= 1
            default: return start
            }
            guard index >= 0, tokens[index].kind == .period else { return start }
            start = index
            index -= 1
        }
        return start
    }
}
