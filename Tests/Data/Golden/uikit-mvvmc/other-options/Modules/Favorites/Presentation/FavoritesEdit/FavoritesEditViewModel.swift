import Combine
import Foundation

// MARK: - Favorites Edit View Model
@MainActor
final class FavoritesEditViewModel: ObservableObject {
    // MARK: - Services & Dependencies
    let itemId: String
    let mode: EditorMode
    private let getFavoriteUseCase: GetFavoriteUseCaseProtocol
    private let updateFavoriteUseCase: UpdateFavoriteUseCaseProtocol

    // MARK: - Published Properties
    @Published var title = ""
    @Published var note: String?
    @Published private(set) var item: Favorite?
    @Published private(set) var isLoading = false
    @Published private(set) var isFinished = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false

    // MARK: - Initialization
    init(
        itemId: String,
        mode: EditorMode,
        getFavoriteUseCase: GetFavoriteUseCaseProtocol,
        updateFavoriteUseCase: UpdateFavoriteUseCaseProtocol
    ) {
        self.itemId = itemId
        self.mode = mode
        self.getFavoriteUseCase = getFavoriteUseCase
        self.updateFavoriteUseCase = updateFavoriteUseCase
    }

    var canSubmit: Bool {
        return !isLoading
            && item != nil
            && !title.trimmingCharacters(in: .whitespaces).isEmpty
    }

    var screenState: ScreenState {
        if item != nil { return .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Favorites Edit View Model Input
extension FavoritesEditViewModel {
    func loadInitialData() async {
        guard item == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        await run(load)
    }

    func submit() async {
        guard canSubmit else { return }
        await run {
            try await updateFavoriteUseCase.execute(favorite: Favorite(id: itemId, title: title, note: note))
            isFinished = true
        }
    }

    // MARK: - Private Methods
    private func load() async throws {
        item = try await getFavoriteUseCase.execute(id: itemId)
        title = item?.title ?? title
        note = item?.note
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
