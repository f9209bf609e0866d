extension String {
    /// The text with its first letter lowered, unless the first word is an acronym.
    var lowercasedFirst: String {
        guard let first, let second = dropFirst().first, !second.isUppercase else { return self }
        return first.lowercased() + dropFirst()
    }
}
