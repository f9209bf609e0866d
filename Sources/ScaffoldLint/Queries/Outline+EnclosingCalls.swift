import SwiftOutline

extension Outline {
    /// The names of the calls that have a token in their arguments or closures, the innermost first, within the declaration around it.
    ///
    /// - Parameter closures: Whether to look beyond the closure that the token is in.
    func calls(around token: Int, closures: Bool) -> [String] {
        let start = declarations(around: tokens[token].start).last { $0.bodyRange != nil }?.range.lowerBound ?? 0
        var (index, names) = (token, [String]())
        while let open = openBracket(before: index), open > 0, tokens[open].start > start,
            closures || tokens[open].kind != .leftBrace
        {
            index = open
            guard tokens[open].kind != .leftSquare else { continue }
            let isTrailing = tokens[open - 1].kind == .rightParenthesis
            let callee = (isTrailing ? tokens[open - 1].match ?? open : open) - 1
            if callee >= 0, tokens[callee].kind == .identifier { names.append(text(tokens[callee])) }
        }
        return names
    }
}
