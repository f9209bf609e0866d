extension String {
    /// The names between the slashes.
    ///
    /// They are found by bytes, as a file system finds them: where an accent follows a slash, the two are one character to Swift.
    package func slashed(omittingEmpty: Bool = true) -> [Substring] {
        utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: omittingEmpty).map { Substring($0) }
    }
}
