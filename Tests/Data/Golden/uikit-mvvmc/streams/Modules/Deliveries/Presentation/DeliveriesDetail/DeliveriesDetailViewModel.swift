import Combine
import Foundation

// MARK: - Deliveries Detail View Model Input Protocol
@MainActor
protocol DeliveriesDetailViewModelInput: AnyObject {
    func loadInitialData() async
    func refreshData() async
    func cancelDelivery() async
}

// MARK: - Deliveries Detail View Model Output Protocol
@MainActor
protocol DeliveriesDetailViewModelOutput: ObservableObject {
    var deliveryId: Int { get }
    var item: Delivery? { get }
    var isLoading: Bool { get }
    var isWorking: Bool { get }
    var isFinished: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Deliveries Detail View Model
@MainActor
final class DeliveriesDetailViewModel: DeliveriesDetailViewModelOutput {
    // MARK: - Services & Dependencies
    let deliveryId: Int
    private let observeDeliveryUseCase: ObserveDeliveryUseCaseProtocol
    private let cancelDeliveryUseCase: CancelDeliveryUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var item: Delivery?
    @Published private(set) var isLoading = false
    @Published private(set) var isWorking = false
    @Published private(set) var isFinished = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false
    private var isObserving = false

    // MARK: - Initialization
    init(
        deliveryId: Int,
        observeDeliveryUseCase: ObserveDeliveryUseCaseProtocol,
        cancelDeliveryUseCase: CancelDeliveryUseCaseProtocol
    ) {
        self.deliveryId = deliveryId
        self.observeDeliveryUseCase = observeDeliveryUseCase
        self.cancelDeliveryUseCase = cancelDeliveryUseCase
    }

    var screenState: ScreenState {
        if item != nil { return .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Deliveries Detail View Model Input Implementation
extension DeliveriesDetailViewModel: DeliveriesDetailViewModelInput {
    func loadInitialData() async {
        guard item == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        guard !isObserving else { return await run(load) }

        isObserving = true
        defer { isObserving = false }

        await run(observe)
    }

    func cancelDelivery() async {
        await perform {
            try await cancelDeliveryUseCase.execute(id: deliveryId)
            isFinished = true
        }
    }

    // MARK: - Private Methods
    /// Shows each value as it comes, until the screen ends. The first ends the loading.
    private func observe() async throws {
        for try await value in try await observeDeliveryUseCase.execute(id: deliveryId).values {
            show(value)
            isLoading = false
        }
    }

    /// Shows the present value.
    private func load() async throws {
        for try await value in try await observeDeliveryUseCase.execute(id: deliveryId).values {
            return show(value)
        }
    }

    private func show(_ value: Delivery) {
        item = value
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
