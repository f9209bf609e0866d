import Combine
import Common

@MainActor
final class DeliveriesDetailViewModel: ObservableObject {
    // MARK: - Published Properties (UI State)

    @Published private(set) var item: Delivery?
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isRefreshing = false
    @Published private(set) var isWorking = false
    @Published private(set) var error: Error?
    private var loads = LoadOrder()

    // MARK: - Properties

    let deliveryId: Int

    // MARK: - Dependencies

    private let interactor: DeliveriesDetailInteractorProtocol
    private weak var coordinator: DeliveriesDetailCoordinatorActions?
    /// What shows the screen: the coordinator closes this one, and none that was opened since.
    weak var controller: AnyObject?

    // MARK: - Initialization

    init(
        deliveryId: Int,
        interactor: DeliveriesDetailInteractorProtocol,
        coordinator: DeliveriesDetailCoordinatorActions?
    ) {
        self.deliveryId = deliveryId
        self.interactor = interactor
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    /// Shows each value as it comes, until the screen goes away or this is called again. The first ends the loading.
    func loadData() async {
        let thisLoad = loads.begin()
        isLoading = !hasLoaded
        error = nil

        await load(observes: true)
        if loads.isLatest(thisLoad) { isLoading = false }
    }

    /// Loads again what was loaded before.
    func refresh() async {
        guard hasLoaded else { return }
        isRefreshing = true
        defer { isRefreshing = false }

        await load()
    }

    private func load(observes: Bool = false) async {
        let thisLoad = loads.latest
        do {
            let delivery = try await interactor.observeDelivery(id: deliveryId)
            for try await value in delivery.values {
                guard loads.isLatest(thisLoad) else { return }
                item = value
                hasLoaded = true
                isLoading = false
                error = nil
                guard observes else { return }
            }
        } catch {
            guard loads.isLatest(thisLoad) else { return }
            show(error)
        }
    }

    // MARK: - Actions

    func cancelDelivery() async {
        await perform {
            try await interactor.cancelDelivery(id: deliveryId)
            coordinator?.closeDetail(controller)
            await coordinator?.refresh()
        }
    }

    /// Runs one action at a time: a second tap while it runs does nothing.
    private func perform(_ action: @MainActor () async throws -> Void) async {
        guard !isWorking else { return }
        isWorking = true
        if hasLoaded { error = nil }
        defer { isWorking = false }

        do {
            try await action()
        } catch {
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func showPosition() {
        coordinator?.showPosition(deliveryId: deliveryId)
    }
}
