import Foundation
import Observation

@MainActor
@Observable
final class FavoritesAddViewModel: BaseViewModel, DiscardConfirming {
    // MARK: - State

    var title = ""
    var isPinned = false
    var pendingDiscard: (() -> Void)?
    @ObservationIgnored private var savedInput: [AnyHashable] = []

    var isValid: Bool {
        !title.trimmingCharacters(in: .whitespaces).isEmpty
    }

    var hasInput: Bool { input != savedInput }
    private var input: [AnyHashable] { [title, isPinned] }

    // MARK: - Dependencies

    private let repository: FavoritesRepositoryProtocol
    @ObservationIgnored private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(repository: FavoritesRepositoryProtocol, coordinator: Coordinator?) {
        self.repository = repository
        self.coordinator = coordinator
        super.init()
        savedInput = input
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isLoading else { return }
        await perform {
            try await repository.addFavorite(title: title, isPinned: isPinned)
            savedInput = input
            coordinator?.close(.favoritesAdd)
            await coordinator?.refresh()
        }
    }

    func cancel() {
        discardInput { [weak coordinator] in
            coordinator?.close(.favoritesAdd)
        }
    }
}
