extension Character {
    /// The width on a terminal in columns: two for emoji and East Asian wide characters.
    package var columns: Int {
        guard let scalar = unicodeScalars.first else { return 0 }
        if unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) { return 2 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}

extension String {
    /// The text in one line without control characters: line breaks become spaces, others their Unicode pictures.
    ///
    /// Escape sequences in an untrusted source would otherwise control the user's terminal.
    package var harmless: String {
        guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
        return reduce(into: "") { result, character in
            guard !character.isNewline else { return result.append(" ") }
            for scalar in character.unicodeScalars { result.unicodeScalars.append(scalar.picture) }
        }
    }
}

extension Unicode.Scalar {
    /// The picture of a control character, except for a tab.
    fileprivate var picture: Unicode.Scalar {
        guard properties.generalCategory == .control, value != 0x09 else { return self }
        if value == 0x7F { return "\u{2421}" }
        return Unicode.Scalar(0x2400 + value).flatMap { value < 0x20 ? $0 : nil } ?? "\u{FFFD}"
    }
}
