import Observation

@MainActor
@Observable
final class GameViewModel {
    private(set) var game: Game?

    private let id: Int
    private let repository: GamesRepositoryProtocol

    init(id: Int, repository: GamesRepositoryProtocol) {
        self.id = id
        self.repository = repository
    }

    func load() async {
        game = try? await repository.game(id: id)
    }
}
