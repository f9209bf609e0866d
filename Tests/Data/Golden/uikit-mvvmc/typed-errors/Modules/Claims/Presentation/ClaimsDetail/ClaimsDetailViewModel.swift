import Combine
import Foundation

// MARK: - Claims Detail View Model Input Protocol
@MainActor
protocol ClaimsDetailViewModelInput: AnyObject {
    func loadInitialData() async
    func refreshData() async
    func closeClaim() async
    func removeClaim() async
}

// MARK: - Claims Detail View Model Output Protocol
@MainActor
protocol ClaimsDetailViewModelOutput: ObservableObject {
    var claimId: Int { get }
    var item: Claim? { get }
    var isLoading: Bool { get }
    var isWorking: Bool { get }
    var isFinished: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Claims Detail View Model
@MainActor
final class ClaimsDetailViewModel: ClaimsDetailViewModelOutput {
    // MARK: - Services & Dependencies
    let claimId: Int
    private let getClaimUseCase: GetClaimUseCaseProtocol
    private let closeClaimUseCase: CloseClaimUseCaseProtocol
    private let removeClaimUseCase: RemoveClaimUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var item: Claim?
    @Published private(set) var isLoading = false
    @Published private(set) var isWorking = false
    @Published private(set) var isFinished = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false
    private var loads = LoadOrder()

    // MARK: - Initialization
    init(
        claimId: Int,
        getClaimUseCase: GetClaimUseCaseProtocol,
        closeClaimUseCase: CloseClaimUseCaseProtocol,
        removeClaimUseCase: RemoveClaimUseCaseProtocol
    ) {
        self.claimId = claimId
        self.getClaimUseCase = getClaimUseCase
        self.closeClaimUseCase = closeClaimUseCase
        self.removeClaimUseCase = removeClaimUseCase
    }

    var screenState: ScreenState {
        if item != nil { return .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Claims Detail View Model Input Implementation
extension ClaimsDetailViewModel: ClaimsDetailViewModelInput {
    func loadInitialData() async {
        guard item == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        await run(load)
    }

    func closeClaim() async {
        await perform {
            try await closeClaimUseCase.execute(id: claimId)
            try await load()
        }
    }

    func removeClaim() async {
        await perform {
            try await removeClaimUseCase.execute(id: claimId)
            isFinished = true
        }
    }

    // MARK: - Private Methods
    /// An answer that comes after that of a newer load is dropped.
    private func load() async throws {
        let thisLoad = loads.begin()
        let loaded = try await getClaimUseCase.execute(id: claimId)
        guard loads.show(thisLoad) else { return }

        item = loaded
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
