import Foundation
import XCTest

@testable import Demo

final class FavoritesRepositoryTests: XCTestCase {
    @MainActor func testGetFavoritesAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let answer = [
            Favorite(id: "favorite-1", title: "Title 1", note: "Note 1"),
            Favorite(id: "favorite-2", title: "Title 2", note: "Note 2"),
        ]
        network.answer = try JSONEncoder.server.encode(answer)

        let result: [Favorite] = try await withCheckedThrowingContinuation { reply in
            repository.getFavorites { reply.resume(with: $0) }
        }

        XCTAssertEqual(result, answer)
        let expected = Endpoint(.get, "favorites")
        XCTAssertEqual(network.endpoints, [expected])
    }

    @MainActor func testGetFavoriteAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let id = "item-1"
        let answer = Favorite(id: "favorite-1", title: "Title 1", note: "Note 1")
        network.answer = try JSONEncoder.server.encode(answer)

        let result: Favorite = try await withCheckedThrowingContinuation { reply in
            repository.getFavorite(id: id) { reply.resume(with: $0) }
        }

        XCTAssertEqual(result, answer)
        let expected = Endpoint(.get, "favorites", id)
        XCTAssertEqual(network.endpoints, [expected])
    }

    @MainActor func testRemoveFavoriteAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let id = "item-1"

        try await withCheckedThrowingContinuation { (reply: CheckedContinuation<Void, Error>) in
            repository.removeFavorite(id: id) { reply.resume(with: $0) }
        }

        let expected = Endpoint(.delete, "favorites", id)
        XCTAssertEqual(network.endpoints, [expected])
    }

    @MainActor func testUpdateFavoriteAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let favorite = Favorite(id: "favorite-1", title: "Title 1", note: "Note 1")

        try await withCheckedThrowingContinuation { (reply: CheckedContinuation<Void, Error>) in
            repository.updateFavorite(favorite: favorite) { reply.resume(with: $0) }
        }

        let expected = try Endpoint(.put, "favorites", favorite.id, body: favorite)
        XCTAssertEqual(network.endpoints, [expected])
    }

    @MainActor func testHandsOnTheServersErrors() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        network.error = NetworkError.serverError(500)

        var thrown: Error?
        do {
            _ = try await withCheckedThrowingContinuation { (reply: CheckedContinuation<[Favorite], Error>) in
                repository.getFavorites { reply.resume(with: $0) }
            }
        } catch {
            thrown = error
        }

        XCTAssertEqual(thrown as? NetworkError, .serverError(500))
    }

    // MARK: - Private Methods
    @MainActor private func makeRepository(_ network: MockNetworkService) -> FavoritesRepositoryImpl {
        return FavoritesRepositoryImpl(remoteDataSource: FavoritesRemoteDataSource(networkService: network))
    }
}
