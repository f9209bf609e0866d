extension StringProtocol {
    /// The text without white space at its ends.
    package var trimmingSpaces: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }) else { return "" }
        let last = lastIndex { !$0.isWhitespace } ?? first
        return String(self[first...last])
    }

    /// Whether there is certainly no white space in it: nothing but visible ASCII.
    package var isUnspaced: Bool {
        utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }
}

extension String {
    /// The text without any white space; Unicode is asked only where there is something to ask about.
    package var withoutSpaces: String { isUnspaced ? self : filter { !$0.isWhitespace } }
}
