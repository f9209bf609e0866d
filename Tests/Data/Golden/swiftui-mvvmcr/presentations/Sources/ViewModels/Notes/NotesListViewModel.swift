import Combine
import Foundation
import OSLog

@MainActor
final class NotesListViewModel: ObservableObject, Refreshable {
    // MARK: - Published Properties (UI State)

    @Published private(set) var items: [Note] = []
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isRefreshing = false
    @Published private(set) var error: Error?
    private var loads = LoadOrder()

    // MARK: - Dependencies

    private let service: NotesServiceProtocol
    private weak var coordinator: NotesCoordinator?

    // MARK: - Initialization

    init(service: NotesServiceProtocol, coordinator: NotesCoordinator?) {
        self.service = service
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

    func refresh() async {
        isRefreshing = true
        defer { isRefreshing = false }

        await load()
    }

    /// An answer that comes after that of a newer load is dropped.
    private func load() async {
        let thisLoad = loads.begin()
        do {
            let items = try await service.getNotes()
            guard loads.show(thisLoad) else { return }
            self.items = items
            hasLoaded = true
            error = nil
            Logger.notes.debug("Loaded list")
        } catch {
            guard loads.isNewer(thisLoad) else { return }
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
        Logger.notes.error("List failed: \(error.localizedDescription)")
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func showDetail(of item: Note) {
        coordinator?.push(.detail(itemId: item.id))
    }

    func showCreate() {
        coordinator?.present(.create)
    }

    func showGallery() {
        coordinator?.present(.gallery, fullScreen: true)
    }

    func showSettings() {
        coordinator?.push(.settings)
    }
}
