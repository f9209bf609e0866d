import SwiftOutline

extension Outline {
    /// The index of the first token of the path to a name: of the `self` in `self.viewModel?.items`.
    func pathStart(of index: Int) -> Int {
        var start = index
        while start > 1, tokens[start - 1].kind == .period {
            start -= 2
            while start > 0, [.postfixQuestion, .exclamation].contains(tokens[start].kind) { start -= 1 }
        }
        return start
    }

    /// The index of the innermost bracket that is open before a token.
    func openBracket(before index: Int) -> Int? {
        var place = index - 1
        while place >= 0 {
            switch tokens[place].kind {
            case .leftParenthesis, .leftSquare, .leftBrace: return place
            case .rightParenthesis, .rightSquare, .rightBrace: place = (tokens[place].match ?? place) - 1
            default: place -= 1
            }
        }
        return nil
    }

    /// The name of the call that a token is an argument of; `nil` if the innermost bracket is another.
    func caller(of index: Int) -> String? {
        guard let open = openBracket(before: index), open > 0, tokens[open].kind == .leftParenthesis,
            tokens[open - 1].kind == .identifier
        else { return nil }
        return text(tokens[open - 1])
    }
}
