import Foundation
import Testing

@testable import Demo

@MainActor
struct OrdersDetailViewModelTests {
    private let orderId = 62
    private let repository = MockOrdersRepository()
    private let viewModel: OrdersDetailViewModel

    init() {
        viewModel = OrdersDetailViewModel(
            orderId: orderId,
            getOrderUseCase: GetOrderUseCase(repository: repository),
            cancelOrderUseCase: CancelOrderUseCase(repository: repository),
            reorderUseCase: ReorderUseCase(repository: repository)
        )
    }

    @Test func keepsWhatItWasGiven() {
        #expect(viewModel.orderId == orderId)
    }

    @Test func loadsWhatItShowsOnce() async {
        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        #expect(repository.calls == [.getOrder(id: orderId)])
        #expect(viewModel.item == repository.getOrderResult)
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

        #expect(repository.calls == [.getOrder(id: orderId)])
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

        #expect(viewModel.item == repository.getOrderResult)
        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func keepsItsContentWhenARefreshFails() async {
        await viewModel.loadInitialData()
        repository.error = NetworkError.noConnection

        await viewModel.refreshData()

        #expect(viewModel.item == repository.getOrderResult)
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

    @Test func cancelOrderCallsItsUseCase() async {
        await viewModel.cancelOrder()

        #expect(repository.calls == [.cancelOrder(id: orderId)])
        #expect(viewModel.isFinished)
    }

    @Test func cancelOrderShowsAnErrorWhenItsUseCaseFails() async {
        repository.error = NetworkError.noConnection

        await viewModel.cancelOrder()

        #expect(viewModel.errorMessage == NetworkError.noConnection.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.isFinished)
    }

    @Test func cancelOrderRunsOnceWhenItIsTappedTwice() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            #expect(viewModel.isWorking)
            await viewModel.cancelOrder()
        }

        await viewModel.cancelOrder()

        #expect(repository.calls.filter { if case .cancelOrder = $0 { return true } else { return false } }.count == 1)
        #expect(!viewModel.isWorking)
    }

    @Test func cancelOrderRunsDuringARefresh() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            await viewModel.cancelOrder()
        }

        await viewModel.refreshData()

        #expect(repository.calls.filter { if case .cancelOrder = $0 { return true } else { return false } }.count == 1)
    }

    @Test func reorderCallsItsUseCase() async {
        await viewModel.reorder()

        #expect(repository.calls == [.reorder(id: orderId), .getOrder(id: orderId)])
        #expect(viewModel.reorderResult == repository.reorderResult)
    }

    @Test func reorderShowsAnErrorWhenItsUseCaseFails() async {
        repository.error = NetworkError.noConnection

        await viewModel.reorder()

        #expect(viewModel.errorMessage == NetworkError.noConnection.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.isFinished)
    }

    @Test func reorderRunsOnceWhenItIsTappedTwice() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            #expect(viewModel.isWorking)
            await viewModel.reorder()
        }

        await viewModel.reorder()

        #expect(repository.calls.filter { if case .reorder = $0 { return true } else { return false } }.count == 1)
        #expect(!viewModel.isWorking)
    }

    @Test func reorderRunsDuringARefresh() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            await viewModel.reorder()
        }

        await viewModel.refreshData()

        #expect(repository.calls.filter { if case .reorder = $0 { return true } else { return false } }.count == 1)
    }

    @Test func dropsAnAnswerThatComesAfterThatOfANewerLoad() async {
        let older = repository.getOrderResult
        let newer = Order(id: 15, number: "Number 2", state: .shipped, total: 53.5)
        repository.whileRunning = {
            repository.whileRunning = nil
            repository.getOrderResult = newer
            await viewModel.reorder()
            repository.getOrderResult = older
        }

        await viewModel.refreshData()

        #expect(viewModel.item == newer)
    }
}
