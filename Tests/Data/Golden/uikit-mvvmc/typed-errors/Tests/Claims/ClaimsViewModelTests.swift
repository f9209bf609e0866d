import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsViewModelTests {
    private let repository = MockClaimsRepository()
    private let viewModel: ClaimsViewModel

    init() {
        viewModel = ClaimsViewModel(
            getClaimsUseCase: GetClaimsUseCase(repository: repository),
            getClaimCountUseCase: GetClaimCountUseCase(repository: repository)
        )
    }

    @Test func loadsWhatItShowsOnce() async {
        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        #expect(repository.calls == [.getClaims(page: 1)])
        #expect(viewModel.items == repository.getClaimsResult)
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

        #expect(repository.calls == [.getClaims(page: 1)])
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

        #expect(viewModel.items == repository.getClaimsResult)
        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func keepsItsContentWhenARefreshFails() async {
        await viewModel.loadInitialData()
        repository.error = ClaimError.unknown

        await viewModel.refreshData()

        #expect(viewModel.items == repository.getClaimsResult)
        #expect(viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func isEmptyWhenThereIsNothingToShow() async {
        repository.getClaimsResult = []

        await viewModel.loadInitialData()

        #expect(viewModel.screenState == .empty)
    }

    @Test func addsPagesUntilOneIsEmpty() async {
        let secondPage = [Claim(id: 15, title: "Title 2", note: "Note 2")]
        repository.getClaimsPages = [2: secondPage]
        await viewModel.loadInitialData()

        for _ in 1...3 { await viewModel.loadNextPage() }

        #expect(viewModel.items == repository.getClaimsResult + secondPage)
        #expect(repository.calls == [.getClaims(page: 1), .getClaims(page: 2), .getClaims(page: 3)])
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

    @Test func getClaimCountCallsItsUseCase() async {
        await viewModel.getClaimCount()

        #expect(repository.calls == [.getClaimCount])
        #expect(viewModel.claimCount == repository.getClaimCountResult)
    }

    @Test func getClaimCountShowsAnErrorWhenItsUseCaseFails() async {
        repository.error = ClaimError.unknown

        await viewModel.getClaimCount()

        #expect(viewModel.errorMessage == ClaimError.unknown.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isLoading)
    }

    @Test func getClaimCountRunsOnceWhenItIsTappedTwice() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            #expect(viewModel.isWorking)
            await viewModel.getClaimCount()
        }

        await viewModel.getClaimCount()

        #expect(
            repository.calls.filter { if case .getClaimCount = $0 { return true } else { return false } }.count == 1
        )
        #expect(!viewModel.isWorking)
    }

    @Test func getClaimCountRunsDuringARefresh() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            await viewModel.getClaimCount()
        }

        await viewModel.refreshData()

        #expect(
            repository.calls.filter { if case .getClaimCount = $0 { return true } else { return false } }.count == 1
        )
    }
}
