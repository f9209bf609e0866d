import Combine
import Foundation

// MARK: - Claims Progress View Model Input Protocol
@MainActor
protocol ClaimsProgressViewModelInput: AnyObject {
    func loadInitialData() async
    func refreshData() async
}

// MARK: - Claims Progress View Model Output Protocol
@MainActor
protocol ClaimsProgressViewModelOutput: ObservableObject {
    var claimId: Int { get }
    var item: ClaimProgress? { get }
    var isLoading: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Claims Progress View Model
@MainActor
final class ClaimsProgressViewModel: ClaimsProgressViewModelOutput {
    // MARK: - Services & Dependencies
    let claimId: Int
    private let observeProgressUseCase: ObserveProgressUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var item: ClaimProgress?
    @Published private(set) var isLoading = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false
    private var isObserving = false

    // MARK: - Initialization
    init(claimId: Int, observeProgressUseCase: ObserveProgressUseCaseProtocol) {
        self.claimId = claimId
        self.observeProgressUseCase = observeProgressUseCase
    }

    var screenState: ScreenState {
        if item != nil { return .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Claims Progress View Model Input Implementation
extension ClaimsProgressViewModel: ClaimsProgressViewModelInput {
    func loadInitialData() async {
        guard item == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        guard !isObserving else { return await run(load) }

        isObserving = true
        defer { isObserving = false }

        await run(observe)
    }

    // MARK: - Private Methods
    /// Shows each value as it comes, until the screen ends. The first ends the loading.
    private func observe() async throws {
        for await value in try await observeProgressUseCase.execute(claimId: claimId) {
            show(value)
            isLoading = false
        }
    }

    /// Shows the present value.
    private func load() async throws {
        for await value in try await observeProgressUseCase.execute(claimId: claimId) {
            return show(value)
        }
    }

    private func show(_ value: ClaimProgress) {
        item = value
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
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        errorMessage = error.localizedDescription
        showError = true
    }
}
