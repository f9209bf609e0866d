/// Identifiers and keywords of Swift (The Swift Programming Language, "Lexical Structure").
package enum SwiftIdentifier {
    /// Whether the text is an identifier of the grammar, or a keyword.
    package static func isValid(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, isHead(first) else { return false }
        return text.unicodeScalars.dropFirst().allSatisfy { isHead($0) || isTail($0) }
    }

    /// Whether the name of a value needs back-ticks.
    package static func isKeyword(_ text: String) -> Bool { keywords.contains(text) }

    /// Whether a type must not have this name, even in back-ticks.
    package static func isReservedType(_ text: String) -> Bool {
        reservedTypes.contains(text) || keywords.contains(text)
    }

    /// Whether behind a period the name means something else without back-ticks.
    package static func isReservedMember(_ text: String) -> Bool { ["init", "self"].contains(text) }

    /// The text, in back-ticks if it is a keyword or a raw identifier, such as a sentence.
    package static func escaped(_ text: String) -> String { isKeyword(text) || !isValid(text) ? "`\(text)`" : text }

    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    private static let reservedTypes: Set<String> = ["Type", "Protocol", "Self", "Any", "Never", "Void"]

    /// `identifier-head` of the grammar.
    package static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0x5F: true
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF: true
        case 0x100...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF: true
        case 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x206F: true
        case 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793: true
        case 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF: true
        case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFF8: true
        case 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD: true
        case 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD: true
        case 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD: true
        default: false
        }
    }

    /// `identifier-character` of the grammar without `identifier-head`.
    package static func isTail(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }
}
