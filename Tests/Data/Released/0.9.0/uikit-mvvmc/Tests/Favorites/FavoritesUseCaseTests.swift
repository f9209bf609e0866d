import Testing

@testable import Demo

@MainActor
struct FavoritesUseCaseTests {
    @Test func getFavoritesAsksTheRepository() async throws {
        let repository = MockFavoritesRepository()
        let useCase = GetFavoritesUseCase(repository: repository)

        let result = try await useCase.execute()

        #expect(repository.calls == [.getFavorites])
        #expect(result == repository.getFavoritesResult)
    }

    @Test func getFavoriteAsksTheRepository() async throws {
        let repository = MockFavoritesRepository()
        let useCase = GetFavoriteUseCase(repository: repository)

        let result = try await useCase.execute(id: "item-1")

        #expect(repository.calls == [.getFavorite(id: "item-1")])
        #expect(result == repository.getFavoriteResult)
    }
}
