/// One key of a ``YAMLValue`` object with its value.
public struct YAMLMember: Sendable, Equatable {
    /// The key.
    public let key: String
    /// The value under the key.
    public let value: YAMLValue

    /// Pairs a key with a value.
    public init(_ key: String, _ value: YAMLValue) {
        self.key = key
        self.value = value
    }
}
