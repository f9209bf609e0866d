import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsProgressViewModelTests {
    private let claimId = 26

    @Test func keepsWhatItWasGiven() {
        let viewModel = makeViewModel(MockClaimsRepository())

        #expect(viewModel.claimId == claimId)
    }

    @Test func loadsWhatItShowsOnce() async {
        let repository = MockClaimsRepository()
        let viewModel = makeViewModel(repository)

        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        #expect(repository.calls == [.observeProgress(claimId: claimId)])
        #expect(viewModel.item == repository.observeProgressResult)
        #expect(viewModel.screenState == .content)
        #expect(!viewModel.isLoading)
    }

    @Test func isLoadingUntilTheAnswerIsThereAndAsksOnlyOnce() async {
        let repository = MockClaimsRepository()
        let viewModel = makeViewModel(repository)
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
        let repository = MockClaimsRepository()
        let viewModel = makeViewModel(repository)
        repository.error = ClaimError.unknown

        await viewModel.loadInitialData()

        let message = ClaimError.unknown.localizedDescription
        #expect(viewModel.errorMessage == message)
        #expect(viewModel.showError)
        #expect(viewModel.screenState == .failed(message: message))
        #expect(!viewModel.isLoading)
    }

    @Test func recoversWhenTheRetrySucceeds() async {
        let repository = MockClaimsRepository()
        let viewModel = makeViewModel(repository)
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
        let repository = MockClaimsRepository()
        let viewModel = makeViewModel(repository)
        await viewModel.loadInitialData()
        repository.error = ClaimError.unknown

        await viewModel.refreshData()

        #expect(viewModel.item == repository.observeProgressResult)
        #expect(viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func followsTheValuesUntilTheScreenEnds() async {
        let repository = MockClaimsRepository()
        let viewModel = makeViewModel(repository)
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

    // MARK: - Private Methods
    private func makeViewModel(_ repository: MockClaimsRepository) -> ClaimsProgressViewModel {
        return ClaimsProgressViewModel(
            claimId: claimId,
            observeProgressUseCase: ObserveProgressUseCase(repository: repository)
        )
    }
}
