import Combine
import Foundation

// MARK: - Orders Detail View Model Input Protocol
@MainActor
protocol OrdersDetailViewModelInput: AnyObject {
    func loadInitialData() async
    func refreshData() async
    func cancelOrder() async
    func reorder() async
}

// MARK: - Orders Detail View Model Output Protocol
@MainActor
protocol OrdersDetailViewModelOutput: ObservableObject {
    var orderId: Int { get }
    var item: Order? { get }
    var reorderResult: Order? { get }
    var isLoading: Bool { get }
    var isWorking: Bool { get }
    var isFinished: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Orders Detail View Model
@MainActor
final class OrdersDetailViewModel: OrdersDetailViewModelOutput {
    // MARK: - Services & Dependencies
    let orderId: Int
    private let getOrderUseCase: GetOrderUseCaseProtocol
    private let cancelOrderUseCase: CancelOrderUseCaseProtocol
    private let reorderUseCase: ReorderUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var item: Order?
    @Published private(set) var reorderResult: Order?
    @Published private(set) var isLoading = false
    @Published private(set) var isWorking = false
    @Published private(set) var isFinished = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false
    private var loads = LoadOrder()

    // MARK: - Initialization
    init(
        orderId: Int,
        getOrderUseCase: GetOrderUseCaseProtocol,
        cancelOrderUseCase: CancelOrderUseCaseProtocol,
        reorderUseCase: ReorderUseCaseProtocol
    ) {
        self.orderId = orderId
        self.getOrderUseCase = getOrderUseCase
        self.cancelOrderUseCase = cancelOrderUseCase
        self.reorderUseCase = reorderUseCase
    }

    var screenState: ScreenState {
        if item != nil { return .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Orders Detail View Model Input Implementation
extension OrdersDetailViewModel: OrdersDetailViewModelInput {
    func loadInitialData() async {
        guard item == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        await run(load)
    }

    func cancelOrder() async {
        await perform {
            try await cancelOrderUseCase.execute(id: orderId)
            isFinished = true
        }
    }

    func reorder() async {
        await perform {
            reorderResult = try await reorderUseCase.execute(id: orderId)
            try await load()
        }
    }

    // MARK: - Private Methods
    /// An answer that comes after that of a newer load is dropped.
    private func load() async throws {
        let thisLoad = loads.begin()
        let loaded = try await getOrderUseCase.execute(id: orderId)
        guard loads.show(thisLoad) else { return }

        item = loaded
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
