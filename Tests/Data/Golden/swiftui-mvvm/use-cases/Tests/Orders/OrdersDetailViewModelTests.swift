import Foundation
import Testing

@testable import Demo

@MainActor
struct OrdersDetailViewModelTests {
    private let orderId = 62
    private let repository: MockOrdersRepository
    private let coordinator: MockCoordinator
    private let viewModel: OrdersDetailViewModel

    init() {
        repository = MockOrdersRepository()
        coordinator = MockCoordinator()
        viewModel = OrdersDetailViewModel(orderId: orderId, repository: repository, coordinator: coordinator)
    }

    // MARK: - Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.load()
        #expect(repository.calls.first == .getOrder(id: orderId))
        #expect(viewModel.item == repository.getOrderResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
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
        repository.getOrderResult = Order.samples[1]
        await viewModel.refresh()
        #expect(viewModel.item == repository.getOrderResult)
    }

    @Test("an answer that comes after that of a newer load is dropped")
    func keepsNewestAnswer() async {
        await viewModel.load()
        let older = repository.getOrderResult
        let newer = Order.samples[1]
        repository.onCall = { [repository, viewModel] in
            repository.onCall = {}
            repository.getOrderResult = newer
            await viewModel.refresh()
            repository.getOrderResult = older
        }
        await viewModel.refresh()
        #expect(viewModel.item == newer)
    }

    @Test("keeps what is there when a refresh fails, and says so")
    func keepsDataOnFailedRefresh() async {
        await viewModel.load()
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.item == repository.getOrderResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
    }

    @Test("cancel order: tells the repository, closes, and has what is beneath loaded again")
    func cancelOrder() async {
        await viewModel.load()
        let loads = repository.calls
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.cancelOrder()
        #expect(repository.calls == loads + [.cancelOrder(id: orderId)])
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls == [.close(.ordersDetail(orderId: orderId)), .refresh])

        await viewModel.refresh()
        #expect(repository.calls == loads + [.cancelOrder(id: orderId)])
    }

    @Test("cancel order: shows an error and goes nowhere when the repository fails")
    func showsErrorOfCancelOrder() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.cancelOrder()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)
    }

    @Test("cancel order: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsCancelOrderOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isLoading)
            repository.onCall = {}
            await viewModel.cancelOrder()
        }
        await viewModel.cancelOrder()
        #expect(!viewModel.isLoading)
        let sent = repository.calls.filter { call in
            if case .cancelOrder = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("reorder: tells the repository and loads again")
    func reorder() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.reorder()
        #expect(repository.calls.first == .reorder(id: orderId))
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls == [.refresh])
    }

    @Test("reorder: shows an error and goes nowhere when the repository fails")
    func showsErrorOfReorder() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.reorder()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)
    }

    @Test("reorder: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsReorderOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isLoading)
            repository.onCall = {}
            await viewModel.reorder()
        }
        await viewModel.reorder()
        #expect(!viewModel.isLoading)
        let sent = repository.calls.filter { call in
            if case .reorder = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("reorder: loads what could not be loaded before")
    func loadsWithReorder() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.load()
        repository.onCall = {}
        await viewModel.reorder()
        #expect(viewModel.hasLoaded)
        #expect(viewModel.error == nil)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return OrdersDetailViewModel(orderId: orderId, repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
