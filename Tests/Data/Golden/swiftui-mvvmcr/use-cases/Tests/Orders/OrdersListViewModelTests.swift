import Foundation
import Testing

@testable import Demo

@MainActor
struct OrdersListViewModelTests {
    private let service: MockOrdersService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: OrdersCoordinator
    private let viewModel: OrdersListViewModel

    init() {
        service = MockOrdersService()
        container = DependencyContainer()
        container.ordersService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = OrdersCoordinator(parent: parent, dependencyContainer: container)
        viewModel = OrdersListViewModel(service: service, coordinator: coordinator)
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        service.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(service.calls.contains(.getOrders))
        #expect(viewModel.items == service.getOrdersResult)
        #expect(viewModel.unreadCount == service.getUnreadCountResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("loads all that it shows at the same time")
    func loadsTogether() async {
        service.onCall = { [service] in
            for _ in 1...1_000 where service.calls.count != 2 {
                try await Task.sleep(nanoseconds: 1_000_000)
            }
            #expect(service.calls.count == 2)
        }
        await viewModel.loadData()
        #expect(viewModel.hasLoaded)
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
        #expect(service.calls.count == 2 * calls.count)
        #expect(!viewModel.isRefreshing)
    }

    @Test("an answer that comes after that of a newer load is dropped, and so is a failure")
    func keepsNewestAnswer() async {
        await viewModel.loadData()
        let older = service.getOrdersResult
        let newer = [Order.samples[1]]
        for failure in [nil, URLError(.timedOut)] {
            service.onCall = { [service, viewModel] in
                guard case .getOrders = service.calls.last else { return }

                service.onCall = {}
                service.getOrdersResult = newer
                await viewModel.refresh()
                service.getOrdersResult = older
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
        #expect(viewModel.items == service.getOrdersResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isRefreshing)

        service.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("remove order: tells the service and loads again")
    func removeOrder() async {
        let item = service.getOrdersResult[0]
        await viewModel.removeOrder(item)
        #expect(service.calls.first == .removeOrder(order: item))
        #expect(service.calls.dropFirst().contains(.getOrders))
    }

    @Test("remove order: shows an error when the service fails; a second try clears it")
    func showsErrorOfRemoveOrder() async {
        await viewModel.loadData()
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.removeOrder(service.getOrdersResult[0])
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)

        service.onCall = {}
        await viewModel.removeOrder(service.getOrdersResult[0])
        #expect(viewModel.error == nil)
    }

    @Test("remove order: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsRemoveOrderOnce() async {
        let item = service.getOrdersResult[0]
        service.onCall = { [service, viewModel] in
            #expect(viewModel.isWorking)
            service.onCall = {}
            await viewModel.removeOrder(item)
        }
        await viewModel.removeOrder(item)
        #expect(!viewModel.isWorking)
        let sent = service.calls.filter { call in
            if case .removeOrder = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("get recent orders: asks the service and keeps its answer")
    func getRecentOrders() async {
        let limit = 82
        await viewModel.getRecentOrders(limit: limit)
        #expect(service.calls.first == .getRecentOrders(limit: limit))
        #expect(viewModel.recentOrders == service.getRecentOrdersResult)
    }

    @Test("get recent orders: shows an error when the service fails; a second try clears it")
    func showsErrorOfGetRecentOrders() async {
        await viewModel.loadData()
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.getRecentOrders(limit: 82)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)

        service.onCall = {}
        await viewModel.getRecentOrders(limit: 82)
        #expect(viewModel.error == nil)
    }

    @Test("get recent orders: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsGetRecentOrdersOnce() async {
        service.onCall = { [service, viewModel] in
            #expect(viewModel.isWorking)
            service.onCall = {}
            await viewModel.getRecentOrders(limit: 82)
        }
        await viewModel.getRecentOrders(limit: 82)
        #expect(!viewModel.isWorking)
        let sent = service.calls.filter { call in
            if case .getRecentOrders = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("sync orders: tells the service and loads again")
    func syncOrders() async {
        await viewModel.syncOrders()
        #expect(service.calls.first == .syncOrders)
        #expect(service.calls.dropFirst().contains(.getOrders))
    }

    @Test("sync orders: shows an error when the service fails; a second try clears it")
    func showsErrorOfSyncOrders() async {
        await viewModel.loadData()
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.syncOrders()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)

        service.onCall = {}
        await viewModel.syncOrders()
        #expect(viewModel.error == nil)
    }

    @Test("sync orders: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsSyncOrdersOnce() async {
        service.onCall = { [service, viewModel] in
            #expect(viewModel.isWorking)
            service.onCall = {}
            await viewModel.syncOrders()
        }
        await viewModel.syncOrders()
        #expect(!viewModel.isWorking)
        let sent = service.calls.filter { call in
            if case .syncOrders = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("opens detail for a row")
    func showsDetail() {
        let item = service.getOrdersResult[0]
        viewModel.showDetail(of: item)
        let expectedRoute = OrdersRoute.detail(orderId: item.id)
        #expect(coordinator.navigationStack.map(\.route) == [expectedRoute])
    }

    @Test("opens login")
    func showsLogin() {
        viewModel.showLogin()
        let expectedRoute = OrdersRoute.login
        #expect(coordinator.navigationStack.map(\.route) == [expectedRoute])
    }

    @Test("opens search")
    func showsSearch() {
        viewModel.showSearch()
        let expectedRoute = OrdersRoute.search
        #expect(coordinator.navigationStack.map(\.route) == [expectedRoute])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: OrdersCoordinator?
        let viewModel = {
            let coordinator = OrdersCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return OrdersListViewModel(service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
