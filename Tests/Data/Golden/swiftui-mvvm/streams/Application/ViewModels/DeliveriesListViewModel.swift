import Combine
import Foundation

@MainActor
final class DeliveriesListViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var items: [Delivery] = []
    @Published private(set) var hasLoaded = false
    private var loads = LoadOrder()

    // MARK: - Dependencies

    private let repository: DeliveriesRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(repository: DeliveriesRepositoryProtocol, coordinator: Coordinator?) {
        self.repository = repository
        self.coordinator = coordinator
    }

    // MARK: - Loading

    /// Shows each value as it comes, until the screen goes away or this is called again.
    func load() async {
        let thisLoad = loads.begin()
        var deliveries: AsyncThrowingStream<[Delivery], Error>?
        await perform {
            do {
                deliveries = try await repository.observeDeliveries()
            } catch {
                // What has been asked for since counts.
                if loads.isLatest(thisLoad) { throw error }
            }
        }
        guard let deliveries else { return }

        do {
            for try await value in deliveries {
                guard loads.isLatest(thisLoad) else { return }
                items = value
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
        for try await value in try await repository.observeDeliveries() {
            items = value
            break
        }
        hasLoaded = true
    }

    // MARK: - Actions

    func uploadPhoto(deliveryId: Int, photo: Data, progress: @escaping @Sendable (Double) -> Void) async {
        guard !isLoading else { return }
        await perform {
            try await repository.uploadPhoto(deliveryId: deliveryId, photo: photo, progress: progress)
            try await fetch()
        }
    }

    // MARK: - Navigation

    func didSelectDelivery(_ item: Delivery) {
        coordinator?.navigate(to: .deliveriesDetail(deliveryId: item.id))
    }

    func didTapHistory() {
        coordinator?.navigate(to: .deliveriesHistory(state: .delivered))
    }
}
