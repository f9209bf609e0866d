import Foundation
import Observation
import Testing

@testable import Demo

@MainActor
struct FavoritesDetailViewModelTests {
    private let itemId = "item-1"
    private let service: MockFavoritesService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: FavoritesCoordinator
    private let viewModel: FavoritesDetailViewModel

    init() {
        service = MockFavoritesService()
        container = DependencyContainer()
        container.favoritesService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = FavoritesCoordinator(parent: parent, dependencyContainer: container)
        viewModel = FavoritesDetailViewModel(itemId: itemId, service: service, coordinator: coordinator)
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        service.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(service.calls.first == .getFavorite(id: itemId))
        #expect(viewModel.item == service.getFavoriteResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("loads once, however often the screen appears")
    func loadsOnce() async {
        await viewModel.loadData()
        let calls = service.calls
        await viewModel.loadData()
        #expect(service.calls == calls)
    }

    @Test("shows an error and stops loading when the service fails; a retry clears it")
    func showsError() async {
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.loadData()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.hasLoaded)

        service.onCall = {}
        await viewModel.loadData()
        #expect(viewModel.error == nil)
        #expect(viewModel.hasLoaded)
    }

    @Test("a cancelled load shows no error")
    func ignoresCancellation() async {
        service.onCall = { throw CancellationError() }
        await viewModel.loadData()
        #expect(viewModel.error == nil)
        #expect(!viewModel.isLoading)
    }

    @Test("refreshes what is there without the loading state")
    func refreshes() async {
        await viewModel.loadData()
        service.onCall = { [viewModel] in
            #expect(viewModel.isRefreshing)
            #expect(!viewModel.isLoading)
        }
        let calls = service.calls
        await viewModel.refresh()
        #expect(service.calls == calls + calls)
        #expect(!viewModel.isRefreshing)
    }

    @Test("an answer that comes after that of a newer load is dropped, and so is a failure")
    func keepsNewestAnswer() async {
        await viewModel.loadData()
        let older = service.getFavoriteResult
        let newer = Favorite.samples[1]
        for failure in [nil, URLError(.timedOut)] {
            service.onCall = { [service, viewModel] in
                service.onCall = {}
                service.getFavoriteResult = newer
                await viewModel.refresh()
                service.getFavoriteResult = older
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
        service.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.item == service.getFavoriteResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isRefreshing)

        service.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("remove favorite: tells the service, closes and loads again what is beneath")
    func removeFavorite() async {
        _ = coordinator.build(.list)
        coordinator.push(.detail(itemId: itemId))
        await viewModel.removeFavorite()
        #expect(service.calls.first == .removeFavorite(id: itemId))
        #expect(coordinator.navigationStack.isEmpty)
        #expect(service.calls.contains(.getFavorites))
    }

    @Test("remove favorite: shows an error when the service fails; a second try clears it")
    func showsErrorOfRemoveFavorite() async {
        await viewModel.loadData()
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.removeFavorite()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)

        service.onCall = {}
        await viewModel.removeFavorite()
        #expect(viewModel.error == nil)
    }

    @Test("remove favorite: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsRemoveFavoriteOnce() async {
        service.onCall = { [service, viewModel] in
            #expect(viewModel.isWorking)
            service.onCall = {}
            await viewModel.removeFavorite()
        }
        await viewModel.removeFavorite()
        #expect(!viewModel.isWorking)
        let sent = service.calls.filter { call in
            if case .removeFavorite = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("tells views of a change to each property that they read")
    func tellsOfChanges() async {
        await confirmation(expectedCount: 6) { changed in
            withObservationTracking({ _ = viewModel.item }, onChange: { changed() })
            withObservationTracking({ _ = viewModel.hasLoaded }, onChange: { changed() })
            withObservationTracking({ _ = viewModel.isLoading }, onChange: { changed() })
            withObservationTracking({ _ = viewModel.isRefreshing }, onChange: { changed() })
            withObservationTracking({ _ = viewModel.isWorking }, onChange: { changed() })
            withObservationTracking({ _ = viewModel.error }, onChange: { changed() })
            await viewModel.loadData()
            await viewModel.refresh()
            await viewModel.removeFavorite()
        }
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: FavoritesCoordinator?
        let viewModel = {
            let coordinator = FavoritesCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return FavoritesDetailViewModel(itemId: itemId, service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
