import Combine
import Foundation

// MARK: - Loading View Model Input Protocol
@MainActor
protocol LoadingViewModelInput: AnyObject {
    func loadInitialData() async
}

// MARK: - Loading View Model Output Protocol
@MainActor
protocol LoadingViewModelOutput: ObservableObject {
    var isLoading: Bool { get }
    var isFinished: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Loading View Model
@MainActor
final class LoadingViewModel: LoadingViewModelOutput {
    // MARK: - Services & Dependencies
    private let restoreUserUseCase: RestoreUserUseCaseProtocol

    // MARK: - Published Properties
    @Published private(set) var isLoading = false
    @Published private(set) var isFinished = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false

    // MARK: - Initialization
    init(restoreUserUseCase: RestoreUserUseCaseProtocol) {
        self.restoreUserUseCase = restoreUserUseCase
    }

    var screenState: ScreenState {
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Loading View Model Input Implementation
extension LoadingViewModel: LoadingViewModelInput {
    func loadInitialData() async {
        guard !isLoading else { return }

        isLoading = true
        errorMessage = nil
        showError = false
        defer { isLoading = false }

        do {
            try await restoreUserUseCase.execute()
            isFinished = true
        } catch {
            handleError(error)
        }
    }

    // MARK: - Private Methods
    private func handleError(_ error: Error) {
        guard !(error is CancellationError) else { return }
        errorMessage = error.localizedDescription
        showError = true
    }
}
