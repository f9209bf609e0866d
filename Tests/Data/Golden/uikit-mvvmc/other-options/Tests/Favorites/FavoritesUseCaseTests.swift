import XCTest

@testable import Demo

final class FavoritesUseCaseTests: XCTestCase {
    @MainActor func testGetFavoritesAsksTheRepository() async throws {
        let repository = MockFavoritesRepository()
        let useCase = GetFavoritesUseCase(repository: repository)

        let result = try await useCase.execute()

        XCTAssertEqual(repository.calls, [.getFavorites])
        XCTAssertEqual(result, repository.getFavoritesResult)
    }

    @MainActor func testGetFavoriteAsksTheRepository() async throws {
        let repository = MockFavoritesRepository()
        let useCase = GetFavoriteUseCase(repository: repository)

        let result = try await useCase.execute(id: "item-1")

        XCTAssertEqual(repository.calls, [.getFavorite(id: "item-1")])
        XCTAssertEqual(result, repository.getFavoriteResult)
    }

    @MainActor func testRemoveFavoriteAsksTheRepository() async throws {
        let repository = MockFavoritesRepository()
        let useCase = RemoveFavoriteUseCase(repository: repository)

        try await useCase.execute(id: "item-1")

        XCTAssertEqual(repository.calls, [.removeFavorite(id: "item-1")])
    }

    @MainActor func testUpdateFavoriteAsksTheRepository() async throws {
        let repository = MockFavoritesRepository()
        let useCase = UpdateFavoriteUseCase(repository: repository)

        try await useCase.execute(favorite: Favorite(id: "favorite-1", title: "Title 1", note: "Note 1"))

        XCTAssertEqual(
            repository.calls,
            [.updateFavorite(favorite: Favorite(id: "favorite-1", title: "Title 1", note: "Note 1"))]
        )
    }
}
