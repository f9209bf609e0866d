import Combine
import Common

@MainActor
final class NotesDetailViewModel: ObservableObject {
    // MARK: - Published Properties (UI State)

    @Published private(set) var item: Note?
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isRefreshing = false
    @Published private(set) var error: Error?
    private var loads = LoadOrder()

    // MARK: - Properties

    let itemId: String

    // MARK: - Dependencies

    private let interactor: NotesDetailInteractorProtocol
    private weak var coordinator: NotesDetailCoordinatorActions?

    // MARK: - Initialization

    init(itemId: String, interactor: NotesDetailInteractorProtocol, coordinator: NotesDetailCoordinatorActions?) {
        self.itemId = itemId
        self.interactor = interactor
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    /// Loads what the screen shows, once: coming back to the screen does not load again.
    func loadData() async {
        guard !hasLoaded else { return }
        isLoading = true
        error = nil
        defer { isLoading = false }

        await load()
    }

    /// Loads again what was loaded before.
    func refresh() async {
        guard hasLoaded else { return }
        isRefreshing = true
        defer { isRefreshing = false }

        await load()
    }

    /// An answer that comes after that of a newer load is dropped.
    private func load() async {
        let thisLoad = loads.begin()
        do {
            let item = try await interactor.getNote(id: itemId)
            guard loads.show(thisLoad) else { return }
            self.item = item
            hasLoaded = true
            error = nil
        } catch {
            guard loads.isNewer(thisLoad) else { return }
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func showEdit() {
        coordinator?.showEdit(itemId: itemId)
    }
}
