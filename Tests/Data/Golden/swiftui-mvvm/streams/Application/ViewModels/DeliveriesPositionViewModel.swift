import Combine

@MainActor
final class DeliveriesPositionViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var item: Position?
    @Published private(set) var hasLoaded = false
    private var loads = LoadOrder()

    // MARK: - Properties

    let deliveryId: Int

    // MARK: - Dependencies

    private let repository: DeliveriesRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(deliveryId: Int, repository: DeliveriesRepositoryProtocol, coordinator: Coordinator?) {
        self.deliveryId = deliveryId
        self.repository = repository
        self.coordinator = coordinator
    }

    // MARK: - Loading

    /// Shows each value as it comes, until the screen goes away or this is called again.
    func load() async {
        let thisLoad = loads.begin()
        var position: AsyncStream<Position>?
        await perform {
            do {
                position = try await repository.observePosition(deliveryId: deliveryId)
            } catch {
                // What has been asked for since counts.
                if loads.isLatest(thisLoad) { throw error }
            }
        }
        guard let position else { return }

        for await value in position {
            guard loads.isLatest(thisLoad) else { return }
            item = value
            hasLoaded = true
        }
    }

    func refresh() async {
        guard hasLoaded else { return }
        await perform(fetch)
    }

    private func fetch() async throws {
        for await value in try await repository.observePosition(deliveryId: deliveryId) {
            item = value
            break
        }
        hasLoaded = true
    }
}
