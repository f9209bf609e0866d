import Combine
import Foundation

@MainActor
final class ClaimsEditViewModel: BaseViewModel, DiscardConfirming {
    // MARK: - Published State

    @Published var title = ""
    @Published var note: String?
    @Published private(set) var hasLoaded = false
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

    private let repository: ClaimsRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(claimId: Int, repository: ClaimsRepositoryProtocol, coordinator: Coordinator?) {
        self.claimId = claimId
        self.repository = repository
        self.coordinator = coordinator
        super.init()
        savedInput = input
    }

    // MARK: - Loading

    /// Fills in what is there already, once: what a person has entered since stays.
    func load() async {
        guard !hasLoaded else { return }
        await perform {
            let item = try await repository.getClaim(id: claimId)
            title = item.title
            note = item.note
            savedInput = input
            hasLoaded = true
        }
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isLoading else { return }
        await perform {
            _ = try await repository.updateClaim(claim: Claim(id: claimId, title: title, note: note))
            savedInput = input
            coordinator?.close(.claimsEdit(claimId: claimId))
            await coordinator?.refresh()
        }
    }

    // MARK: - Actions

    func submitNote(note: String) async {
        guard !isLoading else { return }
        await perform {
            try await repository.submitNote(claimId: claimId, note: note)
            await coordinator?.refresh()
            await load()
        }
    }

    // MARK: - Navigation

    func didTapProgress() {
        coordinator?.navigate(to: .claimsProgress(claimId: claimId))
    }
}
