import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesPositionViewModelTests {
    private let deliveryId = 54
    private let repository = MockDeliveriesRepository()
    private let viewModel: DeliveriesPositionViewModel

    init() {
        viewModel = DeliveriesPositionViewModel(
            deliveryId: deliveryId,
            observePositionUseCase: ObservePositionUseCase(repository: repository)
        )
    }

    @Test func keepsWhatItWasGiven() {
        #expect(viewModel.deliveryId == deliveryId)
    }

    @Test func loadsWhatItShowsOnce() async {
        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        #expect(repository.calls == [.observePosition(deliveryId: deliveryId)])
        #expect(viewModel.item == repository.observePositionResult)
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

        #expect(repository.calls == [.observePosition(deliveryId: deliveryId)])
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

        #expect(viewModel.item == repository.observePositionResult)
        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func keepsItsContentWhenARefreshFails() async {
        await viewModel.loadInitialData()
        repository.error = NetworkError.noConnection

        await viewModel.refreshData()

        #expect(viewModel.item == repository.observePositionResult)
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
        let (updates, continuation) = AsyncStream.makeStream(of: Position.self)
        repository.observePositionUpdates = updates

        let screen = Task { await viewModel.loadInitialData() }
        #expect(await eventually { viewModel.item == repository.observePositionResult })
        #expect(viewModel.screenState == .content)
        #expect(!viewModel.isLoading)

        let second = Position(latitude: 33.5, longitude: 59.5, measured: Date(timeIntervalSince1970: 21))
        continuation.yield(second)
        #expect(await eventually { viewModel.item == second })
        #expect(viewModel.screenState == .content)

        screen.cancel()
        await screen.value
        #expect(!viewModel.showError)
    }
}
