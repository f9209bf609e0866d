import Combine
import Common
import Foundation

@MainActor
final class ClaimsAddViewModel: ObservableObject, DiscardConfirming {
    // MARK: - Published Properties (UI State)

    @Published var title = ""
    @Published var note: String?
    @Published private(set) var isSubmitting = false
    @Published private(set) var error: Error?
    @Published var pendingDiscard: (() -> Void)?
    private var savedInput: [AnyHashable] = []

    var isValid: Bool {
        !title.trimmingCharacters(in: .whitespaces).isEmpty
    }

    var hasInput: Bool { input != savedInput }
    private var input: [AnyHashable] { [title, note] }

    // MARK: - Dependencies

    private let interactor: ClaimsAddInteractorProtocol
    private weak var coordinator: ClaimsAddCoordinatorActions?
    /// What shows the screen: the coordinator closes this one, and none that was opened since.
    weak var controller: AnyObject?

    // MARK: - Initialization

    init(interactor: ClaimsAddInteractorProtocol, coordinator: ClaimsAddCoordinatorActions?) {
        self.interactor = interactor
        self.coordinator = coordinator
        savedInput = input
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isSubmitting else { return }
        isSubmitting = true
        error = nil
        defer { isSubmitting = false }

        do {
            try await interactor.createClaim(claim: Claim(id: 0, title: title, note: note))
            savedInput = input
            coordinator?.closeAdd(controller)
            await coordinator?.refresh()
        } catch {
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
    }
}
