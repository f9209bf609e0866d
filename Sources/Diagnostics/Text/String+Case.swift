extension String {
    /// The text folded for comparison: equal for all names that a case-insensitive file system takes for one.
    package var folded: String {
        // In capitals first: only there `ß` and `ss`, or both sigmas, become one.
        utf8.allSatisfy { $0 < 0x80 } ? lowercased() : uppercased().lowercased()
    }

    /// The text with its first letter lowered, unless the first word is an acronym.
    package var lowercasedFirst: String {
        guard let first, let second = dropFirst().first, !second.isUppercase else { return self }
        return first.lowercased() + dropFirst()
    }

    /// Whether the text begins with a capital letter.
    package var isCapitalized: Bool {
        guard let byte = utf8.first, byte.mayBeginCapitalized else { return false }
        return byte < 0x80 || first?.isUppercase == true
    }
}
