import Foundation
import Observation

// MARK: - FavoritesEditViewModelInput

@MainActor
protocol FavoritesEditViewModelInput: AnyObject {
    func load() async
    func submit() async
    func cancel()
}

// MARK: - FavoritesEditViewModelOutput

@MainActor
protocol FavoritesEditViewModelOutput: AnyObject {
    var itemId: String { get }
    var mode: EditorMode { get }
    var title: String { get set }
    var note: String? { get set }
    var isValid: Bool { get }
    var hasLoaded: Bool { get }
    var isLoading: Bool { get }
    var error: Error? { get }
}

@MainActor
@Observable
final class FavoritesEditViewModel: BaseViewModel {
    // MARK: - State

    var title = ""
    var note: String?
    private(set) var hasLoaded = false

    var isValid: Bool {
        hasLoaded
            && !title.trimmingCharacters(in: .whitespaces).isEmpty
    }

    // MARK: - Properties

    let itemId: String
    let mode: EditorMode

    // MARK: - Dependencies

    private let repository: FavoritesRepositoryProtocol
    @ObservationIgnored private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(itemId: String, mode: EditorMode, repository: FavoritesRepositoryProtocol, coordinator: Coordinator?) {
        self.itemId = itemId
        self.mode = mode
        self.repository = repository
        self.coordinator = coordinator
    }

    // MARK: - Loading

    /// Fills in what is there already, once: what a person has entered since stays.
    func load() async {
        guard !hasLoaded else { return }
        await perform {
            let item = try await repository.getFavorite(id: itemId)
            title = item.title
            note = item.note
            hasLoaded = true
        }
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isLoading else { return }
        await perform {
            try await repository.updateFavorite(favorite: Favorite(id: itemId, title: title, note: note))
            coordinator?.close(.favoritesEdit(itemId: itemId, mode: mode))
            await coordinator?.refresh()
        }
    }

    func cancel() {
        coordinator?.close(.favoritesEdit(itemId: itemId, mode: mode))
    }
}

extension FavoritesEditViewModel: FavoritesEditViewModelInput {}
extension FavoritesEditViewModel: FavoritesEditViewModelOutput {}
