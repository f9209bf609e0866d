import Combine
import Foundation
import OSLog

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

    private let service: ClaimsServiceProtocol
    private weak var coordinator: ClaimsCoordinator?

    // MARK: - Initialization

    init(service: ClaimsServiceProtocol, coordinator: ClaimsCoordinator?) {
        self.service = service
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
            try await service.createClaim(claim: Claim(id: 0, title: title, note: note))
            Logger.claims.debug("Sent add")
            savedInput = input
            coordinator?.close(.add)
            await coordinator?.refresh()
        } catch {
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
        Logger.claims.error("Add failed: \(error.localizedDescription)")
    }
}
