/// One key of a ``YAMLValue`` object with its value.
package struct YAMLMember: Sendable, Equatable {
    package let key: String
    package let value: YAMLValue

    package init(_ key: String, _ value: YAMLValue) {
        self.key = key
        self.value = value
    }
}
