/// The spec of a use case: `removeFavorite(id: String)`, `getFavorites() -> [Favorite]`.
package struct UseCaseSpec: Sendable, Equatable {
    package var name: Located<String>
    package var parameters: [ParameterSpec] = []
    package var returns: Located<TypeReference>?
}
