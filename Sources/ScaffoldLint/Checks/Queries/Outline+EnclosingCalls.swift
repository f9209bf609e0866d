import SwiftOutline

extension Outline {
    /// The names of the calls that have a token in their arguments or closures, the innermost first, within the declaration around it.
    ///
    /// - Parameter closures: Whether to look beyond the closure that the token is in.
    func calls(around token: Int, closures: Bool) -> [String] {
        let start = declarations(around: tokens[token].start).last { $0.bodyRange != nil }?.range.lowerBound ?? 0
        var (index, names) = (token, [String]())
        while index > 1, tokens[index - 1].start > start {
            index -= 1
            switch tokens[index].kind {
            case .rightParenthesis, .rightSquare, .rightBrace: index = tokens[index].match ?? index
            case .leftBrace where !closures: return names
            case .leftParenthesis, .leftBrace:
                let isTrailing = tokens[index - 1].kind == .rightParenthesis
                let callee = (isTrailing ? tokens[index - 1].match ?? index : index) - 1
                if callee > 0, tokens[callee].kind == .identifier { names.append(text(tokens[callee])) }
            default: break
            }
        }
        return names
    }
}
