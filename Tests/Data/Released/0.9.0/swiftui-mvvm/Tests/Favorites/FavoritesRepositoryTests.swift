import Testing

@testable import Demo

@MainActor
struct FavoritesRepositoryTests {
    private let network: MockNetworkService
    private let repository: FavoritesRepository

    init() {
        network = MockNetworkService()
        repository = FavoritesRepository(networkService: network)
    }

    @Test("getFavorites asks the API and gives the model of its answer")
    func getFavorites() async throws {
        let endpoint = Endpoint(.get, "favorites")
        let answer: [Favorite] = Favorite.samples.reversed()
        try network.answer(endpoint, with: answer.map { FavoriteDTO($0) })
        let result = try await repository.getFavorites()
        #expect(result == answer)
    }

    @Test("getFavorite asks the API and gives the model of its answer")
    func getFavorite() async throws {
        let id = "a/b c?d&é=1%+"
        let endpoint = Endpoint(.get, "favorites", id)
        let answer = Favorite.samples[1]
        try network.answer(endpoint, with: FavoriteDTO(answer))
        let result = try await repository.getFavorite(id: id)
        #expect(result == answer)
    }

    @Test("hands on what the API refuses with")
    func handsOnErrors() async {
        await #expect(throws: NetworkError.status(404)) {
            try await repository.getFavorites()
        }
    }
}
