import Combine
import Foundation

// MARK: - Favorites Detail View Model
@MainActor
final class FavoritesDetailViewModel: ObservableObject {
    // MARK: - Services & Dependencies
    let itemId: String
    private let getFavoriteUseCase: GetFavoriteUseCaseProtocol
    private let removeFavoriteUseCase: RemoveFavoriteUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var item: Favorite?
    @Published private(set) var isLoading = false
    @Published private(set) var isWorking = false
    @Published private(set) var isFinished = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false

    // MARK: - Initialization
    init(
        itemId: String,
        getFavoriteUseCase: GetFavoriteUseCaseProtocol,
        removeFavoriteUseCase: RemoveFavoriteUseCaseProtocol
    ) {
        self.itemId = itemId
        self.getFavoriteUseCase = getFavoriteUseCase
        self.removeFavoriteUseCase = removeFavoriteUseCase
    }

    var screenState: ScreenState {
        if item != nil { return .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Favorites Detail View Model Input
extension FavoritesDetailViewModel {
    func loadInitialData() async {
        guard item == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        await run(load)
    }

    func removeFavorite() async {
        await perform {
            try await removeFavoriteUseCase.execute(id: itemId)
            isFinished = true
        }
    }

    // MARK: - Private Methods
    private func load() async throws {
        item = try await getFavoriteUseCase.execute(id: itemId)
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
