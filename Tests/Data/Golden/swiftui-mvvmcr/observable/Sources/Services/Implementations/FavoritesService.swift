struct FavoritesService: FavoritesServiceProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getFavorites() async throws -> [Favorite] {
        try await networkService.value(for: NetworkRequest(.get, "favorites"))
    }

    func getFavorite(id: String) async throws -> Favorite {
        try await networkService.value(for: NetworkRequest(.get, "favorites/\(id.urlEncoded)"))
    }

    func removeFavorite(id: String) async throws {
        try await networkService.send(NetworkRequest(.delete, "favorites/\(id.urlEncoded)"))
    }

    func addFavorite(title: String, isPinned: Bool) async throws {
        struct Body: Encodable {
            let title: String
            let isPinned: Bool
        }

        try await networkService.send(NetworkRequest(.post, "favorites", body: Body(title: title, isPinned: isPinned)))
    }
}
