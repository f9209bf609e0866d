import Combine

@MainActor
final class ClaimsDetailViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var item: Claim?
    @Published private(set) var hasLoaded = false
    private var loads = LoadOrder()

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
    }

    // MARK: - Loading

    /// Loads what the screen shows, once: coming back to the screen does not load again.
    func load() async {
        guard !hasLoaded else { return }
        await perform(fetch)
    }

    func refresh() async {
        guard hasLoaded else { return }
        await perform(fetch)
    }

    /// An answer that comes after that of a newer load is dropped.
    private func fetch() async throws {
        let thisLoad = loads.begin()
        let item = try await repository.getClaim(id: claimId)
        guard loads.show(thisLoad) else { return }
        self.item = item
        hasLoaded = true
    }

    // MARK: - Actions

    func closeClaim() async {
        guard !isLoading else { return }
        await perform {
            try await repository.closeClaim(id: claimId)
            await coordinator?.refresh()
            if !hasLoaded { try await fetch() }
        }
    }

    func removeClaim() async {
        guard !isLoading else { return }
        await perform {
            try await repository.removeClaim(id: claimId)
            hasLoaded = false  // There is nothing left to refresh.
            coordinator?.close(.claimsDetail(claimId: claimId))
            await coordinator?.refresh()
        }
    }

    // MARK: - Navigation

    func didTapEdit() {
        coordinator?.navigate(to: .claimsEdit(claimId: claimId))
    }

    func didTapProgress() {
        coordinator?.navigate(to: .claimsProgress(claimId: claimId))
    }
}
