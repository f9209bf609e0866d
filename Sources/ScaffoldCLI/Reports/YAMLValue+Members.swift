import YAMLReader

extension YAMLValue {
    /// An object of the members that have a value, in their order.
    static func members(_ members: KeyValuePairs<String, YAMLValue?>) -> YAMLValue {
        .object(members.compactMap { key, value in value.map { YAMLMember(key, $0) } })
    }
}
