import Foundation
import Testing

@testable import Orders

@MainActor
struct OrdersViewModelTests {
    private let repository: MockOrdersRepository
    private let coordinator: CoordinatorSpy
    private let viewModel: OrdersViewModel

    init() {
        repository = MockOrdersRepository()
        coordinator = CoordinatorSpy()
        viewModel = OrdersViewModel(interactor: OrdersInteractor(repository: repository), coordinator: coordinator)
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
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
        await viewModel.loadData()
        #expect(viewModel.hasLoaded)
    }

    @Test("loads once, however often the screen appears")
    func loadsOnce() async {
        await viewModel.loadData()
        let calls = repository.calls
        await viewModel.loadData()
        #expect(repository.calls == calls)
    }

    @Test("shows an error and stops loading when the repository fails; a retry clears it")
    func showsError() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.loadData()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.hasLoaded)

        repository.onCall = {}
        await viewModel.loadData()
        #expect(viewModel.error == nil)
        #expect(viewModel.hasLoaded)
    }

    @Test("a cancelled load shows no error")
    func ignoresCancellation() async {
        repository.onCall = { throw CancellationError() }
        await viewModel.loadData()
        #expect(viewModel.error == nil)
        #expect(!viewModel.isLoading)
    }

    @Test("refreshes what is there without the loading state")
    func refreshes() async {
        await viewModel.loadData()
        repository.onCall = { [viewModel] in
            #expect(viewModel.isRefreshing)
            #expect(!viewModel.isLoading)
        }
        let calls = repository.calls
        await viewModel.refresh()
        #expect(repository.calls.count == 2 * calls.count)
        #expect(!viewModel.isRefreshing)
    }

    @Test("what was never loaded is not refreshed")
    func refreshesOnlyWhatWasLoaded() async {
        await viewModel.refresh()
        #expect(repository.calls.isEmpty)
    }

    @Test("an answer that comes after that of a newer load is dropped, and so is a failure")
    func keepsNewestAnswer() async {
        await viewModel.loadData()
        let older = repository.getOrdersResult
        let newer = [Order.samples[1]]
        for failure in [nil, URLError(.timedOut)] {
            repository.onCall = { [repository, viewModel] in
                guard case .getOrders = repository.calls.last else { return }

                repository.onCall = {}
                repository.getOrdersResult = newer
                await viewModel.refresh()
                repository.getOrdersResult = older
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
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.items == repository.getOrdersResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isRefreshing)

        repository.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("remove order: tells the repository and loads again")
    func removeOrder() async {
        let item = repository.getOrdersResult[0]
        await viewModel.removeOrder(item)
        #expect(repository.calls.first == .removeOrder(order: item))
        #expect(repository.calls.dropFirst().contains(.getOrders))
    }

    @Test("remove order: shows an error when the repository fails; a second try clears it")
    func showsErrorOfRemoveOrder() async {
        await viewModel.loadData()
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.removeOrder(repository.getOrdersResult[0])
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)

        repository.onCall = {}
        await viewModel.removeOrder(repository.getOrdersResult[0])
        #expect(viewModel.error == nil)
    }

    @Test("remove order: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsRemoveOrderOnce() async {
        let item = repository.getOrdersResult[0]
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isWorking)
            repository.onCall = {}
            await viewModel.removeOrder(item)
        }
        await viewModel.removeOrder(item)
        #expect(!viewModel.isWorking)
        let sent = repository.calls.filter { call in
            if case .removeOrder = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("get recent orders: asks the repository and keeps its answer")
    func getRecentOrders() async {
        let limit = 82
        await viewModel.getRecentOrders(limit: limit)
        #expect(repository.calls.first == .getRecentOrders(limit: limit))
        #expect(viewModel.recentOrders == repository.getRecentOrdersResult)
    }

    @Test("get recent orders: shows an error when the repository fails; a second try clears it")
    func showsErrorOfGetRecentOrders() async {
        await viewModel.loadData()
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.getRecentOrders(limit: 82)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)

        repository.onCall = {}
        await viewModel.getRecentOrders(limit: 82)
        #expect(viewModel.error == nil)
    }

    @Test("get recent orders: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsGetRecentOrdersOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isWorking)
            repository.onCall = {}
            await viewModel.getRecentOrders(limit: 82)
        }
        await viewModel.getRecentOrders(limit: 82)
        #expect(!viewModel.isWorking)
        let sent = repository.calls.filter { call in
            if case .getRecentOrders = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("sync orders: tells the repository and has what changed loaded again")
    func syncOrders() async {
        await viewModel.syncOrders()
        #expect(repository.calls.first == .syncOrders)
        #expect(repository.calls.dropFirst().contains(.getOrders))
    }

    @Test("sync orders: shows an error when the repository fails; a second try clears it")
    func showsErrorOfSyncOrders() async {
        await viewModel.loadData()
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.syncOrders()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)

        repository.onCall = {}
        await viewModel.syncOrders()
        #expect(viewModel.error == nil)
    }

    @Test("sync orders: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsSyncOrdersOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isWorking)
            repository.onCall = {}
            await viewModel.syncOrders()
        }
        await viewModel.syncOrders()
        #expect(!viewModel.isWorking)
        let sent = repository.calls.filter { call in
            if case .syncOrders = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("opens detail for a row")
    func showsDetail() {
        let item = repository.getOrdersResult[0]
        viewModel.showDetail(of: item)
        #expect(coordinator.calls == [.showDetail(orderId: item.id)])
    }

    @Test("opens login")
    func showsLogin() {
        viewModel.showLogin()
        #expect(coordinator.calls == [.showLogin])
    }

    @Test("opens search")
    func showsSearch() {
        viewModel.showSearch()
        #expect(coordinator.calls == [.showSearch])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return OrdersViewModel(interactor: OrdersInteractor(repository: repository), coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: OrdersCoordinatorActions {
        enum Call: Equatable {
            case showDetail(orderId: Int)
            case showLogin
            case showSearch
        }

        private(set) var calls: [Call] = []

        func showDetail(orderId: Int) {
            calls.append(.showDetail(orderId: orderId))
        }

        func showLogin() {
            calls.append(.showLogin)
        }

        func showSearch() {
            calls.append(.showSearch)
        }
    }
}
