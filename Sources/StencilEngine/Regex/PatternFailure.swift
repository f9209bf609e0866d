/// Why a regular expression cannot be used.
enum PatternFailure: Error, Equatable {
    /// The pattern is wrong at a character, counted from 1.
    case syntax(String, position: Int)
    /// The compiled pattern would be too large.
    case tooLarge
    /// The text with the replacements would be too long.
    case resultTooLong
    /// Matching takes more steps than it may.
    case tooSlow

    /// What is wrong, for people.
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
