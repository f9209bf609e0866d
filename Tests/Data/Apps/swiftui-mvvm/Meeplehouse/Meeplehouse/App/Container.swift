import Foundation

/// Owns the client and the repositories, which live as long as the app.
@MainActor
final class Container {
    let client: HTTPClient = URLSessionClient(base: URL(string: "https://shelf.meeplehouse.example")!)

    lazy var gamesRepository: GamesRepositoryProtocol = GamesRepository(client: client)
    lazy var loansRepository: LoansRepositoryProtocol = LoansRepository(client: client)
}
