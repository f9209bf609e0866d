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

    @Test("removeFavorite tells the server")
    func removeFavorite() async throws {
        let id = "a/b c?d&é=1%+"
        let networkService = MockNetworkService()
        let repository = FavoritesRepository(networkService: networkService)
        try await repository.removeFavorite(id: id)
        let expected = Endpoint(.delete, "favorites", id)
        #expect(networkService.endpoints == [expected])
    }

    @Test("addFavorite tells the server")
    func addFavorite() async throws {
        let title = "a/b c?d&é=1%+"
        let isPinned = true
        struct Body: Encodable {
            let title: String
            let isPinned: Bool
        }

        let networkService = MockNetworkService()
        let repository = FavoritesRepository(networkService: networkService)
        try await repository.addFavorite(title: title, isPinned: isPinned)
        let expected = try Endpoint(.post, "favorites", body: Body(title: title, isPinned: isPinned))
        #expect(networkService.endpoints == [expected])
    }
}
