import Foundation
import Testing

@testable import Demo

@MainActor
struct OrdersViewModelTests {
    private let repository = MockOrdersRepository()
    private let viewModel: OrdersViewModel

    init() {
        viewModel = OrdersViewModel(
            getOrdersUseCase: GetOrdersUseCase(repository: repository),
            removeOrderUseCase: RemoveOrderUseCase(repository: repository),
            getRecentOrdersUseCase: GetRecentOrdersUseCase(repository: repository),
            syncOrdersUseCase: SyncOrdersUseCase(repository: repository),
            getUnreadCountUseCase: GetUnreadCountUseCase(repository: repository)
        )
    }

    @Test func loadsWhatItShowsOnce() async {
        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        #expect(repository.calls == [.getOrders])
        #expect(viewModel.items == repository.getOrdersResult)
        #expect(viewModel.screenState == .content)
        #expect(!viewModel.isLoading)
    }

    @Test func isLoadingUntilTheAnswerIsThereAndAsksOnlyOnce() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            #expect(viewModel.isLoading)
            #expect(viewModel.screenState == .loading)
            await viewModel.refreshData()
        }

        await viewModel.loadInitialData()

        #expect(repository.calls == [.getOrders])
        #expect(!viewModel.isLoading)
    }

    @Test func showsAnErrorAndStopsLoadingWhenTheUseCaseFails() async {
        repository.error = NetworkError.noConnection

        await viewModel.loadInitialData()

        let message = NetworkError.noConnection.localizedDescription
        #expect(viewModel.errorMessage == message)
        #expect(viewModel.showError)
        #expect(viewModel.screenState == .failed(message: message))
        #expect(!viewModel.isLoading)
    }

    @Test func recoversWhenTheRetrySucceeds() async {
        repository.error = NetworkError.noConnection
        await viewModel.loadInitialData()
        repository.error = nil

        await viewModel.refreshData()

        #expect(viewModel.items == repository.getOrdersResult)
        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func keepsItsContentWhenARefreshFails() async {
        await viewModel.loadInitialData()
        repository.error = NetworkError.noConnection

        await viewModel.refreshData()

        #expect(viewModel.items == repository.getOrdersResult)
        #expect(viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func showsNoErrorWhenTheLoadIsCancelled() async {
        repository.error = CancellationError()

        await viewModel.loadInitialData()

        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(!viewModel.isLoading)
    }

    @Test func isEmptyWhenThereIsNothingToShow() async {
        repository.getOrdersResult = []

        await viewModel.loadInitialData()

        #expect(viewModel.screenState == .empty)
    }

    @Test func removeOrderCallsItsUseCaseAndLoadsAgain() async {
        let item = Order(id: 15, number: "Number 2", state: .shipped, total: 53.5)

        await viewModel.removeOrder(item)

        #expect(repository.calls == [.removeOrder(order: item), .getOrders])
        #expect(viewModel.items == repository.getOrdersResult)
    }

    @Test func removeOrderRunsOnceWhenItIsTappedTwice() async {
        let item = Order(id: 15, number: "Number 2", state: .shipped, total: 53.5)
        repository.whileRunning = {
            repository.whileRunning = nil
            #expect(viewModel.isWorking)
            await viewModel.removeOrder(item)
        }

        await viewModel.removeOrder(item)

        #expect(repository.calls.filter { if case .removeOrder = $0 { return true } else { return false } }.count == 1)
        #expect(!viewModel.isWorking)
    }

    @Test func removeOrderRunsDuringARefresh() async {
        let item = Order(id: 15, number: "Number 2", state: .shipped, total: 53.5)
        repository.whileRunning = {
            repository.whileRunning = nil
            await viewModel.removeOrder(item)
        }

        await viewModel.refreshData()

        #expect(repository.calls.filter { if case .removeOrder = $0 { return true } else { return false } }.count == 1)
    }

    @Test func getRecentOrdersCallsItsUseCase() async {
        let limit = 82

        await viewModel.getRecentOrders(limit: limit)

        #expect(repository.calls == [.getRecentOrders(limit: limit)])
        #expect(viewModel.recentOrders == repository.getRecentOrdersResult)
    }

    @Test func getRecentOrdersShowsAnErrorWhenItsUseCaseFails() async {
        repository.error = NetworkError.noConnection

        await viewModel.getRecentOrders(limit: 82)

        #expect(viewModel.errorMessage == NetworkError.noConnection.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isLoading)
    }

    @Test func getRecentOrdersRunsOnceWhenItIsTappedTwice() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            #expect(viewModel.isWorking)
            await viewModel.getRecentOrders(limit: 82)
        }

        await viewModel.getRecentOrders(limit: 82)

        #expect(
            repository.calls.filter { if case .getRecentOrders = $0 { return true } else { return false } }.count == 1
        )
        #expect(!viewModel.isWorking)
    }

    @Test func getRecentOrdersRunsDuringARefresh() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            await viewModel.getRecentOrders(limit: 82)
        }

        await viewModel.refreshData()

        #expect(
            repository.calls.filter { if case .getRecentOrders = $0 { return true } else { return false } }.count == 1
        )
    }

    @Test func syncOrdersCallsItsUseCase() async {
        await viewModel.syncOrders()

        #expect(repository.calls == [.syncOrders, .getOrders])
    }

    @Test func syncOrdersShowsAnErrorWhenItsUseCaseFails() async {
        repository.error = NetworkError.noConnection

        await viewModel.syncOrders()

        #expect(viewModel.errorMessage == NetworkError.noConnection.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isLoading)
    }

    @Test func syncOrdersRunsOnceWhenItIsTappedTwice() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            #expect(viewModel.isWorking)
            await viewModel.syncOrders()
        }

        await viewModel.syncOrders()

        #expect(repository.calls.filter { if case .syncOrders = $0 { return true } else { return false } }.count == 1)
        #expect(!viewModel.isWorking)
    }

    @Test func syncOrdersRunsDuringARefresh() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            await viewModel.syncOrders()
        }

        await viewModel.refreshData()

        #expect(repository.calls.filter { if case .syncOrders = $0 { return true } else { return false } }.count == 1)
    }

    @Test func getUnreadCountCallsItsUseCase() async {
        await viewModel.getUnreadCount()

        #expect(repository.calls == [.getUnreadCount])
        #expect(viewModel.unreadCount == repository.getUnreadCountResult)
    }

    @Test func getUnreadCountShowsAnErrorWhenItsUseCaseFails() async {
        repository.error = NetworkError.noConnection

        await viewModel.getUnreadCount()

        #expect(viewModel.errorMessage == NetworkError.noConnection.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isLoading)
    }

    @Test func getUnreadCountRunsOnceWhenItIsTappedTwice() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            #expect(viewModel.isWorking)
            await viewModel.getUnreadCount()
        }

        await viewModel.getUnreadCount()

        #expect(
            repository.calls.filter { if case .getUnreadCount = $0 { return true } else { return false } }.count == 1
        )
        #expect(!viewModel.isWorking)
    }

    @Test func getUnreadCountRunsDuringARefresh() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            await viewModel.getUnreadCount()
        }

        await viewModel.refreshData()

        #expect(
            repository.calls.filter { if case .getUnreadCount = $0 { return true } else { return false } }.count == 1
        )
    }

    @Test func dropsAnAnswerThatComesAfterThatOfANewerLoad() async {
        let older = repository.getOrdersResult
        let newer = [Order(id: 15, number: "Number 2", state: .shipped, total: 53.5)]
        repository.whileRunning = {
            repository.whileRunning = nil
            repository.getOrdersResult = newer
            await viewModel.removeOrder(older[0])
            repository.getOrdersResult = older
        }

        await viewModel.refreshData()

        #expect(viewModel.items == newer)
    }
}
