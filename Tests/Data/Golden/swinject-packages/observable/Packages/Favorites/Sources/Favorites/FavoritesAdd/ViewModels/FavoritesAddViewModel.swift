import Common
import Foundation
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

    private let interactor: FavoritesAddInteractorProtocol
    @ObservationIgnored private weak var coordinator: FavoritesAddCoordinatorActions?
    /// What shows the screen: the coordinator closes this one, and none that was opened since.
    @ObservationIgnored weak var controller: AnyObject?

    // MARK: - Initialization

    init(interactor: FavoritesAddInteractorProtocol, coordinator: FavoritesAddCoordinatorActions?) {
        self.interactor = interactor
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
            try await interactor.addFavorite(title: title, isPinned: isPinned)
            savedInput = input
            coordinator?.closeAdd(controller)
            await coordinator?.refresh()
        } catch {
            show(error)
        }
    }

    func cancel() {
        discardInput { [weak coordinator, weak controller] in
            coordinator?.closeAdd(controller)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
    }
}
