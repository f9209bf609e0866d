import Foundation
import Testing

@testable import Demo

@MainActor
struct OrdersListViewModelTests {
    private let repository: MockOrdersRepository
    private let coordinator: MockCoordinator
    private let viewModel: OrdersListViewModel

    init() {
        repository = MockOrdersRepository()
        coordinator = MockCoordinator()
        viewModel = OrdersListViewModel(repository: repository, coordinator: coordinator)
    }

    // MARK: - Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.load()
        #expect(repository.calls.contains(.getOrders))
        #expect(viewModel.items == repository.getOrdersResult)
        #expect(viewModel.unreadCount == repository.getUnreadCountResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("loads all that it shows at the same time")
    func loadsTogether() async {
        repository.onCall = { [repository] in
            for _ in 1...1_000 where repository.calls.count != 2 {
                try await Task.sleep(nanoseconds: 1_000_000)
            }
            #expect(repository.calls.count == 2)
        }
        await viewModel.load()
        #expect(viewModel.hasLoaded)
    }

    @Test("loads once, however often the screen appears")
    func loadsOnce() async {
        await viewModel.load()
        let calls = repository.calls
        await viewModel.load()
        #expect(repository.calls == calls)
    }

    @Test("shows an error and stops loading when the repository fails; a retry clears it")
    func showsError() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.load()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.hasLoaded)

        repository.onCall = {}
        await viewModel.load()
        #expect(viewModel.error == nil)
        #expect(viewModel.hasLoaded)
    }

    @Test("a cancelled load shows no error")
    func ignoresCancellation() async {
        repository.onCall = { throw CancellationError() }
        await viewModel.load()
        #expect(viewModel.error == nil)
        #expect(!viewModel.isLoading)
    }

    @Test("refreshes what has been loaded, and nothing before")
    func refreshes() async {
        await viewModel.refresh()
        #expect(repository.calls.isEmpty)

        await viewModel.load()
        repository.getOrdersResult = [Order.samples[1]]
        await viewModel.refresh()
        #expect(viewModel.items == repository.getOrdersResult)
    }

    @Test("an answer that comes after that of a newer load is dropped")
    func keepsNewestAnswer() async {
        await viewModel.load()
        let older = repository.getOrdersResult
        let newer = [Order.samples[1]]
        repository.onCall = { [repository, viewModel] in
            guard case .getOrders = repository.calls.last else { return }

            repository.onCall = {}
            repository.getOrdersResult = newer
            await viewModel.refresh()
            repository.getOrdersResult = older
        }
        await viewModel.refresh()
        #expect(viewModel.items == newer)
    }

    @Test("keeps what is there when a refresh fails, and says so")
    func keepsDataOnFailedRefresh() async {
        await viewModel.load()
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.items == repository.getOrdersResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
    }

    @Test("remove order: tells the repository and loads again")
    func removeOrder() async {
        let item = repository.getOrdersResult[0]
        await viewModel.removeOrder(item)
        #expect(repository.calls.first == .removeOrder(order: item))
        #expect(repository.calls.dropFirst().contains(.getOrders))
    }

    @Test("remove order: shows an error and goes nowhere when the repository fails")
    func showsErrorOfRemoveOrder() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.removeOrder(repository.getOrdersResult[0])
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)
    }

    @Test("remove order: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsRemoveOrderOnce() async {
        let item = repository.getOrdersResult[0]
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isLoading)
            repository.onCall = {}
            await viewModel.removeOrder(item)
        }
        await viewModel.removeOrder(item)
        #expect(!viewModel.isLoading)
        let sent = repository.calls.filter { call in
            if case .removeOrder = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("get recent orders: asks the repository and keeps its answer")
    func getRecentOrders() async {
        let limit = 82
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.getRecentOrders(limit: limit)
        #expect(repository.calls.first == .getRecentOrders(limit: limit))
        #expect(viewModel.recentOrders == repository.getRecentOrdersResult)
        #expect(!viewModel.isLoading)
    }

    @Test("get recent orders: shows an error and goes nowhere when the repository fails")
    func showsErrorOfGetRecentOrders() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.getRecentOrders(limit: 82)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)
    }

    @Test("get recent orders: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsGetRecentOrdersOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isLoading)
            repository.onCall = {}
            await viewModel.getRecentOrders(limit: 82)
        }
        await viewModel.getRecentOrders(limit: 82)
        #expect(!viewModel.isLoading)
        let sent = repository.calls.filter { call in
            if case .getRecentOrders = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("get recent orders: loads what could not be loaded before")
    func loadsWithGetRecentOrders() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.load()
        repository.onCall = {}
        await viewModel.getRecentOrders(limit: 82)
        #expect(viewModel.hasLoaded)
        #expect(viewModel.error == nil)
    }

    @Test("sync orders: tells the repository and loads again")
    func syncOrders() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.syncOrders()
        #expect(repository.calls.first == .syncOrders)
        #expect(!viewModel.isLoading)
        #expect(repository.calls.dropFirst().contains(.getOrders))
    }

    @Test("sync orders: shows an error and goes nowhere when the repository fails")
    func showsErrorOfSyncOrders() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.syncOrders()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)
    }

    @Test("sync orders: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsSyncOrdersOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isLoading)
            repository.onCall = {}
            await viewModel.syncOrders()
        }
        await viewModel.syncOrders()
        #expect(!viewModel.isLoading)
        let sent = repository.calls.filter { call in
            if case .syncOrders = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("opens detail for a row")
    func opensDetail() {
        let item = repository.getOrdersResult[1]
        viewModel.didSelectOrder(item)
        #expect(coordinator.calls == [.navigate(.ordersDetail(orderId: item.id))])
    }

    @Test("opens login")
    func opensLogin() {
        viewModel.didTapLogin()
        #expect(coordinator.calls == [.navigate(.ordersLogin)])
    }

    @Test("opens search")
    func opensSearch() {
        viewModel.didTapSearch()
        #expect(coordinator.calls == [.navigate(.ordersSearch)])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return OrdersListViewModel(repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
