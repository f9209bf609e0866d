import Common
import CommonTesting
import Foundation
import Testing

@testable import Favorites

@MainActor
struct FavoritesRepositoryTests {
    @Test("getFavorites asks the server and reads its answer")
    func getFavorites() async throws {
        let givenAnswer = Favorite.samples
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = FavoritesRepository(networkService: networkService)
        let readAnswer = try await repository.getFavorites()
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "favorites")
        #expect(networkService.endpoints == [expected])
    }

    @Test("getFavorite asks the server and reads its answer")
    func getFavorite() async throws {
        let id = "a/b c?d&é=1%+"
        let givenAnswer = Favorite.samples[0]
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = FavoritesRepository(networkService: networkService)
        let readAnswer = try await repository.getFavorite(id: id)
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "favorites", id)
        #expect(networkService.endpoints == [expected])
    }
}
