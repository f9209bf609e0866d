import Combine
import Foundation

// MARK: - Claims View Model Input Protocol
@MainActor
protocol ClaimsViewModelInput: AnyObject {
    func loadInitialData() async
    func refreshData() async
    func loadNextPage() async
    func getClaimCount() async
}

// MARK: - Claims View Model Output Protocol
@MainActor
protocol ClaimsViewModelOutput: ObservableObject {
    var items: [Claim]? { get }
    var claimCount: Int? { get }
    var isLoading: Bool { get }
    var isWorking: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Claims View Model
@MainActor
final class ClaimsViewModel: ClaimsViewModelOutput {
    // MARK: - Services & Dependencies
    private let getClaimsUseCase: GetClaimsUseCaseProtocol
    private let getClaimCountUseCase: GetClaimCountUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var items: [Claim]?
    @Published private(set) var claimCount: Int?
    @Published private(set) var isLoading = false
    @Published private(set) var isWorking = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false
    private var lastPage = 1
    private var hasMorePages = false

    // MARK: - Initialization
    init(getClaimsUseCase: GetClaimsUseCaseProtocol, getClaimCountUseCase: GetClaimCountUseCaseProtocol) {
        self.getClaimsUseCase = getClaimsUseCase
        self.getClaimCountUseCase = getClaimCountUseCase
    }

    var screenState: ScreenState {
        if let items { return items.isEmpty ? .empty : .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Claims View Model Input Implementation
extension ClaimsViewModel: ClaimsViewModelInput {
    func loadInitialData() async {
        guard items == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        await run(load)
    }

    /// Adds the next page at the end, until a page is empty.
    func loadNextPage() async {
        guard hasMorePages else { return }

        await run {
            let page = lastPage + 1
            let next = try await getClaimsUseCase.execute(page: page)
            guard page == lastPage + 1 else { return }

            items = (items ?? []) + next
            lastPage = page
            hasMorePages = !next.isEmpty
        }
    }

    func getClaimCount() async {
        await perform {
            claimCount = try await getClaimCountUseCase.execute()
        }
    }

    // MARK: - Private Methods
    private func load() async throws {
        let firstPage = try await getClaimsUseCase.execute(page: 1)
        items = firstPage
        lastPage = 1
        hasMorePages = !firstPage.isEmpty
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
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        errorMessage = error.localizedDescription
        showError = true
    }
}
