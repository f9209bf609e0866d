import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsDetailViewModelTests {
    private let claimId = 26
    private let repository = MockClaimsRepository()
    private let viewModel: ClaimsDetailViewModel

    init() {
        viewModel = ClaimsDetailViewModel(
            claimId: claimId,
            getClaimUseCase: GetClaimUseCase(repository: repository),
            closeClaimUseCase: CloseClaimUseCase(repository: repository),
            removeClaimUseCase: RemoveClaimUseCase(repository: repository)
        )
    }

    @Test func keepsWhatItWasGiven() {
        #expect(viewModel.claimId == claimId)
    }

    @Test func loadsWhatItShowsOnce() async {
        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        #expect(repository.calls == [.getClaim(id: claimId)])
        #expect(viewModel.item == repository.getClaimResult)
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

        #expect(repository.calls == [.getClaim(id: claimId)])
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

        #expect(viewModel.item == repository.getClaimResult)
        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func keepsItsContentWhenARefreshFails() async {
        await viewModel.loadInitialData()
        repository.error = ClaimError.unknown

        await viewModel.refreshData()

        #expect(viewModel.item == repository.getClaimResult)
        #expect(viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func closeClaimCallsItsUseCase() async {
        await viewModel.closeClaim()

        #expect(repository.calls == [.closeClaim(id: claimId), .getClaim(id: claimId)])
    }

    @Test func closeClaimShowsAnErrorWhenItsUseCaseFails() async {
        repository.error = ClaimError.unknown

        await viewModel.closeClaim()

        #expect(viewModel.errorMessage == ClaimError.unknown.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.isFinished)
    }

    @Test func closeClaimRunsOnceWhenItIsTappedTwice() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            #expect(viewModel.isWorking)
            await viewModel.closeClaim()
        }

        await viewModel.closeClaim()

        #expect(repository.calls.filter { if case .closeClaim = $0 { return true } else { return false } }.count == 1)
        #expect(!viewModel.isWorking)
    }

    @Test func closeClaimRunsDuringARefresh() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            await viewModel.closeClaim()
        }

        await viewModel.refreshData()

        #expect(repository.calls.filter { if case .closeClaim = $0 { return true } else { return false } }.count == 1)
    }

    @Test func removeClaimCallsItsUseCase() async {
        await viewModel.removeClaim()

        #expect(repository.calls == [.removeClaim(id: claimId)])
        #expect(viewModel.isFinished)
    }

    @Test func removeClaimShowsAnErrorWhenItsUseCaseFails() async {
        repository.error = NetworkError.noConnection

        await viewModel.removeClaim()

        #expect(viewModel.errorMessage == NetworkError.noConnection.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.isFinished)
    }

    @Test func removeClaimRunsOnceWhenItIsTappedTwice() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            #expect(viewModel.isWorking)
            await viewModel.removeClaim()
        }

        await viewModel.removeClaim()

        #expect(repository.calls.filter { if case .removeClaim = $0 { return true } else { return false } }.count == 1)
        #expect(!viewModel.isWorking)
    }

    @Test func removeClaimRunsDuringARefresh() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            await viewModel.removeClaim()
        }

        await viewModel.refreshData()

        #expect(repository.calls.filter { if case .removeClaim = $0 { return true } else { return false } }.count == 1)
    }

    @Test func dropsAnAnswerThatComesAfterThatOfANewerLoad() async {
        let older = repository.getClaimResult
        let newer = Claim(id: 15, title: "Title 2", note: "Note 2")
        repository.whileRunning = {
            repository.whileRunning = nil
            repository.getClaimResult = newer
            await viewModel.closeClaim()
            repository.getClaimResult = older
        }

        await viewModel.refreshData()

        #expect(viewModel.item == newer)
    }
}
