/// A parameter of a screen or use case, or a property of a type.
public struct ParameterSpec: Sendable, Equatable {
    public var name: Located<String>
    public var type: Located<TypeReference>
    /// A Swift expression, taken as it stands.
    public var defaultValue: Located<String>?

    public init(name: Located<String>, type: Located<TypeReference>, defaultValue: Located<String>? = nil) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }
}
