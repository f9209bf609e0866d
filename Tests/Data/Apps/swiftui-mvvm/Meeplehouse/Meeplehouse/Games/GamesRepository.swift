import Foundation

protocol GamesRepositoryProtocol: Sendable {
    func games() async throws -> [Game]
    func game(id: Int) async throws -> Game
}

final class GamesRepository: GamesRepositoryProtocol {
    private let client: HTTPClient

    init(client: HTTPClient) {
        self.client = client
    }

    func games() async throws -> [Game] {
        try await client.request(.get, path: "games", headers: [:], body: nil, as: [Game].self)
    }

    func game(id: Int) async throws -> Game {
        try await client.request(.get, path: "games/\(id)", headers: [:], body: nil, as: Game.self)
    }
}
