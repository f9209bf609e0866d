import Observation
import SwiftUI

@MainActor
@Observable
final class AppRouter: Router {
    var current = TabItem.games
    private(set) var isAnimated = true
    private var stacks: [TabItem: [Screen]] = [:]

    private let dependencies: Container

    init(dependencies: Container) {
        self.dependencies = dependencies
    }

    func show(_ screen: Screen, animated: Bool) {
        isAnimated = animated
        stacks[current, default: []].append(screen)
    }

    func goBack() {
        _ = stacks[current]?.popLast()
    }

    func binding(for item: TabItem) -> Binding<[Screen]> {
        Binding(get: { self.stacks[item, default: []] }, set: { self.stacks[item] = $0 })
    }

    @ViewBuilder
    func makeView(for screen: Screen) -> some View {
        switch screen {
        case .games:
            GamesView(viewModel: GamesViewModel(repository: dependencies.gamesRepository, router: self))
        case .game(let id):
            GameView(viewModel: GameViewModel(id: id, repository: dependencies.gamesRepository))
        case .loans:
            LoansView(viewModel: LoansViewModel(repository: dependencies.loansRepository))
        }
    }
}
