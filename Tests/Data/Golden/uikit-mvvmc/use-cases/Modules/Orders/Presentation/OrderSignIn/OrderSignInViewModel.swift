import Combine
import Foundation

// MARK: - Orders Login View Model Input Protocol
@MainActor
protocol OrderSignInViewModelInput: AnyObject {
    var email: String { get set }
    var password: String { get set }
    func submit() async
}

// MARK: - Orders Login View Model Output Protocol
@MainActor
protocol OrderSignInViewModelOutput: ObservableObject {
    var canSubmit: Bool { get }
    var isLoading: Bool { get }
    var isFinished: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
}

// MARK: - Orders Login View Model
@MainActor
final class OrderSignInViewModel: OrderSignInViewModelOutput {
    // MARK: - Services & Dependencies
    private let loginUseCase: LoginUseCaseProtocol

    // MARK: - Published Properties
    @Published var email = ""
    @Published var password = ""
    @Published private(set) var isLoading = false
    @Published private(set) var isFinished = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false

    // MARK: - Initialization
    init(loginUseCase: LoginUseCaseProtocol) {
        self.loginUseCase = loginUseCase
    }

    var canSubmit: Bool {
        return !isLoading
            && email.contains("@")
            && !password.trimmingCharacters(in: .whitespaces).isEmpty
    }
}

// MARK: - Orders Login View Model Input Implementation
extension OrderSignInViewModel: OrderSignInViewModelInput {
    func submit() async {
        guard canSubmit else { return }
        await run {
            try await loginUseCase.execute(email: email, password: password)
            isFinished = true
        }
    }

    // MARK: - Private Methods
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
