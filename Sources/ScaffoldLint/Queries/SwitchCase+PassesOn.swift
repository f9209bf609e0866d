import SwiftOutline

extension SwitchCase {
    /// Functions that only log a value.
    private static let logs: Set<String> = [
        "print", "debugPrint", "NSLog", "fatalError", "assertionFailure", "preconditionFailure", "log", "debug", "info",
        "notice",
        "warning", "error", "critical", "fault",
    ]

    /// Whether the branch leaves what a function was given to something else: to another function, or to a subscript, as of a dictionary
    /// of closures that is filled at run time.
    func passesOn(_ function: Declaration, in outline: Outline) -> Bool {
        let names = Set(function.parameters.map(\.name))
        let tokens = outline.tokens
        return tokens.indices(in: labelRange.upperBound..<range.upperBound).contains { index in
            guard tokens[index].kind == .identifier, names.contains(outline.name(tokens[index])),
                index > 0, tokens[index - 1].kind != .period, index + 1 < tokens.endIndex,
                tokens[index + 1].kind != .colon
            else { return false }
            guard let open = outline.openBracket(before: index), tokens[open].kind != .leftBrace else {
                return tokens[index + 1].kind == .period
            }
            return !Self.logs.contains(outline.caller(of: index) ?? "")
        }
    }
}
