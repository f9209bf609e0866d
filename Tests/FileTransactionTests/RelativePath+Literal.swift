import FileTransaction

extension RelativePath: ExpressibleByStringLiteral {
    /// A path in a test, where a wrong one is a mistake in the test itself.
    public init(stringLiteral text: String) {
        try! self.init(text)
    }
}
