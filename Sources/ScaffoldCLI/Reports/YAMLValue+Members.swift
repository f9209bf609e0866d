import YAMLReader

extension YAMLValue {
    /// An object of the given members, without those that are `nil`.
    static func members(_ members: KeyValuePairs<String, YAMLValue?>) -> YAMLValue {
        .object(members.compactMap { key, value in value.map { YAMLMember(key, $0) } })
    }
}
