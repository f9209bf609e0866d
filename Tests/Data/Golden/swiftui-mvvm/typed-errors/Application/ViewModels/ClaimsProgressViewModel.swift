import Combine

@MainActor
final class ClaimsProgressViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var item: ClaimProgress?
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

    /// Shows each value as it comes, until the screen goes away or this is called again.
    func load() async {
        let thisLoad = loads.begin()
        var progress: AsyncStream<ClaimProgress>?
        await perform {
            do {
                progress = try await repository.observeProgress(claimId: claimId)
            } catch {
                // What has been asked for since counts.
                if loads.isLatest(thisLoad) { throw error }
            }
        }
        guard let progress else { return }

        for await value in progress {
            guard loads.isLatest(thisLoad) else { return }
            item = value
            hasLoaded = true
        }
    }

    func refresh() async {
        guard hasLoaded else { return }
        await perform(fetch)
    }

    private func fetch() async throws {
        for await value in try await repository.observeProgress(claimId: claimId) {
            item = value
            break
        }
        hasLoaded = true
    }
}
