import Combine
import Foundation

@MainActor
final class CatalogItemsDetailViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var item: CatalogItem?
    @Published private(set) var hasLoaded = false
    private var loads = LoadOrder()

    // MARK: - Properties

    let itemId: UUID

    // MARK: - Dependencies

    private let repository: CatalogItemsRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(itemId: UUID, repository: CatalogItemsRepositoryProtocol, coordinator: Coordinator?) {
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

    /// An answer that comes after that of a newer load is dropped.
    private func fetch() async throws {
        let thisLoad = loads.begin()
        let item = try await repository.getItem(id: itemId)
        guard loads.show(thisLoad) else { return }
        self.item = item
        hasLoaded = true
    }
}
