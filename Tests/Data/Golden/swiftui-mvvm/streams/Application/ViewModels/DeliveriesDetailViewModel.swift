import Combine

@MainActor
final class DeliveriesDetailViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var item: Delivery?
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
        var delivery: AnyPublisher<Delivery, Error>?
        await perform {
            do {
                delivery = try await repository.observeDelivery(id: deliveryId)
            } catch {
                // What has been asked for since counts.
                if loads.isLatest(thisLoad) { throw error }
            }
        }
        guard let delivery else { return }

        do {
            for try await value in delivery.values {
                guard loads.isLatest(thisLoad) else { return }
                item = value
                hasLoaded = true
            }
        } catch {
            guard loads.isLatest(thisLoad) else { return }
            await perform { throw error }
        }
    }

    func refresh() async {
        guard hasLoaded else { return }
        await perform(fetch)
    }

    private func fetch() async throws {
        for try await value in try await repository.observeDelivery(id: deliveryId).values {
            item = value
            break
        }
        hasLoaded = true
    }

    // MARK: - Actions

    func cancelDelivery() async {
        guard !isLoading else { return }
        await perform {
            try await repository.cancelDelivery(id: deliveryId)
            hasLoaded = false  // There is nothing left to refresh.
            coordinator?.close(.deliveriesDetail(deliveryId: deliveryId))
            await coordinator?.refresh()
        }
    }

    // MARK: - Navigation

    func didTapPosition() {
        coordinator?.navigate(to: .deliveriesPosition(deliveryId: deliveryId))
    }
}
