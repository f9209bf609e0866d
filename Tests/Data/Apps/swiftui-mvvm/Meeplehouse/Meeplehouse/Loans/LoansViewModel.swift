import Observation

@MainActor
@Observable
final class LoansViewModel {
    private(set) var loans: [Loan] = []

    private let repository: LoansRepositoryProtocol

    init(repository: LoansRepositoryProtocol) {
        self.repository = repository
    }

    func load() async {
        loans = (try? await repository.loans()) ?? []
    }
}
