import Foundation
import OSLog
import Observation

@MainActor
@Observable
final class FavoritesAddViewModel: DiscardConfirming {
    // MARK: - UI State

    var title = ""
    var isPinned: Bool = false
    private(set) var isSubmitting = false
    private(set) var error: Error?
    var pendingDiscard: (() -> Void)?
    @ObservationIgnored private var savedInput: [AnyHashable] = []

    var isValid: Bool {
        !title.trimmingCharacters(in: .whitespaces).isEmpty
    }

    var hasInput: Bool { input != savedInput }
    private var input: [AnyHashable] { [title, isPinned] }

    // MARK: - Dependencies

    private let service: FavoritesServiceProtocol
    @ObservationIgnored private weak var coordinator: FavoritesCoordinator?

    // MARK: - Initialization

    init(service: FavoritesServiceProtocol, coordinator: FavoritesCoordinator?) {
        self.service = service
        self.coordinator = coordinator
        savedInput = input
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
            savedInput = input
            coordinator?.close(.add)
            await coordinator?.refresh()
        } catch {
            show(error)
        }
    }

    func cancel() {
        discardInput { [weak coordinator] in
            coordinator?.close(.add)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
        Logger.favorites.error("Add failed: \(error.localizedDescription)")
    }
}
