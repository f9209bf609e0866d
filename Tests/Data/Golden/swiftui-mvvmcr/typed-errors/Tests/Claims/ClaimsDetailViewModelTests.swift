import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsDetailViewModelTests {
    private let claimId: Int = 26
    private let service: MockClaimsService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: ClaimsCoordinator
    private let viewModel: ClaimsDetailViewModel

    init() {
        service = MockClaimsService()
        container = DependencyContainer()
        container.claimsService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = ClaimsCoordinator(parent: parent, dependencyContainer: container)
        viewModel = ClaimsDetailViewModel(claimId: claimId, service: service, coordinator: coordinator)
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        service.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(service.calls.first == .getClaim(id: claimId))
        #expect(viewModel.item == service.getClaimResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("loads once, however often the screen appears")
    func loadsOnce() async {
        await viewModel.loadData()
        let calls = service.calls
        await viewModel.loadData()
        #expect(service.calls == calls)
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

    @Test("an answer that comes after that of a newer load is dropped, and so is a failure")
    func keepsNewestAnswer() async {
        await viewModel.loadData()
        let older = service.getClaimResult
        let newer = Claim.samples[1]
        for failure in [nil, ClaimError.unknown] {
            service.onCall = { [service, viewModel] in
                service.onCall = {}
                service.getClaimResult = newer
                await viewModel.refresh()
                service.getClaimResult = older
                if let failure { throw failure }
            }
            await viewModel.refresh()
            #expect(viewModel.item == newer)
            #expect(viewModel.error == nil)
        }
    }

    @Test("keeps what is there when a refresh fails, and says so until the next")
    func keepsDataOnFailedRefresh() async {
        await viewModel.loadData()
        service.onCall = { throw ClaimError.unknown }
        await viewModel.refresh()
        #expect(viewModel.item == service.getClaimResult)
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isRefreshing)

        service.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("close claim: tells the service and loads again")
    func closeClaim() async {
        _ = coordinator.build(.list)
        await viewModel.closeClaim()
        #expect(service.calls.first == .closeClaim(id: claimId))
        #expect(service.calls.contains(.getClaims(page: 1)))
    }

    @Test("close claim: shows an error when the service fails; a second try clears it")
    func showsErrorOfCloseClaim() async {
        await viewModel.loadData()
        service.onCall = { throw ClaimError.unknown }
        await viewModel.closeClaim()
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isLoading)

        service.onCall = {}
        await viewModel.closeClaim()
        #expect(viewModel.error == nil)
    }

    @Test("close claim: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsCloseClaimOnce() async {
        service.onCall = { [service, viewModel] in
            #expect(viewModel.isWorking)
            service.onCall = {}
            await viewModel.closeClaim()
        }
        await viewModel.closeClaim()
        #expect(!viewModel.isWorking)
        let sent = service.calls.filter { call in
            if case .closeClaim = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("remove claim: tells the service, closes and loads again what is beneath")
    func removeClaim() async {
        _ = coordinator.build(.list)
        coordinator.push(.detail(claimId: claimId))
        await viewModel.removeClaim()
        #expect(service.calls.first == .removeClaim(id: claimId))
        #expect(coordinator.navigationStack.isEmpty)
        #expect(service.calls.contains(.getClaims(page: 1)))
    }

    @Test("remove claim: shows an error when the service fails; a second try clears it")
    func showsErrorOfRemoveClaim() async {
        await viewModel.loadData()
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.removeClaim()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)

        service.onCall = {}
        await viewModel.removeClaim()
        #expect(viewModel.error == nil)
    }

    @Test("remove claim: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsRemoveClaimOnce() async {
        service.onCall = { [service, viewModel] in
            #expect(viewModel.isWorking)
            service.onCall = {}
            await viewModel.removeClaim()
        }
        await viewModel.removeClaim()
        #expect(!viewModel.isWorking)
        let sent = service.calls.filter { call in
            if case .removeClaim = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("opens edit")
    func showsEdit() {
        viewModel.showEdit()
        let expectedRoute = ClaimsRoute.edit(claimId: claimId)
        #expect(coordinator.navigationStack.map(\.route) == [expectedRoute])
    }

    @Test("opens progress")
    func showsProgress() {
        viewModel.showProgress()
        let expectedRoute = ClaimsRoute.progress(claimId: claimId)
        #expect(coordinator.navigationStack.map(\.route) == [expectedRoute])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: ClaimsCoordinator?
        let viewModel = {
            let coordinator = ClaimsCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return ClaimsDetailViewModel(claimId: claimId, service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
