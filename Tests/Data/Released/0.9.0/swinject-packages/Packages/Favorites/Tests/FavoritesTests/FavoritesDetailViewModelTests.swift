import Foundation
import Testing

@testable import Favorites

@MainActor
struct FavoritesDetailViewModelTests {
    private let itemId = "item-1"
    private let repository: MockFavoritesRepository
    private let coordinator: CoordinatorSpy
    private let viewModel: FavoritesDetailViewModel

    init() {
        repository = MockFavoritesRepository()
        coordinator = CoordinatorSpy()
        viewModel = FavoritesDetailViewModel(
            itemId: itemId,
            interactor: FavoritesDetailInteractor(repository: repository),
            coordinator: coordinator
        )
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(repository.calls.first == .getFavorite(id: itemId))
        #expect(viewModel.item == repository.getFavoriteResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("loads once, however often the screen appears")
    func loadsOnce() async {
        await viewModel.loadData()
        let calls = repository.calls
        await viewModel.loadData()
        #expect(repository.calls == calls)
    }

    @Test("shows an error and stops loading when the repository fails; a retry clears it")
    func showsError() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.loadData()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.hasLoaded)

        repository.onCall = {}
        await viewModel.loadData()
        #expect(viewModel.error == nil)
        #expect(viewModel.hasLoaded)
    }

    @Test("a cancelled load shows no error")
    func ignoresCancellation() async {
        repository.onCall = { throw CancellationError() }
        await viewModel.loadData()
        #expect(viewModel.error == nil)
        #expect(!viewModel.isLoading)
    }

    @Test("refreshes what is there without the loading state")
    func refreshes() async {
        await viewModel.loadData()
        repository.onCall = { [viewModel] in
            #expect(viewModel.isRefreshing)
            #expect(!viewModel.isLoading)
        }
        let calls = repository.calls
        await viewModel.refresh()
        #expect(repository.calls == calls + calls)
        #expect(!viewModel.isRefreshing)
    }

    @Test("what was never loaded is not refreshed")
    func refreshesOnlyWhatWasLoaded() async {
        await viewModel.refresh()
        #expect(repository.calls.isEmpty)
    }

    @Test("an answer that comes after that of a newer load is dropped, and so is a failure")
    func keepsNewestAnswer() async {
        await viewModel.loadData()
        let older = repository.getFavoriteResult
        let newer = Favorite.samples[1]
        for failure in [nil, URLError(.timedOut)] {
            repository.onCall = { [repository, viewModel] in
                repository.onCall = {}
                repository.getFavoriteResult = newer
                await viewModel.refresh()
                repository.getFavoriteResult = older
                if let failure { throw failure }
            }
            await viewModel.refresh()
            #expect(viewModel.item == newer)
            #expect(viewModel.error == nil)
        }
    }

    @Test("keeps what is there when a refresh fails, and says so until the next")
    func keepsDataOnFailedRefresh() async {
        await viewModel.loadData()
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.item == repository.getFavoriteResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isRefreshing)

        repository.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return FavoritesDetailViewModel(
                itemId: itemId,
                interactor: FavoritesDetailInteractor(repository: repository),
                coordinator: coordinator
            )
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: FavoritesDetailCoordinatorActions {}
}
