import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesHistoryViewModelTests {
    private let state: DeliveryState = .underway
    private let service: MockDeliveriesService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: DeliveriesCoordinator
    private let viewModel: DeliveriesHistoryViewModel

    init() {
        service = MockDeliveriesService()
        container = DependencyContainer()
        container.deliveriesService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = DeliveriesCoordinator(parent: parent, dependencyContainer: container)
        viewModel = DeliveriesHistoryViewModel(state: state, service: service, coordinator: coordinator)
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        service.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(service.calls.first == .findDeliveries(state: state, page: 1))
        #expect(viewModel.items == service.findDeliveriesResult)
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

    @Test("adds the next page at the end, until a page is empty")
    func addsPages() async {
        let secondPage = [Delivery.samples[1]]
        service.findDeliveriesPages = [2: secondPage]
        await viewModel.loadData()
        #expect(viewModel.hasMorePages)

        await viewModel.loadNextPage()
        #expect(service.calls.last == .findDeliveries(state: state, page: 2))
        #expect(viewModel.items == service.findDeliveriesResult + secondPage)
        await viewModel.loadNextPage()
        #expect(service.calls.last == .findDeliveries(state: state, page: 3))
        #expect(viewModel.items == service.findDeliveriesResult + secondPage)
        #expect(!viewModel.hasMorePages)

        let calls = service.calls
        await viewModel.loadNextPage()
        #expect(service.calls == calls)
    }

    @Test("loads a page once, however often the last row appears meanwhile")
    func loadsPageOnce() async {
        await viewModel.loadData()
        let calls = service.calls
        service.onCall = { [service, viewModel] in
            service.onCall = {}
            await viewModel.loadNextPage()
        }
        await viewModel.loadNextPage()
        #expect(service.calls.count == calls.count + 1)
    }

    @Test("says that the next page failed, not the screen, until it or all is loaded again")
    func showsErrorOfPage() async {
        await viewModel.loadData()
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.loadNextPage()
        #expect(viewModel.pageError is URLError)
        #expect(viewModel.error == nil)
        #expect(viewModel.items == service.findDeliveriesResult)
        #expect(viewModel.hasMorePages)

        service.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.pageError == nil)

        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.loadNextPage()
        service.onCall = {}
        await viewModel.loadNextPage()
        #expect(viewModel.pageError == nil)
    }

    @Test("shows an error and stops loading when the service fails; a retry clears it")
    func showsError() async {
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.loadData()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.hasLoaded)

        service.onCall = {}
        await viewModel.loadData()
        #expect(viewModel.error == nil)
        #expect(viewModel.hasLoaded)
    }

    @Test("a cancelled load shows no error")
    func ignoresCancellation() async {
        service.onCall = { throw CancellationError() }
        await viewModel.loadData()
        #expect(viewModel.error == nil)
        #expect(!viewModel.isLoading)
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
        let older = service.findDeliveriesResult
        let newer = [Delivery.samples[1]]
        for failure in [nil, URLError(.timedOut)] {
            service.onCall = { [service, viewModel] in
                service.onCall = {}
                service.findDeliveriesResult = newer
                await viewModel.refresh()
                service.findDeliveriesResult = older
                if let failure { throw failure }
            }
            await viewModel.refresh()
            #expect(viewModel.items == newer)
            #expect(viewModel.error == nil)
        }
    }

    @Test("keeps what is there when a refresh fails, and says so until the next")
    func keepsDataOnFailedRefresh() async {
        await viewModel.loadData()
        service.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.items == service.findDeliveriesResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isRefreshing)

        service.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("archive delivery: tells the service and loads again")
    func archiveDelivery() async {
        let item = service.findDeliveriesResult[0]
        _ = coordinator.build(.list)
        await viewModel.archiveDelivery(item)
        #expect(service.calls.first == .archiveDelivery(id: item.id))
        #expect(service.calls.contains(.observeDeliveries))
    }

    @Test("archive delivery: shows an error when the service fails; a second try clears it")
    func showsErrorOfArchiveDelivery() async {
        await viewModel.loadData()
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.archiveDelivery(service.findDeliveriesResult[0])
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)

        service.onCall = {}
        await viewModel.archiveDelivery(service.findDeliveriesResult[0])
        #expect(viewModel.error == nil)
    }

    @Test("archive delivery: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsArchiveDeliveryOnce() async {
        let item = service.findDeliveriesResult[0]
        service.onCall = { [service, viewModel] in
            #expect(viewModel.isWorking)
            service.onCall = {}
            await viewModel.archiveDelivery(item)
        }
        await viewModel.archiveDelivery(item)
        #expect(!viewModel.isWorking)
        let sent = service.calls.filter { call in
            if case .archiveDelivery = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("opens detail for a row")
    func showsDetail() {
        let item = service.findDeliveriesResult[0]
        viewModel.showDetail(of: item)
        let expectedRoute = DeliveriesRoute.detail(deliveryId: item.id)
        #expect(coordinator.navigationStack.map(\.route) == [expectedRoute])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: DeliveriesCoordinator?
        let viewModel = {
            let coordinator = DeliveriesCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return DeliveriesHistoryViewModel(state: state, service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
