import Combine
import Common

@MainActor
final class ClaimsProgressViewModel: ObservableObject {
    // MARK: - Published Properties (UI State)

    @Published private(set) var item: ClaimProgress?
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isRefreshing = false
    @Published private(set) var error: Error?
    private var loads = LoadOrder()

    // MARK: - Properties

    let claimId: Int

    // MARK: - Dependencies

    private let interactor: ClaimsProgressInteractorProtocol
    private weak var coordinator: ClaimsProgressCoordinatorActions?

    // MARK: - Initialization

    init(claimId: Int, interactor: ClaimsProgressInteractorProtocol, coordinator: ClaimsProgressCoordinatorActions?) {
        self.claimId = claimId
        self.interactor = interactor
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    /// Shows each value as it comes, until the screen goes away or this is called again. The first ends the loading.
    func loadData() async {
        let thisLoad = loads.begin()
        isLoading = !hasLoaded
        error = nil

        await load(observes: true)
        if loads.isLatest(thisLoad) { isLoading = false }
    }

    /// Loads again what was loaded before.
    func refresh() async {
        guard hasLoaded else { return }
        isRefreshing = true
        defer { isRefreshing = false }

        await load()
    }

    private func load(observes: Bool = false) async {
        let thisLoad = loads.latest
        do {
            let progress = try await interactor.observeProgress(claimId: claimId)
            for await value in progress {
                guard loads.isLatest(thisLoad) else { return }
                item = value
                hasLoaded = true
                isLoading = false
                error = nil
                guard observes else { return }
            }
        } catch {
            guard loads.isLatest(thisLoad) else { return }
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
    }
}
