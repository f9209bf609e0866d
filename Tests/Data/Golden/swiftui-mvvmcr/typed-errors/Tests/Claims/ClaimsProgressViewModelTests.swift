import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsProgressViewModelTests {
    private let claimId: Int = 26
    private let service: MockClaimsService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: ClaimsCoordinator
    private let viewModel: ClaimsProgressViewModel

    init() {
        service = MockClaimsService()
        container = DependencyContainer()
        container.claimsService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = ClaimsCoordinator(parent: parent, dependencyContainer: container)
        viewModel = ClaimsProgressViewModel(claimId: claimId, service: service, coordinator: coordinator)
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        service.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(service.calls.first == .observeProgress(claimId: claimId))
        #expect(viewModel.item == service.observeProgressResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("shows each value that comes, until the screen goes away; coming back follows anew")
    func followsValues() async {
        let (updates, continuation) = AsyncStream.makeStream(of: ClaimProgress.self)
        service.observeProgressUpdates = updates
        let screen = Task { [viewModel] in await viewModel.loadData() }
        for _ in 1...1_000 where viewModel.item != service.observeProgressResult {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(viewModel.item == service.observeProgressResult)
        #expect(!viewModel.isLoading)

        let second = ClaimProgress.samples[1]
        continuation.yield(second)
        for _ in 1...1_000 where viewModel.item != second {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(viewModel.item == second)
        #expect(!viewModel.isLoading)

        screen.cancel()
        await screen.value
        #expect(viewModel.error == nil)
        service.observeProgressUpdates = AsyncStream { $0.finish() }
        await viewModel.loadData()
        #expect(viewModel.item == service.observeProgressResult)
    }

    @Test("coming back before what was followed has ended follows anew; what is late is dropped, a failure too")
    func comesBack() async {
        let followed = service.observeProgressResult
        let late = ClaimProgress.samples[1]
        for failure in [nil, ClaimError.unknown] {
            service.onCall = { [service, viewModel] in
                service.onCall = {}
                service.observeProgressResult = followed
                await viewModel.loadData()
                service.observeProgressResult = late
                if let failure { throw failure }
            }
            await viewModel.loadData()
            #expect(viewModel.item == followed)
            #expect(viewModel.error == nil)
        }
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
    }

    @Test("shows an error and stops loading when the service fails; a retry clears it")
    func showsError() async {
        service.onCall = { throw ClaimError.unknown }
        await viewModel.loadData()
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.hasLoaded)

        service.onCall = {}
        await viewModel.loadData()
        #expect(viewModel.error == nil)
        #expect(viewModel.hasLoaded)
    }

    @Test("refreshes what is there without the loading state")
    func refreshes() async {
        await viewModel.loadData()
        service.onCall = { [viewModel] in
            #expect(viewModel.isRefreshing)
            #expect(!viewModel.isLoading)
        }
        let calls = service.calls
        await viewModel.refresh()
        #expect(service.calls == calls + calls)
        #expect(!viewModel.isRefreshing)
    }

    @Test("keeps what is there when a refresh fails, and says so until the next")
    func keepsDataOnFailedRefresh() async {
        await viewModel.loadData()
        service.onCall = { throw ClaimError.unknown }
        await viewModel.refresh()
        #expect(viewModel.item == service.observeProgressResult)
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isRefreshing)

        service.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: ClaimsCoordinator?
        let viewModel = {
            let coordinator = ClaimsCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return ClaimsProgressViewModel(claimId: claimId, service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
