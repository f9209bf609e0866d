import Foundation
import Observation

@MainActor
@Observable
final class FavoritesAddViewModel: BaseViewModel {
    // MARK: - State

    var title = ""
    var isPinned = false

    var isValid: Bool {
        !title.trimmingCharacters(in: .whitespaces).isEmpty
    }

    // MARK: - Dependencies

    private let repository: FavoritesRepositoryProtocol
    @ObservationIgnored private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(repository: FavoritesRepositoryProtocol, coordinator: Coordinator?) {
        self.repository = repository
        self.coordinator = coordinator
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isLoading else { return }
        await perform {
            try await repository.addFavorite(title: title, isPinned: isPinned)
            coordinator?.close(.favoritesAdd)
            await coordinator?.refresh()
        }
    }

    func cancel() {
        coordinator?.close(.favoritesAdd)
    }
}
