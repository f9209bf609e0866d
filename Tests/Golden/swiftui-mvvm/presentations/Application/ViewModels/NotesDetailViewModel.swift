import Combine

@MainActor
final class NotesDetailViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var item: Note?
    @Published private(set) var hasLoaded = false

    // MARK: - Properties

    let itemId: String

    // MARK: - Dependencies

    private let repository: NotesRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(itemId: String, repository: NotesRepositoryProtocol, coordinator: Coordinator?) {
        self.itemId = itemId
        self.repository = repository
        self.coordinator = coordinator
    }

    // MARK: - Loading

    /// Loads what the screen shows, once: coming back to the screen does not load again.
    func load() async {
        guard !hasLoaded else { return }
        await perform(fetch)
    }

    func refresh() async {
        guard hasLoaded else { return }
        await perform(fetch)
    }

    private func fetch() async throws {
        item = try await repository.getNote(id: itemId)
        hasLoaded = true
    }

    // MARK: - Navigation

    func didTapEdit() {
        coordinator?.navigate(to: .notesEdit(itemId: itemId))
    }
}
