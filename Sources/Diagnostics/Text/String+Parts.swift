extension String {
    /// The pieces of the text between the occurrences of another one, which must not be empty.
    package func parted(by separator: String) -> [String] { ByteSearch.parts(of: self, by: separator) }

    /// The text with every occurrence of another one replaced.
    package func replacingAll(_ other: String, with replacement: String) -> String {
        parted(by: other).joined(separator: replacement)
    }
}
