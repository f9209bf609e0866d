import Foundation
import Testing

@testable import Demo

@MainActor
struct FavoritesDetailViewModelTests {
    private let itemId = "item-1"
    private let repository: MockFavoritesRepository
    private let coordinator: MockCoordinator
    private let viewModel: FavoritesDetailViewModel

    init() {
        repository = MockFavoritesRepository()
        coordinator = MockCoordinator()
        viewModel = FavoritesDetailViewModel(itemId: itemId, repository: repository, coordinator: coordinator)
    }

    // MARK: - Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.load()
        #expect(repository.calls.first == .getFavorite(id: itemId))
        #expect(viewModel.item == repository.getFavoriteResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("loads once, however often the screen appears")
    func loadsOnce() async {
        await viewModel.load()
        let calls = repository.calls
        await viewModel.load()
        #expect(repository.calls == calls)
    }

    @Test("shows an error and stops loading when the repository fails; a retry clears it")
    func showsError() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.load()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.hasLoaded)

        repository.onCall = {}
        await viewModel.load()
        #expect(viewModel.error == nil)
        #expect(viewModel.hasLoaded)
    }

    @Test("a cancelled load shows no error")
    func ignoresCancellation() async {
        repository.onCall = { throw CancellationError() }
        await viewModel.load()
        #expect(viewModel.error == nil)
        #expect(!viewModel.isLoading)
    }

    @Test("refreshes what has been loaded, and nothing before")
    func refreshes() async {
        await viewModel.refresh()
        #expect(repository.calls.isEmpty)

        await viewModel.load()
        repository.getFavoriteResult = Favorite.samples[1]
        await viewModel.refresh()
        #expect(viewModel.item == repository.getFavoriteResult)
    }

    @Test("an answer that comes after that of a newer load is dropped")
    func keepsNewestAnswer() async {
        await viewModel.load()
        let older = repository.getFavoriteResult
        let newer = Favorite.samples[1]
        repository.onCall = { [repository, viewModel] in
            repository.onCall = {}
            repository.getFavoriteResult = newer
            await viewModel.refresh()
            repository.getFavoriteResult = older
        }
        await viewModel.refresh()
        #expect(viewModel.item == newer)
    }

    @Test("keeps what is there when a refresh fails, and says so")
    func keepsDataOnFailedRefresh() async {
        await viewModel.load()
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.item == repository.getFavoriteResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return FavoritesDetailViewModel(itemId: itemId, repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
