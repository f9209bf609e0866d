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
final class FavoritesEditViewModel: BaseViewModel, DiscardConfirming {
    // MARK: - State

    var title = ""
    var note: String?
    private(set) var hasLoaded = false
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

    private let repository: FavoritesRepositoryProtocol
    @ObservationIgnored private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(itemId: String, mode: EditorMode, repository: FavoritesRepositoryProtocol, coordinator: Coordinator?) {
        self.itemId = itemId
        self.mode = mode
        self.repository = repository
        self.coordinator = coordinator
        super.init()
        savedInput = input
    }

    // MARK: - Loading

    /// Fills in what is there already, once: what a person has entered since stays.
    func load() async {
        guard !hasLoaded else { return }
        await perform {
            let item = try await repository.getFavorite(id: itemId)
            title = item.title
            note = item.note
            savedInput = input
            hasLoaded = true
        }
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isLoading else { return }
        await perform {
            try await repository.updateFavorite(favorite: Favorite(id: itemId, title: title, note: note))
            savedInput = input
            coordinator?.close(.favoritesEdit(itemId: itemId, mode: mode))
            await coordinator?.refresh()
        }
    }

    func cancel() {
        discardInput { [weak coordinator, itemId, mode] in
            coordinator?.close(.favoritesEdit(itemId: itemId, mode: mode))
        }
    }
}

extension FavoritesEditViewModel: FavoritesEditViewModelInput {}
extension FavoritesEditViewModel: FavoritesEditViewModelOutput {}
