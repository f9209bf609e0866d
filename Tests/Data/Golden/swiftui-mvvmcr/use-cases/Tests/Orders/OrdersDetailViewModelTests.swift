import Foundation
import Testing

@testable import Demo

@MainActor
struct OrdersDetailViewModelTests {
    private let orderId: Int = 62
    private let service: MockOrdersService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: OrdersCoordinator
    private let viewModel: OrdersDetailViewModel

    init() {
        service = MockOrdersService()
        container = DependencyContainer()
        container.ordersService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = OrdersCoordinator(parent: parent, dependencyContainer: container)
        viewModel = OrdersDetailViewModel(orderId: orderId, service: service, coordinator: coordinator)
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        service.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(service.calls.first == .getOrder(id: orderId))
        #expect(viewModel.item == service.getOrderResult)
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
        let older = service.getOrderResult
        let newer = Order.samples[1]
        for failure in [nil, URLError(.timedOut)] {
            service.onCall = { [service, viewModel] in
                service.onCall = {}
                service.getOrderResult = newer
                await viewModel.refresh()
                service.getOrderResult = older
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
        service.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.item == service.getOrderResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isRefreshing)

        service.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("cancel order: tells the service, closes and loads again what is beneath")
    func cancelOrder() async {
        _ = coordinator.build(.list)
        coordinator.push(.detail(orderId: orderId))
        await viewModel.cancelOrder()
        #expect(service.calls.first == .cancelOrder(id: orderId))
        #expect(coordinator.navigationStack.isEmpty)
        #expect(service.calls.contains(.getOrders))
    }

    @Test("cancel order: shows an error when the service fails; a second try clears it")
    func showsErrorOfCancelOrder() async {
        await viewModel.loadData()
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.cancelOrder()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)

        service.onCall = {}
        await viewModel.cancelOrder()
        #expect(viewModel.error == nil)
    }

    @Test("cancel order: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsCancelOrderOnce() async {
        service.onCall = { [service, viewModel] in
            #expect(viewModel.isWorking)
            service.onCall = {}
            await viewModel.cancelOrder()
        }
        await viewModel.cancelOrder()
        #expect(!viewModel.isWorking)
        let sent = service.calls.filter { call in
            if case .cancelOrder = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("reorder: tells the service and loads again")
    func reorder() async {
        _ = coordinator.build(.list)
        await viewModel.reorder()
        #expect(service.calls.first == .reorder(id: orderId))
        #expect(service.calls.contains(.getOrders))
    }

    @Test("reorder: shows an error when the service fails; a second try clears it")
    func showsErrorOfReorder() async {
        await viewModel.loadData()
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.reorder()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)

        service.onCall = {}
        await viewModel.reorder()
        #expect(viewModel.error == nil)
    }

    @Test("reorder: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsReorderOnce() async {
        service.onCall = { [service, viewModel] in
            #expect(viewModel.isWorking)
            service.onCall = {}
            await viewModel.reorder()
        }
        await viewModel.reorder()
        #expect(!viewModel.isWorking)
        let sent = service.calls.filter { call in
            if case .reorder = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: OrdersCoordinator?
        let viewModel = {
            let coordinator = OrdersCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return OrdersDetailViewModel(orderId: orderId, service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
