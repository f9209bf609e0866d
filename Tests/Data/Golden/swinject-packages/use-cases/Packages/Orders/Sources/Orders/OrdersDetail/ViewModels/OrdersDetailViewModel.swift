import Combine
import Common

@MainActor
final class OrdersDetailViewModel: ObservableObject {
    // MARK: - Published Properties (UI State)

    @Published private(set) var item: Order?
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isRefreshing = false
    @Published private(set) var isWorking = false
    @Published private(set) var error: Error?
    private var loads = LoadOrder()

    // MARK: - Properties

    let orderId: Int

    // MARK: - Dependencies

    private let interactor: OrdersDetailInteractorProtocol
    private weak var coordinator: OrdersDetailCoordinatorActions?
    /// What shows the screen: the coordinator closes this one, and none that was opened since.
    weak var controller: AnyObject?

    // MARK: - Initialization

    init(orderId: Int, interactor: OrdersDetailInteractorProtocol, coordinator: OrdersDetailCoordinatorActions?) {
        self.orderId = orderId
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
            let item = try await interactor.getOrder(id: orderId)
            guard loads.show(thisLoad) else { return }
            self.item = item
            hasLoaded = true
            error = nil
        } catch {
            guard loads.isNewer(thisLoad) else { return }
            show(error)
        }
    }

    // MARK: - Actions

    func cancelOrder() async {
        await perform {
            try await interactor.cancelOrder(id: orderId)
            coordinator?.closeDetail(controller)
            await coordinator?.refresh()
        }
    }

    func reorder() async {
        await perform {
            _ = try await interactor.reorder(id: orderId)
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
}
