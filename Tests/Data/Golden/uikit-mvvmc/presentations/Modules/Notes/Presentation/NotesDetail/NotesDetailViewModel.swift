import Combine
import Foundation

// MARK: - Notes Detail View Model Input Protocol
@MainActor
protocol NotesDetailViewModelInput: AnyObject {
    func loadInitialData() async
    func refreshData() async
}

// MARK: - Notes Detail View Model Output Protocol
@MainActor
protocol NotesDetailViewModelOutput: ObservableObject {
    var itemId: String { get }
    var item: Note? { get }
    var isLoading: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Notes Detail View Model
@MainActor
final class NotesDetailViewModel: NotesDetailViewModelOutput {
    // MARK: - Services & Dependencies
    let itemId: String
    private let getNoteUseCase: GetNoteUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var item: Note?
    @Published private(set) var isLoading = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false

    // MARK: - Initialization
    init(itemId: String, getNoteUseCase: GetNoteUseCaseProtocol) {
        self.itemId = itemId
        self.getNoteUseCase = getNoteUseCase
    }

    var screenState: ScreenState {
        if item != nil { return .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Notes Detail View Model Input Implementation
extension NotesDetailViewModel: NotesDetailViewModelInput {
    func loadInitialData() async {
        guard item == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        await run(load)
    }

    // MARK: - Private Methods
    private func load() async throws {
        item = try await getNoteUseCase.execute(id: itemId)
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
