import Diagnostics

extension UInt8 {
    /// What reading past the end gives. A raw NUL is refused before parsing, so it can mean nothing else.
    static let end: UInt8 = 0

    /// `,[]{}`: what ends a plain scalar inside brackets.
    var isFlowIndicator: Bool {
        switch self {
        case .comma, .leftBracket, .rightBracket, .leftBrace, .rightBrace: true
        default: false
        }
    }
}
