import Combine
import Common
import Foundation

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

    private let interactor: ClaimsEditInteractorProtocol
    private weak var coordinator: ClaimsEditCoordinatorActions?
    /// What shows the screen: the coordinator closes this one, and none that was opened since.
    weak var controller: AnyObject?

    // MARK: - Initialization

    init(claimId: Int, interactor: ClaimsEditInteractorProtocol, coordinator: ClaimsEditCoordinatorActions?) {
        self.claimId = claimId
        self.interactor = interactor
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
            let item = try await interactor.getClaim(id: claimId)
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
            _ = try await interactor.updateClaim(claim: Claim(id: claimId, title: title, note: note))
            savedInput = input
            coordinator?.closeEdit(controller)
            await coordinator?.refresh()
        } catch {
            show(error)
        }
    }

    // MARK: - Actions

    func submitNote(note: String) async {
        await perform {
            try await interactor.submitNote(claimId: claimId, note: note)
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
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func showProgress() {
        coordinator?.showProgress(claimId: claimId)
    }
}
