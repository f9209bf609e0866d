import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsProgressViewModelTests {
    private let claimId = 26
    private let repository = MockClaimsRepository()
    private let viewModel: ClaimsProgressViewModel

    init() {
        viewModel = ClaimsProgressViewModel(
            claimId: claimId,
            observeProgressUseCase: ObserveProgressUseCase(repository: repository)
        )
    }

    @Test func keepsWhatItWasGiven() {
        #expect(viewModel.claimId == claimId)
    }

    @Test func loadsWhatItShowsOnce() async {
        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        #expect(repository.calls == [.observeProgress(claimId: claimId)])
        #expect(viewModel.item == repository.observeProgressResult)
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

        #expect(repository.calls == [.observeProgress(claimId: claimId)])
        #expect(!viewModel.isLoading)
    }

    @Test func showsAnErrorAndStopsLoadingWhenTheUseCaseFails() async {
        repository.error = ClaimError.unknown

        await viewModel.loadInitialData()

        let message = ClaimError.unknown.localizedDescription
        #expect(viewModel.errorMessage == message)
        #expect(viewModel.showError)
        #expect(viewModel.screenState == .failed(message: message))
        #expect(!viewModel.isLoading)
    }

    @Test func recoversWhenTheRetrySucceeds() async {
        repository.error = ClaimError.unknown
        await viewModel.loadInitialData()
        repository.error = nil

        await viewModel.refreshData()

        #expect(viewModel.item == repository.observeProgressResult)
        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func keepsItsContentWhenARefreshFails() async {
        await viewModel.loadInitialData()
        repository.error = ClaimError.unknown

        await viewModel.refreshData()

        #expect(viewModel.item == repository.observeProgressResult)
        #expect(viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func followsTheValuesUntilTheScreenEnds() async {
        let (updates, continuation) = AsyncStream.makeStream(of: ClaimProgress.self)
        repository.observeProgressUpdates = updates

        let screen = Task { await viewModel.loadInitialData() }
        #expect(await eventually { viewModel.item == repository.observeProgressResult })
        #expect(viewModel.screenState == .content)
        #expect(!viewModel.isLoading)

        let second = ClaimProgress(done: 29, remark: "Remark 2")
        continuation.yield(second)
        #expect(await eventually { viewModel.item == second })
        #expect(viewModel.screenState == .content)

        screen.cancel()
        await screen.value
        #expect(!viewModel.showError)
    }
}
