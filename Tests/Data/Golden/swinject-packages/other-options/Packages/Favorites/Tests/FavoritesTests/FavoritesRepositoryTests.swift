import Common
import CommonTesting
import Foundation
import XCTest

@testable import Favorites

@MainActor
final class FavoritesRepositoryTests: XCTestCase {
    func testGetFavorites() async throws {
        let givenAnswer = Favorite.samples
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = FavoritesRepository(networkService: networkService)
        let readAnswer = try await repository.getFavorites()
        XCTAssertEqual(readAnswer, givenAnswer)
        let expected = Endpoint(.get, "favorites")
        XCTAssertEqual(networkService.endpoints, [expected])
    }

    func testGetFavorite() async throws {
        let id = "a/b c?d&é=1%+"
        let givenAnswer = Favorite.samples[0]
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = FavoritesRepository(networkService: networkService)
        let readAnswer = try await repository.getFavorite(id: id)
        XCTAssertEqual(readAnswer, givenAnswer)
        let expected = Endpoint(.get, "favorites", id)
        XCTAssertEqual(networkService.endpoints, [expected])
    }

    func testRemoveFavorite() async throws {
        let id = "a/b c?d&é=1%+"
        let networkService = MockNetworkService()
        let repository = FavoritesRepository(networkService: networkService)
        try await repository.removeFavorite(id: id)
        let expected = Endpoint(.delete, "favorites", id)
        XCTAssertEqual(networkService.endpoints, [expected])
    }

    func testUpdateFavorite() async throws {
        let favorite = Favorite(id: "favorite-1", title: "Title 1", note: "Note 1")
        let networkService = MockNetworkService()
        let repository = FavoritesRepository(networkService: networkService)
        try await repository.updateFavorite(favorite: favorite)
        let expected = try Endpoint(.put, "favorites", favorite.id, body: favorite)
        XCTAssertEqual(networkService.endpoints, [expected])
    }
}
