import Diagnostics

/// Text operations of several filters.
enum Text {
    /// Whether `text` contains `part`. No text contains the empty one, as in Stencil.
    static func contains(_ text: String, _ part: String) -> Bool { !part.isEmpty && split(text, at: part).count > 1 }

    /// The parts of `text` between occurrences of `separator`; the whole text if the separator is empty.
    /// Where a combining mark follows, the separator does not occur, as in Foundation: `e` is not in a decomposed `é`.
    static func split(_ text: String, at separator: String) -> [String] {
        ByteSearch.parts(of: text, by: separator, where: startsWithMark)
    }

    /// Whether the first scalar belongs to the character before it.
    private static func startsWithMark(_ text: Slice<UnsafeRawBufferPointer>) -> Bool {
        guard let first = text.first, first >= 0x80,
            let scalar = String(decoding: text.prefix(4), as: UTF8.self).unicodeScalars.first
        else { return false }
        return scalar.properties.isGraphemeExtend || scalar.properties.isEmojiModifier
    }

    /// The text with each word capitalised and its other letters lowered.
    ///
    /// A word consists of letters with accents and apostrophes. A digit ends it.
    static func capitalized(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isInWord = false
        for scalar in text.unicodeScalars {
            let properties = scalar.properties
            if properties.isCased {
                let mapped = isInWord ? properties.lowercaseMapping : properties.titlecaseMapping
                result.append(contentsOf: mapped.unicodeScalars)
                isInWord = true
            } else {
                result.append(scalar)
                let continues = scalar == "'" || scalar == "\u{2019}" || properties.generalCategory == .nonspacingMark
                isInWord = isInWord && continues || properties.isAlphabetic
            }
        }
        return String(result)
    }

    /// Whether the scalar is white space for Foundation, which counts the zero-width space.
    static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar == "\u{200B}"
    }

    static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
