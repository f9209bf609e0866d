import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesHistoryViewModelTests {
    private let state: DeliveryState = .underway
    private let repository = MockDeliveriesRepository()
    private let viewModel: DeliveriesHistoryViewModel

    init() {
        viewModel = DeliveriesHistoryViewModel(
            state: state,
            findDeliveriesUseCase: FindDeliveriesUseCase(repository: repository),
            archiveDeliveryUseCase: ArchiveDeliveryUseCase(repository: repository)
        )
    }

    @Test func keepsWhatItWasGiven() {
        #expect(viewModel.state == state)
    }

    @Test func loadsWhatItShowsOnce() async {
        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        #expect(repository.calls == [.findDeliveries(state: state, page: 1)])
        #expect(viewModel.items == repository.findDeliveriesResult)
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

        #expect(repository.calls == [.findDeliveries(state: state, page: 1)])
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

        #expect(viewModel.items == repository.findDeliveriesResult)
        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func keepsItsContentWhenARefreshFails() async {
        await viewModel.loadInitialData()
        repository.error = NetworkError.noConnection

        await viewModel.refreshData()

        #expect(viewModel.items == repository.findDeliveriesResult)
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
        repository.findDeliveriesResult = []

        await viewModel.loadInitialData()

        #expect(viewModel.screenState == .empty)
    }

    @Test func addsPagesUntilOneIsEmpty() async {
        let secondPage = [Delivery(id: 15, title: "Title 2", state: .delivered)]
        repository.findDeliveriesPages = [2: secondPage]
        await viewModel.loadInitialData()

        for _ in 1...3 { await viewModel.loadNextPage() }

        #expect(viewModel.items == repository.findDeliveriesResult + secondPage)
        #expect(
            repository.calls == [
                .findDeliveries(state: state, page: 1),
                .findDeliveries(state: state, page: 2),
                .findDeliveries(state: state, page: 3),
            ]
        )
    }

    @Test func loadsAPageOnce() async {
        await viewModel.loadInitialData()
        repository.whileRunning = {
            repository.whileRunning = nil
            await viewModel.loadNextPage()
        }

        await viewModel.loadNextPage()

        #expect(repository.calls.count == 2)
    }

    @Test func archiveDeliveryCallsItsUseCaseAndLoadsAgain() async {
        let item = Delivery(id: 15, title: "Title 2", state: .delivered)

        await viewModel.archiveDelivery(item)

        #expect(repository.calls == [.archiveDelivery(id: item.id), .findDeliveries(state: state, page: 1)])
        #expect(viewModel.items == repository.findDeliveriesResult)
    }

    @Test func archiveDeliveryRunsOnceWhenItIsTappedTwice() async {
        let item = Delivery(id: 15, title: "Title 2", state: .delivered)
        repository.whileRunning = {
            repository.whileRunning = nil
            #expect(viewModel.isWorking)
            await viewModel.archiveDelivery(item)
        }

        await viewModel.archiveDelivery(item)

        #expect(
            repository.calls.filter { if case .archiveDelivery = $0 { return true } else { return false } }.count == 1
        )
        #expect(!viewModel.isWorking)
    }

    @Test func archiveDeliveryRunsDuringARefresh() async {
        let item = Delivery(id: 15, title: "Title 2", state: .delivered)
        repository.whileRunning = {
            repository.whileRunning = nil
            await viewModel.archiveDelivery(item)
        }

        await viewModel.refreshData()

        #expect(
            repository.calls.filter { if case .archiveDelivery = $0 { return true } else { return false } }.count == 1
        )
    }

    @Test func dropsAnAnswerThatComesAfterThatOfANewerLoad() async {
        let older = repository.findDeliveriesResult
        let newer = [Delivery(id: 15, title: "Title 2", state: .delivered)]
        repository.whileRunning = {
            repository.whileRunning = nil
            repository.findDeliveriesResult = newer
            await viewModel.archiveDelivery(older[0])
            repository.findDeliveriesResult = older
        }

        await viewModel.refreshData()

        #expect(viewModel.items == newer)
    }
}
