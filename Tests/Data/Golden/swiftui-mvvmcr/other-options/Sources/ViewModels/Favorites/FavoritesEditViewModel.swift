import Foundation
import OSLog
import Observation

// MARK: - FavoritesEditViewModelInput

@MainActor
protocol FavoritesEditViewModelInput: AnyObject {
    func loadData() async
    func submit() async
    func cancel()
}

// MARK: - FavoritesEditViewModelOutput

@MainActor
protocol FavoritesEditViewModelOutput: AnyObject {
    var title: String { get set }
    var note: String? { get set }
    var isValid: Bool { get }
    var isSubmitting: Bool { get }
    var hasLoaded: Bool { get }
    var isLoading: Bool { get }
    var error: Error? { get }
}

@MainActor
@Observable
final class FavoritesEditViewModel: DiscardConfirming {
    // MARK: - UI State

    var title = ""
    var note: String?
    private(set) var hasLoaded = false
    private(set) var isLoading = false
    private(set) var isSubmitting = false
    private(set) var error: Error?
    var pendingDiscard: (() -> Void)?
    @ObservationIgnored private var savedInput: [AnyHashable] = []

    var isValid: Bool {
        hasLoaded
            && !title.trimmingCharacters(in: .whitespaces).isEmpty
    }

    var hasInput: Bool { input != savedInput }
    private var input: [AnyHashable] { [title, note] }

    // MARK: - Properties

    let itemId: String
    let mode: EditorMode

    // MARK: - Dependencies

    private let service: FavoritesServiceProtocol
    @ObservationIgnored private weak var coordinator: FavoritesCoordinator?

    // MARK: - Initialization

    init(itemId: String, mode: EditorMode, service: FavoritesServiceProtocol, coordinator: FavoritesCoordinator?) {
        self.itemId = itemId
        self.mode = mode
        self.service = service
        self.coordinator = coordinator
        savedInput = input
    }

    // MARK: - Data Loading

    /// Fills in what is there already, once: what the user has entered since stays.
    func loadData() async {
        guard !hasLoaded else { return }
        isLoading = true
        error = nil
        defer { isLoading = false }

        do {
            let item = try await service.getFavorite(id: itemId)
            title = item.title
            note = item.note
            savedInput = input
            hasLoaded = true
        } catch {
            show(error)
        }
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isSubmitting else { return }
        isSubmitting = true
        error = nil
        defer { isSubmitting = false }

        do {
            try await service.updateFavorite(favorite: Favorite(id: itemId, title: title, note: note))
            Logger.favorites.debug("Sent edit \(self.itemId)")
            savedInput = input
            coordinator?.close(.edit(itemId: itemId, mode: mode))
            await coordinator?.refresh()
        } catch {
            show(error)
        }
    }

    func cancel() {
        discardInput { [weak coordinator, itemId, mode] in
            coordinator?.close(.edit(itemId: itemId, mode: mode))
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
        Logger.favorites.error("Edit \(self.itemId) failed: \(error.localizedDescription)")
    }
}

extension FavoritesEditViewModel: FavoritesEditViewModelInput {}
extension FavoritesEditViewModel: FavoritesEditViewModelOutput {}
