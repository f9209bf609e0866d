import Foundation
import XCTest

@testable import Demo

@MainActor
final class FavoritesServiceTests: XCTestCase {
    func testGetFavorites() async throws {
        let givenAnswer = Favorite.samples
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await FavoritesService(networkService: mockNetwork).getFavorites()
        XCTAssertEqual(readAnswer, givenAnswer)

        let expectedRequest = NetworkRequest(.get, "favorites")
        XCTAssertEqual(mockNetwork.requests, [expectedRequest])
    }

    func testGetFavorite() async throws {
        let id = "a/b c?d&é=1%+"
        let givenAnswer = Favorite.samples[0]
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await FavoritesService(networkService: mockNetwork).getFavorite(id: id)
        XCTAssertEqual(readAnswer, givenAnswer)

        let expectedRequest = NetworkRequest(.get, "favorites/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B")
        XCTAssertEqual(mockNetwork.requests, [expectedRequest])
    }

    func testRemoveFavorite() async throws {
        let id = "a/b c?d&é=1%+"
        let mockNetwork = try MockNetworkService()
        try await FavoritesService(networkService: mockNetwork).removeFavorite(id: id)

        let expectedRequest = NetworkRequest(.delete, "favorites/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B")
        XCTAssertEqual(mockNetwork.requests, [expectedRequest])
    }

    func testUpdateFavorite() async throws {
        let favorite = Favorite(id: "favorite-1", title: "Title 1", note: "Note 1")
        let mockNetwork = try MockNetworkService()
        try await FavoritesService(networkService: mockNetwork).updateFavorite(favorite: favorite)

        let expectedRequest = try NetworkRequest(.put, "favorites/\(favorite.id.urlEncoded)", body: favorite)
        XCTAssertEqual(mockNetwork.requests, [expectedRequest])
    }

    func testIsMade() {
        XCTAssertTrue(DependencyContainer(usesSampleData: true).favoritesService is MockFavoritesService)
        XCTAssertTrue(DependencyContainer(usesSampleData: false).favoritesService is FavoritesService)
    }
}
