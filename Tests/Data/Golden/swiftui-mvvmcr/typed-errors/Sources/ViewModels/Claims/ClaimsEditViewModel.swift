import Combine
import Foundation
import OSLog

@MainActor
final class ClaimsEditViewModel: ObservableObject, DiscardConfirming {
    // MARK: - Published Properties (UI State)

    @Published var title = ""
    @Published var note: String?
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isSubmitting = false
    @Published private(set) var isWorking = false
    @Published private(set) var error: Error?
    @Published var pendingDiscard: (() -> Void)?
    private var savedInput: [AnyHashable] = []

    var isValid: Bool {
        hasLoaded
            && !title.trimmingCharacters(in: .whitespaces).isEmpty
    }

    var hasInput: Bool { input != savedInput }
    private var input: [AnyHashable] { [title, note] }

    // MARK: - Properties

    let claimId: Int

    // MARK: - Dependencies

    private let service: ClaimsServiceProtocol
    private weak var coordinator: ClaimsCoordinator?

    // MARK: - Initialization

    init(claimId: Int, service: ClaimsServiceProtocol, coordinator: ClaimsCoordinator?) {
        self.claimId = claimId
        self.service = service
        self.coordinator = coordinator
        savedInput = input
    }

    // MARK: - Data Loading

    /// Fills in what is there already, once: what the user has entered since stays.
    func loadData() async {
        guard !hasLoaded else { return }
        isLoading = true
        error = nil
        defer { isLoading = false }

        do {
            let item = try await service.getClaim(id: claimId)
            title = item.title
            note = item.note
            savedInput = input
            hasLoaded = true
        } catch {
            show(error)
        }
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isSubmitting else { return }
        isSubmitting = true
        error = nil
        defer { isSubmitting = false }

        do {
            _ = try await service.updateClaim(claim: Claim(id: claimId, title: title, note: note))
            Logger.claims.debug("Sent edit \(self.claimId)")
            savedInput = input
            coordinator?.close(.edit(claimId: claimId))
            await coordinator?.refresh()
        } catch {
            show(error)
        }
    }

    // MARK: - Actions

    func submitNote(note: String) async {
        await perform {
            try await service.submitNote(claimId: claimId, note: note)
            await coordinator?.refresh()
        }
    }

    /// Runs one action at a time: a second tap while it runs does nothing.
    private func perform(_ action: @MainActor () async throws -> Void) async {
        guard !isWorking else { return }
        isWorking = true
        if hasLoaded { error = nil }
        defer { isWorking = false }

        do {
            try await action()
        } catch {
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
        Logger.claims.error("Edit \(self.claimId) failed: \(error.localizedDescription)")
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func showProgress() {
        coordinator?.push(.progress(claimId: claimId))
    }
}
