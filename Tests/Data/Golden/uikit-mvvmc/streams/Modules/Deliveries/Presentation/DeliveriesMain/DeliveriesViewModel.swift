import Combine
import Foundation

// MARK: - Deliveries View Model Input Protocol
@MainActor
protocol DeliveriesViewModelInput: AnyObject {
    func loadInitialData() async
    func refreshData() async
    func uploadPhoto(deliveryId: Int, photo: Data, progress: @escaping @Sendable (Double) -> Void) async
}

// MARK: - Deliveries View Model Output Protocol
@MainActor
protocol DeliveriesViewModelOutput: ObservableObject {
    var items: [Delivery]? { get }
    var isLoading: Bool { get }
    var isWorking: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Deliveries View Model
@MainActor
final class DeliveriesViewModel: DeliveriesViewModelOutput {
    // MARK: - Services & Dependencies
    private let observeDeliveriesUseCase: ObserveDeliveriesUseCaseProtocol
    private let uploadPhotoUseCase: UploadPhotoUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var items: [Delivery]?
    @Published private(set) var isLoading = false
    @Published private(set) var isWorking = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false
    private var isObserving = false

    // MARK: - Initialization
    init(observeDeliveriesUseCase: ObserveDeliveriesUseCaseProtocol, uploadPhotoUseCase: UploadPhotoUseCaseProtocol) {
        self.observeDeliveriesUseCase = observeDeliveriesUseCase
        self.uploadPhotoUseCase = uploadPhotoUseCase
    }

    var screenState: ScreenState {
        if let items { return items.isEmpty ? .empty : .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Deliveries View Model Input Implementation
extension DeliveriesViewModel: DeliveriesViewModelInput {
    func loadInitialData() async {
        guard items == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        guard !isObserving else { return await run(load) }

        isObserving = true
        defer { isObserving = false }

        await run(observe)
    }

    func uploadPhoto(deliveryId: Int, photo: Data, progress: @escaping @Sendable (Double) -> Void) async {
        await perform {
            try await uploadPhotoUseCase.execute(deliveryId: deliveryId, photo: photo, progress: progress)
            try await load()
        }
    }

    // MARK: - Private Methods
    /// Shows each value as it comes, until the screen ends. The first ends the loading.
    private func observe() async throws {
        for try await value in try await observeDeliveriesUseCase.execute() {
            show(value)
            isLoading = false
        }
    }

    /// Shows the present value.
    private func load() async throws {
        for try await value in try await observeDeliveriesUseCase.execute() {
            return show(value)
        }
    }

    private func show(_ value: [Delivery]) {
        items = value
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
