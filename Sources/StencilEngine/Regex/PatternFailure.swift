/// The error of a regular expression.
enum PatternFailure: Error, Equatable {
    /// A syntax error at a character, counted from 1.
    case syntax(String, position: Int)
    /// The compiled pattern would be too large.
    case tooLarge
    /// The text with the replacements would be too long.
    case resultTooLong
    /// Matching exceeds the limit of steps.
    case tooSlow

    /// The message.
    func message(for pattern: String) -> String {
        switch self {
        case .syntax(let problem, let position):
            "regular expression \"\(pattern)\", character \(position): \(problem)"
        case .tooLarge: "the regular expression is too large"
        case .resultTooLong: "the result of filter \"replace\" is too long"
        case .tooSlow: "regular expression \"\(pattern)\" takes too many steps"
        }
    }
}
