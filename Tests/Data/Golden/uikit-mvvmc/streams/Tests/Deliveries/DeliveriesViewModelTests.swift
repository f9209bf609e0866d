import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesViewModelTests {
    private let repository = MockDeliveriesRepository()
    private let viewModel: DeliveriesViewModel

    init() {
        viewModel = DeliveriesViewModel(
            observeDeliveriesUseCase: ObserveDeliveriesUseCase(repository: repository),
            uploadPhotoUseCase: UploadPhotoUseCase(repository: repository)
        )
    }

    @Test func loadsWhatItShowsOnce() async {
        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        #expect(repository.calls == [.observeDeliveries])
        #expect(viewModel.items == repository.observeDeliveriesResult)
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

        #expect(repository.calls == [.observeDeliveries])
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

        #expect(viewModel.items == repository.observeDeliveriesResult)
        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func keepsItsContentWhenARefreshFails() async {
        await viewModel.loadInitialData()
        repository.error = NetworkError.noConnection

        await viewModel.refreshData()

        #expect(viewModel.items == repository.observeDeliveriesResult)
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
        repository.observeDeliveriesResult = []

        await viewModel.loadInitialData()

        #expect(viewModel.screenState == .empty)
    }

    @Test func followsTheValuesUntilTheScreenEnds() async {
        let (updates, continuation) = AsyncStream.makeStream(of: [Delivery].self)
        repository.observeDeliveriesUpdates = updates

        let screen = Task { await viewModel.loadInitialData() }
        #expect(await eventually { viewModel.items == repository.observeDeliveriesResult })
        #expect(viewModel.screenState == .content)
        #expect(!viewModel.isLoading)

        let second = [Delivery(id: 15, title: "Title 2", state: .delivered)]
        continuation.yield(second)
        #expect(await eventually { viewModel.items == second })
        #expect(viewModel.screenState == .content)

        screen.cancel()
        await screen.value
        #expect(!viewModel.showError)
    }

    @Test func uploadPhotoCallsItsUseCase() async {
        let deliveryId = 54
        let photo: Data = Data([32])
        let progress: @Sendable (Double) -> Void = { _ in }

        await viewModel.uploadPhoto(deliveryId: deliveryId, photo: photo, progress: progress)

        #expect(repository.calls == [.uploadPhoto(deliveryId: deliveryId, photo: photo), .observeDeliveries])
    }

    @Test func uploadPhotoShowsAnErrorWhenItsUseCaseFails() async {
        repository.error = NetworkError.noConnection

        await viewModel.uploadPhoto(deliveryId: 54, photo: Data([32]), progress: { _ in })

        #expect(viewModel.errorMessage == NetworkError.noConnection.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isLoading)
    }

    @Test func uploadPhotoRunsOnceWhenItIsTappedTwice() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            #expect(viewModel.isWorking)
            await viewModel.uploadPhoto(deliveryId: 54, photo: Data([32]), progress: { _ in })
        }

        await viewModel.uploadPhoto(deliveryId: 54, photo: Data([32]), progress: { _ in })

        #expect(repository.calls.filter { if case .uploadPhoto = $0 { return true } else { return false } }.count == 1)
        #expect(!viewModel.isWorking)
    }

    @Test func uploadPhotoRunsDuringARefresh() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            await viewModel.uploadPhoto(deliveryId: 54, photo: Data([32]), progress: { _ in })
        }

        await viewModel.refreshData()

        #expect(repository.calls.filter { if case .uploadPhoto = $0 { return true } else { return false } }.count == 1)
    }
}
