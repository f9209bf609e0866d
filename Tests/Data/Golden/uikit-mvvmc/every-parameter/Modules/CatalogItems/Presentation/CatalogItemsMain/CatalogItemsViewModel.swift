import Combine
import Foundation

// MARK: - Catalog Items View Model Input Protocol
@MainActor
protocol CatalogItemsViewModelInput: AnyObject {
    func loadInitialData() async
    func refreshData() async
}

// MARK: - Catalog Items View Model Output Protocol
@MainActor
protocol CatalogItemsViewModelOutput: ObservableObject {
    var items: [CatalogItem]? { get }
    var isLoading: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Catalog Items View Model
@MainActor
final class CatalogItemsViewModel: CatalogItemsViewModelOutput {
    // MARK: - Services & Dependencies
    private let getItemsUseCase: GetItemsUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var items: [CatalogItem]?
    @Published private(set) var isLoading = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false

    // MARK: - Initialization
    init(getItemsUseCase: GetItemsUseCaseProtocol) {
        self.getItemsUseCase = getItemsUseCase
    }

    var screenState: ScreenState {
        if let items { return items.isEmpty ? .empty : .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Catalog Items View Model Input Implementation
extension CatalogItemsViewModel: CatalogItemsViewModelInput {
    func loadInitialData() async {
        guard items == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        await run(load)
    }

    // MARK: - Private Methods
    private func load() async throws {
        items = try await getItemsUseCase.execute()
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
