import Combine
import Foundation

@MainActor
final class ClaimsAddViewModel: BaseViewModel, DiscardConfirming {
    // MARK: - Published State

    @Published var title = ""
    @Published var note: String?
    @Published var pendingDiscard: (() -> Void)?
    private var savedInput: [AnyHashable] = []

    var isValid: Bool {
        !title.trimmingCharacters(in: .whitespaces).isEmpty
    }

    var hasInput: Bool { input != savedInput }
    private var input: [AnyHashable] { [title, note] }

    // MARK: - Dependencies

    private let repository: ClaimsRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(repository: ClaimsRepositoryProtocol, coordinator: Coordinator?) {
        self.repository = repository
        self.coordinator = coordinator
        super.init()
        savedInput = input
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isLoading else { return }
        await perform {
            try await repository.createClaim(claim: Claim(id: 0, title: title, note: note))
            savedInput = input
            coordinator?.close(.claimsAdd)
            await coordinator?.refresh()
        }
    }
}
