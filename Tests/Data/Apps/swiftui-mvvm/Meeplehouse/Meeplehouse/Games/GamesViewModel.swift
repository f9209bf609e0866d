import Observation

@MainActor
@Observable
final class GamesViewModel {
    private(set) var games: [Game] = []
    private(set) var problem: String?

    private let repository: GamesRepositoryProtocol
    private weak var router: Router?

    init(repository: GamesRepositoryProtocol, router: Router?) {
        self.repository = repository
        self.router = router
    }

    func load() async {
        do {
            games = try await repository.games()
            problem = nil
        } catch {
            problem = "The shelf cannot be reached."
        }
    }

    func choose(_ game: Game) {
        router?.show(.game(id: game.id), animated: true)
    }
}
