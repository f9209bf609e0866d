import Combine
import Foundation

// MARK: - Orders View Model Input Protocol
@MainActor
protocol OrdersViewModelInput: AnyObject {
    func loadInitialData() async
    func refreshData() async
    func removeOrder(_ item: Order) async
    func getRecentOrders(limit: Int) async
    func syncOrders() async
    func getUnreadCount() async
}

// MARK: - Orders View Model Output Protocol
@MainActor
protocol OrdersViewModelOutput: ObservableObject {
    var items: [Order]? { get }
    var recentOrders: [Order]? { get }
    var unreadCount: Int? { get }
    var isLoading: Bool { get }
    var isWorking: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Orders View Model
@MainActor
final class OrdersViewModel: OrdersViewModelOutput {
    // MARK: - Services & Dependencies
    private let getOrdersUseCase: GetOrdersUseCaseProtocol
    private let removeOrderUseCase: RemoveOrderUseCaseProtocol
    private let getRecentOrdersUseCase: GetRecentOrdersUseCaseProtocol
    private let syncOrdersUseCase: SyncOrdersUseCaseProtocol
    private let getUnreadCountUseCase: GetUnreadCountUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var items: [Order]?
    @Published private(set) var recentOrders: [Order]?
    @Published private(set) var unreadCount: Int?
    @Published private(set) var isLoading = false
    @Published private(set) var isWorking = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false
    private var loads = LoadOrder()

    // MARK: - Initialization
    init(
        getOrdersUseCase: GetOrdersUseCaseProtocol,
        removeOrderUseCase: RemoveOrderUseCaseProtocol,
        getRecentOrdersUseCase: GetRecentOrdersUseCaseProtocol,
        syncOrdersUseCase: SyncOrdersUseCaseProtocol,
        getUnreadCountUseCase: GetUnreadCountUseCaseProtocol
    ) {
        self.getOrdersUseCase = getOrdersUseCase
        self.removeOrderUseCase = removeOrderUseCase
        self.getRecentOrdersUseCase = getRecentOrdersUseCase
        self.syncOrdersUseCase = syncOrdersUseCase
        self.getUnreadCountUseCase = getUnreadCountUseCase
    }

    var screenState: ScreenState {
        if let items { return items.isEmpty ? .empty : .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Orders View Model Input Implementation
extension OrdersViewModel: OrdersViewModelInput {
    func loadInitialData() async {
        guard items == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        await run(load)
    }

    func removeOrder(_ item: Order) async {
        await perform {
            try await removeOrderUseCase.execute(order: item)
            try await load()
        }
    }

    func getRecentOrders(limit: Int) async {
        await perform {
            recentOrders = try await getRecentOrdersUseCase.execute(limit: limit)
        }
    }

    func syncOrders() async {
        await perform {
            try await syncOrdersUseCase.execute()
            try await load()
        }
    }

    func getUnreadCount() async {
        await perform {
            unreadCount = try await getUnreadCountUseCase.execute()
        }
    }

    // MARK: - Private Methods
    /// An answer that comes after that of a newer load is dropped.
    private func load() async throws {
        let thisLoad = loads.begin()
        let loaded = try await getOrdersUseCase.execute()
        guard loads.show(thisLoad) else { return }

        items = loaded
    }

    private func run(_ action: @MainActor () async throws -> Void) async {
        guard !isLoading else { return }

        isLoading = true
        defer { isLoading = false }

        await attempt(action)
    }

    /// Runs one action at a time, also during a refresh: a second tap while it runs does nothing.
    private func perform(_ action: @MainActor () async throws -> Void) async {
        guard !isWorking else { return }

        isWorking = true
        defer { isWorking = false }

        await attempt(action)
    }

    private func attempt(_ action: @MainActor () async throws -> Void) async {
        errorMessage = nil
        showError = false

        do {
            try await action()
        } catch {
            handleError(error)
        }
    }

    private func handleError(_ error: Error) {
        guard !(error is CancellationError) else { return }
        errorMessage = error.localizedDescription
        showError = true
    }
}
