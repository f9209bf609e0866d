import Combine
import Foundation

// MARK: - Deliveries Position View Model Input Protocol
@MainActor
protocol DeliveriesPositionViewModelInput: AnyObject {
    func loadInitialData() async
    func refreshData() async
}

// MARK: - Deliveries Position View Model Output Protocol
@MainActor
protocol DeliveriesPositionViewModelOutput: ObservableObject {
    var deliveryId: Int { get }
    var item: Position? { get }
    var isLoading: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Deliveries Position View Model
@MainActor
final class DeliveriesPositionViewModel: DeliveriesPositionViewModelOutput {
    // MARK: - Services & Dependencies
    let deliveryId: Int
    private let observePositionUseCase: ObservePositionUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var item: Position?
    @Published private(set) var isLoading = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false
    private var isObserving = false

    // MARK: - Initialization
    init(deliveryId: Int, observePositionUseCase: ObservePositionUseCaseProtocol) {
        self.deliveryId = deliveryId
        self.observePositionUseCase = observePositionUseCase
    }

    var screenState: ScreenState {
        if item != nil { return .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Deliveries Position View Model Input Implementation
extension DeliveriesPositionViewModel: DeliveriesPositionViewModelInput {
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

    // MARK: - Private Methods
    /// Shows each value as it comes, until the screen ends. The first ends the loading.
    private func observe() async throws {
        for await value in try await observePositionUseCase.execute(deliveryId: deliveryId) {
            show(value)
            isLoading = false
        }
    }

    /// Shows the present value.
    private func load() async throws {
        for await value in try await observePositionUseCase.execute(deliveryId: deliveryId) {
            return show(value)
        }
    }

    private func show(_ value: Position) {
        item = value
    }

    private func run(_ action: @MainActor () async throws -> Void) async {
        guard !isLoading else { return }

        isLoading = true
        errorMessage = nil
        showError = false
        defer { isLoading = false }

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
