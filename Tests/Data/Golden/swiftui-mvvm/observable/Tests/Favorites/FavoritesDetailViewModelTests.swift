import Foundation
import Observation
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

    @Test("remove favorite: tells the repository, closes, and has what is beneath loaded again")
    func removeFavorite() async {
        await viewModel.load()
        let loads = repository.calls
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.removeFavorite()
        #expect(repository.calls == loads + [.removeFavorite(id: itemId)])
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls == [.close(.favoritesDetail(itemId: itemId)), .refresh])

        await viewModel.refresh()
        #expect(repository.calls == loads + [.removeFavorite(id: itemId)])
    }

    @Test("remove favorite: shows an error and goes nowhere when the repository fails")
    func showsErrorOfRemoveFavorite() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.removeFavorite()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)
    }

    @Test("remove favorite: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsRemoveFavoriteOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isLoading)
            repository.onCall = {}
            await viewModel.removeFavorite()
        }
        await viewModel.removeFavorite()
        #expect(!viewModel.isLoading)
        let sent = repository.calls.filter { call in
            if case .removeFavorite = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("tells views of a change to each property that they read")
    func tellsOfChanges() async {
        await confirmation(expectedCount: 4) { changed in
            withObservationTracking({ _ = viewModel.item }, onChange: { changed() })
            withObservationTracking({ _ = viewModel.hasLoaded }, onChange: { changed() })
            withObservationTracking({ _ = viewModel.isLoading }, onChange: { changed() })
            withObservationTracking({ _ = viewModel.error }, onChange: { changed() })
            await viewModel.load()
            await viewModel.removeFavorite()
        }
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
