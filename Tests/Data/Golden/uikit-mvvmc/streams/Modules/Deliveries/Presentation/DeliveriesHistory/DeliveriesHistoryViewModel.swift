import Combine
import Foundation

// MARK: - Deliveries History View Model Input Protocol
@MainActor
protocol DeliveriesHistoryViewModelInput: AnyObject {
    func loadInitialData() async
    func refreshData() async
    func loadNextPage() async
    func archiveDelivery(_ item: Delivery) async
}

// MARK: - Deliveries History View Model Output Protocol
@MainActor
protocol DeliveriesHistoryViewModelOutput: ObservableObject {
    var state: DeliveryState { get }
    var items: [Delivery]? { get }
    var isLoading: Bool { get }
    var isWorking: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Deliveries History View Model
@MainActor
final class DeliveriesHistoryViewModel: DeliveriesHistoryViewModelOutput {
    // MARK: - Services & Dependencies
    let state: DeliveryState
    private let findDeliveriesUseCase: FindDeliveriesUseCaseProtocol
    private let archiveDeliveryUseCase: ArchiveDeliveryUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var items: [Delivery]?
    @Published private(set) var isLoading = false
    @Published private(set) var isWorking = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false
    private var lastPage = 1
    private var hasMorePages = false
    private var loads = LoadOrder()

    // MARK: - Initialization
    init(
        state: DeliveryState,
        findDeliveriesUseCase: FindDeliveriesUseCaseProtocol,
        archiveDeliveryUseCase: ArchiveDeliveryUseCaseProtocol
    ) {
        self.state = state
        self.findDeliveriesUseCase = findDeliveriesUseCase
        self.archiveDeliveryUseCase = archiveDeliveryUseCase
    }

    var screenState: ScreenState {
        if let items { return items.isEmpty ? .empty : .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Deliveries History View Model Input Implementation
extension DeliveriesHistoryViewModel: DeliveriesHistoryViewModelInput {
    func loadInitialData() async {
        guard items == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        await run(load)
    }

    /// Adds the next page at the end, until a page is empty.
    func loadNextPage() async {
        guard hasMorePages else { return }

        await run {
            let page = lastPage + 1
            let next = try await findDeliveriesUseCase.execute(state: state, page: page)
            guard page == lastPage + 1 else { return }

            items = (items ?? []) + next
            lastPage = page
            hasMorePages = !next.isEmpty
        }
    }

    func archiveDelivery(_ item: Delivery) async {
        await perform {
            try await archiveDeliveryUseCase.execute(id: item.id)
            try await load()
        }
    }

    // MARK: - Private Methods
    /// An answer that comes after that of a newer load is dropped.
    private func load() async throws {
        let thisLoad = loads.begin()
        let loaded = try await findDeliveriesUseCase.execute(state: state, page: 1)
        guard loads.show(thisLoad) else { return }

        items = loaded
        lastPage = 1
        hasMorePages = !loaded.isEmpty
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
