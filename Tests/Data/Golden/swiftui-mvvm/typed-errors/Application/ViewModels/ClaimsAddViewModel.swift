import Combine
import Foundation

@MainActor
final class ClaimsAddViewModel: BaseViewModel {
    // MARK: - Published State

    @Published var title = ""
    @Published var note: String?

    var isValid: Bool {
        !title.trimmingCharacters(in: .whitespaces).isEmpty
    }

    // MARK: - Dependencies

    private let repository: ClaimsRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(repository: ClaimsRepositoryProtocol, coordinator: Coordinator?) {
        self.repository = repository
        self.coordinator = coordinator
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isLoading else { return }
        await perform {
            try await repository.createClaim(claim: Claim(id: 0, title: title, note: note))
            coordinator?.close(.claimsAdd)
            await coordinator?.refresh()
        }
    }
}
