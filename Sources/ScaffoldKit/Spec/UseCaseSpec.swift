/// One thing that the module can do: `removeFavorite(id: String)`, `getFavorites() -> [Favorite]`.
public struct UseCaseSpec: Sendable, Equatable {
    public var name: Located<String>
    public var parameters: [ParameterSpec]
    public var returns: Located<TypeReference>?

    public init(name: Located<String>, parameters: [ParameterSpec] = [], returns: Located<TypeReference>? = nil) {
        self.name = name
        self.parameters = parameters
        self.returns = returns
    }
}
