import XCTest

@testable import Demo

@MainActor
final class FavoritesRepositoryTests: XCTestCase {
    private var network: MockNetworkService!
    private var repository: FavoritesRepository!

    override func setUp() async throws {
        network = MockNetworkService()
        repository = FavoritesRepository(networkService: network)
    }

    func testGetFavorites() async throws {
        let endpoint = Endpoint(.get, "favorites")
        let answer: [Favorite] = Favorite.samples.reversed()
        try network.answer(endpoint, with: answer)
        let result = try await repository.getFavorites()
        XCTAssertEqual(result, answer)
    }

    func testGetFavorite() async throws {
        let id = "a/b c?d&é=1%+"
        let endpoint = Endpoint(.get, "favorites", id)
        let answer = Favorite.samples[1]
        try network.answer(endpoint, with: answer)
        let result = try await repository.getFavorite(id: id)
        XCTAssertEqual(result, answer)
    }

    func testRemoveFavorite() async throws {
        let id = "a/b c?d&é=1%+"
        let endpoint = Endpoint(.delete, "favorites", id)
        try network.answer(endpoint)
        try await repository.removeFavorite(id: id)
        XCTAssertEqual(network.endpoints, [endpoint])
    }

    func testUpdateFavorite() async throws {
        let favorite = Favorite(id: "favorite-1", title: "Title 1", note: "Note 1")
        let endpoint = try Endpoint(.put, "favorites", favorite.id, body: favorite)
        try network.answer(endpoint)
        try await repository.updateFavorite(favorite: favorite)
        XCTAssertEqual(network.endpoints, [endpoint])
    }

    func testHandsOnErrors() async {
        do {
            _ = try await repository.getFavorites()
            XCTFail("throws nothing")
        } catch {
            XCTAssertEqual(error as? NetworkError, .status(404))
        }
    }
}
