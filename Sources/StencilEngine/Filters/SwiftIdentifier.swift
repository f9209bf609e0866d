/// Makes Swift identifiers of arbitrary texts.
enum SwiftIdentifier {
    /// Replaces each character that no identifier may have by an underscore.
    static func valid(_ text: String) -> String {
        prefixed(parts(of: text).joined(separator: "_"))
    }

    /// The same, with the first letter of each part between replaced characters raised.
    static func normal(_ text: String) -> String {
        prefixed(parts(of: text).map(CaseText.raisingFirstLetter).joined(separator: "_"))
    }

    /// The same in camel case, without underscores.
    static func pretty(_ text: String) -> String {
        prefixed(CaseText.camelCased(normal(text), stripsLeading: true))
    }

    private static func parts(of text: String) -> [String] {
        text.unicodeScalars
            .split(omittingEmptySubsequences: false) { !isHead($0) && !isTail($0) }
            .map { String($0) }
    }

    private static func prefixed(_ identifier: String) -> String {
        guard let first = identifier.unicodeScalars.first, !isHead(first) else { return identifier }
        return "_" + identifier
    }

    /// Whether an identifier may begin with a character, by the grammar of the Swift reference.
    private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
            0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF,
            0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x20CF, 0x2100...0x218F,
            0x2460...0x24FF,
            0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
            0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD:
            true
        case 0x10000...0xEFFFD: scalar.value & 0xFFFF <= 0xFFFD
        default: false
        }
    }

    /// Whether an identifier may go on with a character that it may not begin with.
    private static func isTail(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }
}
