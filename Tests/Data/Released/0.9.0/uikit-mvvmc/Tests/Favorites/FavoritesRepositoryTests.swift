import Foundation
import Testing

@testable import Demo

@MainActor
struct FavoritesRepositoryTests {
    @Test func getFavoritesAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let answer = [Favorite(id: "favorite-1", title: "Title 1"), Favorite(id: "favorite-2", title: "Title 2")]
        network.answer = try JSONEncoder.server.encode(answer.map { FavoriteDTO($0) })

        let result = try await repository.getFavorites()

        #expect(result == answer)
        let expected = Endpoint(.get, "favorites")
        #expect(network.endpoints == [expected])
    }

    @Test func getFavoriteAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let id = "item-1"
        let answer = Favorite(id: "favorite-1", title: "Title 1")
        network.answer = try JSONEncoder.server.encode(FavoriteDTO(answer))

        let result = try await repository.getFavorite(id: id)

        #expect(result == answer)
        let expected = Endpoint(.get, "favorites", id)
        #expect(network.endpoints == [expected])
    }

    @Test func handsOnTheServersErrors() async {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        network.error = NetworkError.serverError(500)

        var thrown: Error?
        do {
            _ = try await repository.getFavorites()
        } catch {
            thrown = error
        }

        #expect(thrown as? NetworkError == .serverError(500))
    }

    // MARK: - Private Methods
    private func makeRepository(_ network: MockNetworkService) -> FavoritesRepositoryImpl {
        return FavoritesRepositoryImpl(remoteDataSource: FavoritesRemoteDataSource(networkService: network))
    }
}
