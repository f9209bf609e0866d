import Foundation
import Testing

@testable import Demo

@MainActor
struct FavoritesServiceTests {
    @Test("getFavorites asks the server and reads its answer")
    func getFavorites() async throws {
        let givenAnswer = Favorite.samples
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await FavoritesService(networkService: mockNetwork).getFavorites()
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "favorites")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("getFavorite asks the server and reads its answer")
    func getFavorite() async throws {
        let id = "a/b c?d&é=1%+"
        let givenAnswer = Favorite.samples[0]
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await FavoritesService(networkService: mockNetwork).getFavorite(id: id)
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "favorites/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("the container makes one with sample data, or one that asks the server")
    func isMade() {
        #expect(DependencyContainer(usesSampleData: true).favoritesService is MockFavoritesService)
        #expect(DependencyContainer(usesSampleData: false).favoritesService is FavoritesService)
    }
}
