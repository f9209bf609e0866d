import Foundation
import Testing

@testable import Demo

@MainActor
struct OrdersSearchViewModelTests {
    private let text = "Text 2"
    private let service: MockOrdersService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: OrdersCoordinator
    private let viewModel: OrdersSearchViewModel

    init() {
        service = MockOrdersService()
        container = DependencyContainer()
        container.ordersService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = OrdersCoordinator(parent: parent, dependencyContainer: container)
        viewModel = OrdersSearchViewModel(service: service, coordinator: coordinator)
        viewModel.text = text
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        service.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(service.calls.first == .searchOrders(text: text, limit: 20))
        #expect(viewModel.items == service.searchOrdersResult)
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

    @Test("searches for what is typed, and not for what it shows already")
    func searches() async {
        await viewModel.loadData()
        viewModel.text = "other"
        await viewModel.loadData()
        await viewModel.loadData()
        #expect(service.calls == [.searchOrders(text: text, limit: 20), .searchOrders(text: "other", limit: 20)])
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
        let older = service.searchOrdersResult
        let newer = [Order.samples[1]]
        for failure in [nil, URLError(.timedOut)] {
            service.onCall = { [service, viewModel] in
                service.onCall = {}
                service.searchOrdersResult = newer
                await viewModel.refresh()
                service.searchOrdersResult = older
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
        #expect(viewModel.items == service.searchOrdersResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isRefreshing)

        service.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("opens detail for a row")
    func showsDetail() {
        let item = service.searchOrdersResult[0]
        viewModel.showDetail(of: item)
        let expectedRoute = OrdersRoute.detail(orderId: item.id)
        #expect(coordinator.navigationStack.map(\.route) == [expectedRoute])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: OrdersCoordinator?
        let viewModel = {
            let coordinator = OrdersCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return OrdersSearchViewModel(service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
