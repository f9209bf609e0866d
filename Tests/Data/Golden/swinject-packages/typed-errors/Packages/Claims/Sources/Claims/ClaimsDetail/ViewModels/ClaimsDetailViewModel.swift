import Combine
import Common

@MainActor
final class ClaimsDetailViewModel: ObservableObject {
    // MARK: - Published Properties (UI State)

    @Published private(set) var item: Claim?
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isRefreshing = false
    @Published private(set) var isWorking = false
    @Published private(set) var error: Error?
    private var loads = LoadOrder()

    // MARK: - Properties

    let claimId: Int

    // MARK: - Dependencies

    private let interactor: ClaimsDetailInteractorProtocol
    private weak var coordinator: ClaimsDetailCoordinatorActions?
    /// What shows the screen: the coordinator closes this one, and none that was opened since.
    weak var controller: AnyObject?

    // MARK: - Initialization

    init(claimId: Int, interactor: ClaimsDetailInteractorProtocol, coordinator: ClaimsDetailCoordinatorActions?) {
        self.claimId = claimId
        self.interactor = interactor
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    /// Loads what the screen shows, once: coming back to the screen does not load again.
    func loadData() async {
        guard !hasLoaded else { return }
        isLoading = true
        error = nil
        defer { isLoading = false }

        await load()
    }

    /// Loads again what was loaded before.
    func refresh() async {
        guard hasLoaded else { return }
        isRefreshing = true
        defer { isRefreshing = false }

        await load()
    }

    /// An answer that comes after that of a newer load is dropped.
    private func load() async {
        let thisLoad = loads.begin()
        do {
            let item = try await interactor.getClaim(id: claimId)
            guard loads.show(thisLoad) else { return }
            self.item = item
            hasLoaded = true
            error = nil
        } catch {
            guard loads.isNewer(thisLoad) else { return }
            show(error)
        }
    }

    // MARK: - Actions

    func closeClaim() async {
        await perform {
            try await interactor.closeClaim(id: claimId)
            await coordinator?.refresh()
        }
    }

    func removeClaim() async {
        await perform {
            try await interactor.removeClaim(id: claimId)
            coordinator?.closeDetail(controller)
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

    func showEdit() {
        coordinator?.showEdit(claimId: claimId)
    }

    func showProgress() {
        coordinator?.showProgress(claimId: claimId)
    }
}
