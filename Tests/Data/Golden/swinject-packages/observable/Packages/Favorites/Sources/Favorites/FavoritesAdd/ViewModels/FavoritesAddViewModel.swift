import Foundation
import Observation

@MainActor
@Observable
final class FavoritesAddViewModel {
    // MARK: - UI State

    var title = ""
    var isPinned: Bool = false
    private(set) var isSubmitting = false
    private(set) var error: Error?

    var isValid: Bool {
        !title.trimmingCharacters(in: .whitespaces).isEmpty
    }

    // MARK: - Dependencies

    private let interactor: FavoritesAddInteractorProtocol
    @ObservationIgnored private weak var coordinator: FavoritesAddCoordinatorActions?
    /// What shows the screen: the coordinator closes this one, and none that was opened since.
    @ObservationIgnored weak var controller: AnyObject?

    // MARK: - Initialization

    init(interactor: FavoritesAddInteractorProtocol, coordinator: FavoritesAddCoordinatorActions?) {
        self.interactor = interactor
        self.coordinator = coordinator
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isSubmitting else { return }
        isSubmitting = true
        error = nil
        defer { isSubmitting = false }

        do {
            try await interactor.addFavorite(title: title, isPinned: isPinned)
            coordinator?.closeAdd(controller)
            await coordinator?.refresh()
        } catch {
            show(error)
        }
    }

    func cancel() {
        coordinator?.closeAdd(controller)
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
    }
}
