import Foundation
import Testing

@testable import Orders

@MainActor
struct OrdersDetailViewModelTests {
    private let orderId: Int = 62
    private let repository: MockOrdersRepository
    private let coordinator: CoordinatorSpy
    private let viewModel: OrdersDetailViewModel

    init() {
        repository = MockOrdersRepository()
        coordinator = CoordinatorSpy()
        viewModel = OrdersDetailViewModel(
            orderId: orderId,
            interactor: OrdersDetailInteractor(repository: repository),
            coordinator: coordinator
        )
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(repository.calls.first == .getOrder(id: orderId))
        #expect(viewModel.item == repository.getOrderResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
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
        #expect(repository.calls == calls + calls)
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
        let older = repository.getOrderResult
        let newer = Order.samples[1]
        for failure in [nil, URLError(.timedOut)] {
            repository.onCall = { [repository, viewModel] in
                repository.onCall = {}
                repository.getOrderResult = newer
                await viewModel.refresh()
                repository.getOrderResult = older
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
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.item == repository.getOrderResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isRefreshing)

        repository.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("cancel order: tells the repository, closes and has the others loaded again")
    func cancelOrder() async {
        await viewModel.cancelOrder()
        #expect(repository.calls.first == .cancelOrder(id: orderId))
        #expect(coordinator.calls == [.close, .refresh])
    }

    @Test("cancel order: shows an error when the repository fails; a second try clears it")
    func showsErrorOfCancelOrder() async {
        await viewModel.loadData()
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.cancelOrder()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.cancelOrder()
        #expect(viewModel.error == nil)
    }

    @Test("cancel order: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsCancelOrderOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isWorking)
            repository.onCall = {}
            await viewModel.cancelOrder()
        }
        await viewModel.cancelOrder()
        #expect(!viewModel.isWorking)
        let sent = repository.calls.filter { call in
            if case .cancelOrder = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("reorder: tells the repository and has what changed loaded again")
    func reorder() async {
        await viewModel.reorder()
        #expect(repository.calls.first == .reorder(id: orderId))
        #expect(coordinator.calls == [.refresh])
    }

    @Test("reorder: shows an error when the repository fails; a second try clears it")
    func showsErrorOfReorder() async {
        await viewModel.loadData()
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.reorder()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.reorder()
        #expect(viewModel.error == nil)
    }

    @Test("reorder: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsReorderOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isWorking)
            repository.onCall = {}
            await viewModel.reorder()
        }
        await viewModel.reorder()
        #expect(!viewModel.isWorking)
        let sent = repository.calls.filter { call in
            if case .reorder = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return OrdersDetailViewModel(
                orderId: orderId,
                interactor: OrdersDetailInteractor(repository: repository),
                coordinator: coordinator
            )
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: OrdersDetailCoordinatorActions {
        enum Call: Equatable {
            case close
            case refresh
        }

        private(set) var calls: [Call] = []

        func closeDetail(_ controller: AnyObject?) {
            calls.append(.close)
        }

        func refresh() async {
            calls.append(.refresh)
        }
    }
}
