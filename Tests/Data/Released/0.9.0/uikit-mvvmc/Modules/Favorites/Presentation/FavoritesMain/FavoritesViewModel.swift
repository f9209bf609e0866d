import Combine
import Foundation

// MARK: - Favorites View Model Input Protocol
@MainActor
protocol FavoritesViewModelInput: AnyObject {
    func loadInitialData() async
    func refreshData() async
}

// MARK: - Favorites View Model Output Protocol
@MainActor
protocol FavoritesViewModelOutput: ObservableObject {
    var items: [Favorite]? { get }
    var isLoading: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Favorites View Model
@MainActor
final class FavoritesViewModel: FavoritesViewModelOutput {
    // MARK: - Services & Dependencies
    private let getFavoritesUseCase: GetFavoritesUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var items: [Favorite]?
    @Published private(set) var isLoading = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false

    // MARK: - Initialization
    init(getFavoritesUseCase: GetFavoritesUseCaseProtocol) {
        self.getFavoritesUseCase = getFavoritesUseCase
    }

    var screenState: ScreenState {
        if let items { return items.isEmpty ? .empty : .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Favorites View Model Input Implementation
extension FavoritesViewModel: FavoritesViewModelInput {
    func loadInitialData() async {
        guard items == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        await run(load)
    }

    // MARK: - Private Methods
    private func load() async throws {
        items = try await getFavoritesUseCase.execute()
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
