import Combine
import Foundation

// MARK: - Catalog Items Search View Model Input Protocol
@MainActor
protocol CatalogItemsSearchViewModelInput: AnyObject {
    func loadInitialData() async
    func refreshData() async
}

// MARK: - Catalog Items Search View Model Output Protocol
@MainActor
protocol CatalogItemsSearchViewModelOutput: ObservableObject {
    var query: String { get }
    var limit: Int { get }
    var minimum: Double? { get }
    var onlyNew: Bool { get }
    var order: CatalogOrder { get }
    var items: [CatalogItem]? { get }
    var isLoading: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Catalog Items Search View Model
@MainActor
final class CatalogItemsSearchViewModel: CatalogItemsSearchViewModelOutput {
    // MARK: - Services & Dependencies
    let query: String
    let limit: Int
    let minimum: Double?
    let onlyNew: Bool
    let order: CatalogOrder
    private let searchItemsUseCase: SearchItemsUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var items: [CatalogItem]?
    @Published private(set) var isLoading = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false

    // MARK: - Initialization
    init(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder,
        searchItemsUseCase: SearchItemsUseCaseProtocol
    ) {
        self.query = query
        self.limit = limit
        self.minimum = minimum
        self.onlyNew = onlyNew
        self.order = order
        self.searchItemsUseCase = searchItemsUseCase
    }

    var screenState: ScreenState {
        if let items { return items.isEmpty ? .empty : .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Catalog Items Search View Model Input Implementation
extension CatalogItemsSearchViewModel: CatalogItemsSearchViewModelInput {
    func loadInitialData() async {
        guard items == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        await run(load)
    }

    // MARK: - Private Methods
    private func load() async throws {
        items = try await searchItemsUseCase.execute(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order
        )
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
