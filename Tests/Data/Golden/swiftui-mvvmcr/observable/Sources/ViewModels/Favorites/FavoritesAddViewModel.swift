import Foundation
import OSLog
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

    private let service: FavoritesServiceProtocol
    @ObservationIgnored private weak var coordinator: FavoritesCoordinator?

    // MARK: - Initialization

    init(service: FavoritesServiceProtocol, coordinator: FavoritesCoordinator?) {
        self.service = service
        self.coordinator = coordinator
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isSubmitting else { return }
        isSubmitting = true
        error = nil
        defer { isSubmitting = false }

        do {
            try await service.addFavorite(title: title, isPinned: isPinned)
            Logger.favorites.debug("Sent add")
            coordinator?.close(.add)
            await coordinator?.refresh()
        } catch {
            show(error)
        }
    }

    func cancel() {
        coordinator?.close(.add)
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
        Logger.favorites.error("Add failed: \(error.localizedDescription)")
    }
}
