import Combine
import Foundation

// MARK: - Notes View Model Input Protocol
@MainActor
protocol NotesViewModelInput: AnyObject {
    func loadInitialData() async
    func refreshData() async
}

// MARK: - Notes View Model Output Protocol
@MainActor
protocol NotesViewModelOutput: ObservableObject {
    var items: [Note]? { get }
    var isLoading: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Notes View Model
@MainActor
final class NotesViewModel: NotesViewModelOutput {
    // MARK: - Services & Dependencies
    private let getNotesUseCase: GetNotesUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var items: [Note]?
    @Published private(set) var isLoading = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false

    // MARK: - Initialization
    init(getNotesUseCase: GetNotesUseCaseProtocol) {
        self.getNotesUseCase = getNotesUseCase
    }

    var screenState: ScreenState {
        if let items { return items.isEmpty ? .empty : .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Notes View Model Input Implementation
extension NotesViewModel: NotesViewModelInput {
    func loadInitialData() async {
        guard items == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        await run(load)
    }

    // MARK: - Private Methods
    private func load() async throws {
        items = try await getNotesUseCase.execute()
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
