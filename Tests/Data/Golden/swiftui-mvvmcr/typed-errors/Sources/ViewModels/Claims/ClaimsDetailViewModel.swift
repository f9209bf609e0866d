import Combine
import Foundation
import OSLog

@MainActor
final class ClaimsDetailViewModel: ObservableObject, Refreshable {
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

    private let service: ClaimsServiceProtocol
    private weak var coordinator: ClaimsCoordinator?

    // MARK: - Initialization

    init(claimId: Int, service: ClaimsServiceProtocol, coordinator: ClaimsCoordinator?) {
        self.claimId = claimId
        self.service = service
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

    func refresh() async {
        isRefreshing = true
        defer { isRefreshing = false }

        await load()
    }

    /// An answer that comes after that of a newer load is dropped.
    private func load() async {
        let thisLoad = loads.begin()
        do {
            let item = try await service.getClaim(id: claimId)
            guard loads.show(thisLoad) else { return }
            self.item = item
            hasLoaded = true
            error = nil
            Logger.claims.debug("Loaded detail \(self.claimId)")
        } catch {
            guard loads.isNewer(thisLoad) else { return }
            show(error)
        }
    }

    // MARK: - Actions

    func closeClaim() async {
        await perform {
            try await service.closeClaim(id: claimId)
            await coordinator?.refresh()
        }
    }

    func removeClaim() async {
        await perform {
            try await service.removeClaim(id: claimId)
            coordinator?.close(.detail(claimId: claimId))
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
        Logger.claims.error("Detail \(self.claimId) failed: \(error.localizedDescription)")
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func showEdit() {
        coordinator?.push(.edit(claimId: claimId))
    }

    func showProgress() {
        coordinator?.push(.progress(claimId: claimId))
    }
}
