extension StringProtocol {
    /// The text without white space at its ends.
    package var trimmingSpaces: String {
        let text = String(self)
        // As most texts are; no character that begins or ends in one of these is white space.
        if let first = text.utf8.first, let last = text.utf8.last, first.isVisible, last.isVisible { return text }
        guard let first = firstIndex(where: { !$0.isWhitespace }) else { return "" }
        let last = lastIndex { !$0.isWhitespace } ?? first
        return String(self[first...last])
    }

    /// Whether there is certainly no white space in it: nothing but visible ASCII.
    package var isUnspaced: Bool { utf8.allSatisfy(\.isVisible) }
}

extension UInt8 {
    /// Whether it is an ASCII character that one sees.
    fileprivate var isVisible: Bool { (0x21...0x7E).contains(self) }
}

extension String {
    /// The text without any white space; Unicode is asked only where there is something to ask about.
    package var withoutSpaces: String { isUnspaced ? self : filter { !$0.isWhitespace } }
}
