import Diagnostics

extension UInt8 {
    /// The byte after the end. Unambiguous, because a NUL in the text is refused before parsing.
    static let end: UInt8 = 0

    /// `,[]{}`, which end a plain scalar inside brackets.
    var isFlowIndicator: Bool {
        switch self {
        case .comma, .leftBracket, .rightBracket, .leftBrace, .rightBrace: true
        default: false
        }
    }
}
