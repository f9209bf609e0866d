import Combine
import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesDetailViewModelTests {
    private let deliveryId = 54

    @Test func keepsWhatItWasGiven() {
        let viewModel = makeViewModel(MockDeliveriesRepository())

        #expect(viewModel.deliveryId == deliveryId)
    }

    @Test func loadsWhatItShowsOnce() async {
        let repository = MockDeliveriesRepository()
        let viewModel = makeViewModel(repository)

        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        #expect(repository.calls == [.observeDelivery(id: deliveryId)])
        #expect(viewModel.item == repository.observeDeliveryResult)
        #expect(viewModel.screenState == .content)
        #expect(!viewModel.isLoading)
    }

    @Test func isLoadingUntilTheAnswerIsThereAndAsksOnlyOnce() async {
        let repository = MockDeliveriesRepository()
        let viewModel = makeViewModel(repository)
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
        let repository = MockDeliveriesRepository()
        let viewModel = makeViewModel(repository)
        repository.error = NetworkError.noConnection

        await viewModel.loadInitialData()

        let message = NetworkError.noConnection.localizedDescription
        #expect(viewModel.errorMessage == message)
        #expect(viewModel.showError)
        #expect(viewModel.screenState == .failed(message: message))
        #expect(!viewModel.isLoading)
    }

    @Test func recoversWhenTheRetrySucceeds() async {
        let repository = MockDeliveriesRepository()
        let viewModel = makeViewModel(repository)
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
        let repository = MockDeliveriesRepository()
        let viewModel = makeViewModel(repository)
        await viewModel.loadInitialData()
        repository.error = NetworkError.noConnection

        await viewModel.refreshData()

        #expect(viewModel.item == repository.observeDeliveryResult)
        #expect(viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func showsNoErrorWhenTheLoadIsCancelled() async {
        let repository = MockDeliveriesRepository()
        let viewModel = makeViewModel(repository)
        repository.error = CancellationError()

        await viewModel.loadInitialData()

        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(!viewModel.isLoading)
    }

    @Test func followsTheValuesUntilTheScreenEnds() async {
        let repository = MockDeliveriesRepository()
        let viewModel = makeViewModel(repository)
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
        let repository = MockDeliveriesRepository()
        let viewModel = makeViewModel(repository)

        await viewModel.cancelDelivery()

        #expect(repository.calls == [.cancelDelivery(id: deliveryId)])
        #expect(viewModel.isFinished)
    }

    @Test func cancelDeliveryShowsAnErrorWhenItsUseCaseFails() async {
        let repository = MockDeliveriesRepository()
        let viewModel = makeViewModel(repository)
        repository.error = NetworkError.noConnection

        await viewModel.cancelDelivery()

        #expect(viewModel.errorMessage == NetworkError.noConnection.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.isFinished)
    }

    @Test func cancelDeliveryRunsOnceWhenItIsTappedTwice() async {
        let repository = MockDeliveriesRepository()
        let viewModel = makeViewModel(repository)
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
        let repository = MockDeliveriesRepository()
        let viewModel = makeViewModel(repository)
        repository.whileRunning = {
            repository.whileRunning = nil
            await viewModel.cancelDelivery()
        }

        await viewModel.refreshData()

        #expect(
            repository.calls.filter { if case .cancelDelivery = $0 { return true } else { return false } }.count == 1
        )
    }

    // MARK: - Private Methods
    private func makeViewModel(_ repository: MockDeliveriesRepository) -> DeliveriesDetailViewModel {
        return DeliveriesDetailViewModel(
            deliveryId: deliveryId,
            observeDeliveryUseCase: ObserveDeliveryUseCase(repository: repository),
            cancelDeliveryUseCase: CancelDeliveryUseCase(repository: repository)
        )
    }
}
