import Combine
import Foundation

// MARK: - Orders Search View Model Input Protocol
@MainActor
protocol OrdersSearchViewModelInput: AnyObject {
    var text: String { get set }
    func loadInitialData() async
    func refreshData() async
}

// MARK: - Orders Search View Model Output Protocol
@MainActor
protocol OrdersSearchViewModelOutput: ObservableObject {
    var items: [Order]? { get }
    var isLoading: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Orders Search View Model
@MainActor
final class OrdersSearchViewModel: OrdersSearchViewModelOutput {
    // MARK: - Services & Dependencies
    private let searchOrdersUseCase: SearchOrdersUseCaseProtocol

    // MARK: - Published Properties
    @Published var text = ""
    @Published private(set) var items: [Order]?
    @Published private(set) var isLoading = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false

    // MARK: - Initialization
    init(searchOrdersUseCase: SearchOrdersUseCaseProtocol) {
        self.searchOrdersUseCase = searchOrdersUseCase
    }

    var screenState: ScreenState {
        if let items { return items.isEmpty ? .empty : .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Orders Search View Model Input Implementation
extension OrdersSearchViewModel: OrdersSearchViewModelInput {
    func loadInitialData() async {
        guard items == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        await run(load)
    }

    // MARK: - Private Methods
    /// Searches for the text, and again if another one was entered meanwhile.
    private func load() async throws {
        let text = text
        let found = try await searchOrdersUseCase.execute(text: text, limit: 20)
        guard text == self.text else { return try await load() }

        items = found
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
