extension StringProtocol {
    /// The text without white space at its ends.
    package var trimmingSpaces: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }) else { return "" }
        let last = lastIndex { !$0.isWhitespace } ?? first
        return String(self[first...last])
    }
}
