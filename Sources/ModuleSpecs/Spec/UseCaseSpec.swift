import Diagnostics

/// The spec of a use case: `removeFavorite(id: String)`, `getFavorites() throws(FavoritesError) -> [Favorite]`.
package struct UseCaseSpec: Sendable, Equatable {
    package var name: Located<String>
    package var parameters: [ParameterSpec] = []
    package var returns: Located<TypeReference>?
    /// The type of the errors; `nil` if it may throw any error.
    package var failure: Located<TypeReference>?

    package init(name: Located<String>, parameters: [ParameterSpec] = [], returns: Located<TypeReference>? = nil) {
        (self.name, self.parameters, self.returns) = (name, parameters, returns)
    }
}
