extension String {
    /// Whether the text is empty or all white space.
    var isBlank: Bool {
        return allSatisfy(\.isWhitespace)
    }
}
