import Combine
import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesDetailViewModelTests {
    private let deliveryId = 54
    private let repository = MockDeliveriesRepository()
    private let viewModel: DeliveriesDetailViewModel

    init() {
        viewModel = DeliveriesDetailViewModel(
            deliveryId: deliveryId,
            observeDeliveryUseCase: ObserveDeliveryUseCase(repository: repository),
            cancelDeliveryUseCase: CancelDeliveryUseCase(repository: repository)
        )
    }

    @Test func keepsWhatItWasGiven() {
        #expect(viewModel.deliveryId == deliveryId)
    }

    @Test func loadsWhatItShowsOnce() async {
        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        #expect(repository.calls == [.observeDelivery(id: deliveryId)])
        #expect(viewModel.item == repository.observeDeliveryResult)
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

        #expect(repository.calls == [.observeDelivery(id: deliveryId)])
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

        #expect(viewModel.item == repository.observeDeliveryResult)
        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func keepsItsContentWhenARefreshFails() async {
        await viewModel.loadInitialData()
        repository.error = NetworkError.noConnection

        await viewModel.refreshData()

        #expect(viewModel.item == repository.observeDeliveryResult)
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

    @Test func followsTheValuesUntilTheScreenEnds() async {
        let updates = PassthroughSubject<Delivery, Error>()
        repository.observeDeliveryUpdates = updates.eraseToAnyPublisher()

        let screen = Task { await viewModel.loadInitialData() }
        #expect(await eventually { viewModel.item == repository.observeDeliveryResult })
        #expect(viewModel.screenState == .content)
        #expect(!viewModel.isLoading)

        let second = Delivery(id: 15, title: "Title 2", state: .delivered)
        updates.send(second)
        #expect(await eventually { viewModel.item == second })
        #expect(viewModel.screenState == .content)

        screen.cancel()
        await screen.value
        #expect(!viewModel.showError)
    }

    @Test func cancelDeliveryCallsItsUseCase() async {
        await viewModel.cancelDelivery()

        #expect(repository.calls == [.cancelDelivery(id: deliveryId)])
        #expect(viewModel.isFinished)
    }

    @Test func cancelDeliveryShowsAnErrorWhenItsUseCaseFails() async {
        repository.error = NetworkError.noConnection

        await viewModel.cancelDelivery()

        #expect(viewModel.errorMessage == NetworkError.noConnection.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.isFinished)
    }

    @Test func cancelDeliveryRunsOnceWhenItIsTappedTwice() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            #expect(viewModel.isWorking)
            await viewModel.cancelDelivery()
        }

        await viewModel.cancelDelivery()

        #expect(
            repository.calls.filter { if case .cancelDelivery = $0 { return true } else { return false } }.count == 1
        )
        #expect(!viewModel.isWorking)
    }

    @Test func cancelDeliveryRunsDuringARefresh() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            await viewModel.cancelDelivery()
        }

        await viewModel.refreshData()

        #expect(
            repository.calls.filter { if case .cancelDelivery = $0 { return true } else { return false } }.count == 1
        )
    }
}
