import Combine
import Foundation

// MARK: - Favorites Detail View Model Input Protocol
@MainActor
protocol FavoritesDetailViewModelInput: AnyObject {
    func loadInitialData() async
    func refreshData() async
}

// MARK: - Favorites Detail View Model Output Protocol
@MainActor
protocol FavoritesDetailViewModelOutput: ObservableObject {
    var itemId: String { get }
    var item: Favorite? { get }
    var isLoading: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Favorites Detail View Model
@MainActor
final class FavoritesDetailViewModel: FavoritesDetailViewModelOutput {
    // MARK: - Services & Dependencies
    let itemId: String
    private let getFavoriteUseCase: GetFavoriteUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var item: Favorite?
    @Published private(set) var isLoading = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false

    // MARK: - Initialization
    init(itemId: String, getFavoriteUseCase: GetFavoriteUseCaseProtocol) {
        self.itemId = itemId
        self.getFavoriteUseCase = getFavoriteUseCase
    }

    var screenState: ScreenState {
        if item != nil { return .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Favorites Detail View Model Input Implementation
extension FavoritesDetailViewModel: FavoritesDetailViewModelInput {
    func loadInitialData() async {
        guard item == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        await run(load)
    }

    // MARK: - Private Methods
    private func load() async throws {
        item = try await getFavoriteUseCase.execute(id: itemId)
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
