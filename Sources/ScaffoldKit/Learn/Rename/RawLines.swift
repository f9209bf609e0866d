extension String {
    /// The lines, with the carriage returns at their ends. For Swift, `"\r\n"` is one character and no `"\n"`.
    var rawLines: [Substring] {
        unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
    }
}
