import Combine
import Foundation

// MARK: - Claims Add View Model Input Protocol
@MainActor
protocol ClaimsAddViewModelInput: AnyObject {
    var title: String { get set }
    var note: String? { get set }
    func submit() async
}

// MARK: - Claims Add View Model Output Protocol
@MainActor
protocol ClaimsAddViewModelOutput: ObservableObject {
    var canSubmit: Bool { get }
    var isLoading: Bool { get }
    var isFinished: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
}

// MARK: - Claims Add View Model
@MainActor
final class ClaimsAddViewModel: ClaimsAddViewModelOutput {
    // MARK: - Services & Dependencies
    private let createClaimUseCase: CreateClaimUseCaseProtocol

    // MARK: - Published Properties
    @Published var title = ""
    @Published var note: String?
    @Published private(set) var isLoading = false
    @Published private(set) var isFinished = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false

    // MARK: - Initialization
    init(createClaimUseCase: CreateClaimUseCaseProtocol) {
        self.createClaimUseCase = createClaimUseCase
    }

    var canSubmit: Bool {
        return !isLoading
            && !title.trimmingCharacters(in: .whitespaces).isEmpty
    }
}

// MARK: - Claims Add View Model Input Implementation
extension ClaimsAddViewModel: ClaimsAddViewModelInput {
    func submit() async {
        guard canSubmit else { return }
        await run {
            try await createClaimUseCase.execute(claim: Claim(id: 0, title: title, note: note))
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
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        errorMessage = error.localizedDescription
        showError = true
    }
}
