import Combine
import Foundation

// MARK: - Catalog Items Detail View Model Input Protocol
@MainActor
protocol CatalogItemsDetailViewModelInput: AnyObject {
    func loadInitialData() async
    func refreshData() async
}

// MARK: - Catalog Items Detail View Model Output Protocol
@MainActor
protocol CatalogItemsDetailViewModelOutput: ObservableObject {
    var itemId: UUID { get }
    var item: CatalogItem? { get }
    var isLoading: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Catalog Items Detail View Model
@MainActor
final class CatalogItemsDetailViewModel: CatalogItemsDetailViewModelOutput {
    // MARK: - Services & Dependencies
    let itemId: UUID
    private let getItemUseCase: GetItemUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var item: CatalogItem?
    @Published private(set) var isLoading = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false

    // MARK: - Initialization
    init(itemId: UUID, getItemUseCase: GetItemUseCaseProtocol) {
        self.itemId = itemId
        self.getItemUseCase = getItemUseCase
    }

    var screenState: ScreenState {
        if item != nil { return .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Catalog Items Detail View Model Input Implementation
extension CatalogItemsDetailViewModel: CatalogItemsDetailViewModelInput {
    func loadInitialData() async {
        guard item == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        await run(load)
    }

    // MARK: - Private Methods
    private func load() async throws {
        item = try await getItemUseCase.execute(id: itemId)
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
