import Combine
import Foundation

@MainActor
final class CatalogItemsDetailViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var item: CatalogItem?
    @Published private(set) var hasLoaded = false

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

    private func fetch() async throws {
        item = try await repository.getItem(id: itemId)
        hasLoaded = true
    }
}
