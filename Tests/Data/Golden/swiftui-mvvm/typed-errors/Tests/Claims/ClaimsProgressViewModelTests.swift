import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsProgressViewModelTests {
    private let claimId = 26
    private let repository: MockClaimsRepository
    private let coordinator: MockCoordinator
    private let viewModel: ClaimsProgressViewModel

    init() {
        repository = MockClaimsRepository()
        coordinator = MockCoordinator()
        viewModel = ClaimsProgressViewModel(claimId: claimId, repository: repository, coordinator: coordinator)
    }

    // MARK: - Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.load()
        #expect(repository.calls.first == .observeProgress(claimId: claimId))
        #expect(viewModel.item == repository.observeProgressResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("shows each value that comes, until the screen goes away; coming back follows anew")
    func followsValues() async {
        let (updates, continuation) = AsyncStream.makeStream(of: ClaimProgress.self)
        repository.observeProgressUpdates = updates
        let screen = Task { [viewModel] in await viewModel.load() }
        for _ in 1...1_000 where viewModel.item != repository.observeProgressResult {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(viewModel.item == repository.observeProgressResult)
        #expect(!viewModel.isLoading)

        let second = ClaimProgress.samples[1]
        continuation.yield(second)
        for _ in 1...1_000 where viewModel.item != second {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(viewModel.item == second)
        #expect(!viewModel.isLoading)

        screen.cancel()
        await screen.value
        #expect(viewModel.error == nil)
        repository.observeProgressUpdates = AsyncStream { $0.finish() }
        await viewModel.load()
        #expect(viewModel.item == repository.observeProgressResult)
    }

    @Test("coming back before what was followed has ended follows anew; what is late is dropped, a failure too")
    func comesBack() async {
        let followed = repository.observeProgressResult
        let late = ClaimProgress.samples[1]
        for failure in [nil, ClaimError.unknown] {
            repository.onCall = { [repository, viewModel] in
                repository.onCall = {}
                repository.observeProgressResult = followed
                await viewModel.load()
                repository.observeProgressResult = late
                if let failure { throw failure }
            }
            await viewModel.load()
            #expect(viewModel.item == followed)
            #expect(viewModel.error == nil)
        }
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
    }

    @Test("shows an error and stops loading when the repository fails; a retry clears it")
    func showsError() async {
        repository.onCall = { throw ClaimError.unknown }
        await viewModel.load()
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.hasLoaded)

        repository.onCall = {}
        await viewModel.load()
        #expect(viewModel.error == nil)
        #expect(viewModel.hasLoaded)
    }

    @Test("refreshes what has been loaded, and nothing before")
    func refreshes() async {
        await viewModel.refresh()
        #expect(repository.calls.isEmpty)

        await viewModel.load()
        repository.observeProgressResult = ClaimProgress.samples[1]
        await viewModel.refresh()
        #expect(viewModel.item == repository.observeProgressResult)
    }

    @Test("keeps what is there when a refresh fails, and says so")
    func keepsDataOnFailedRefresh() async {
        await viewModel.load()
        repository.onCall = { throw ClaimError.unknown }
        await viewModel.refresh()
        #expect(viewModel.item == repository.observeProgressResult)
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isLoading)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return ClaimsProgressViewModel(claimId: claimId, repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
