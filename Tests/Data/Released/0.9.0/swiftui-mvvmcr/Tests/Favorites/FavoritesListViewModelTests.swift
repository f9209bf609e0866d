import Foundation
import Testing

@testable import Demo

@MainActor
struct FavoritesListViewModelTests {
    private let service: MockFavoritesService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: FavoritesCoordinator
    private let viewModel: FavoritesListViewModel

    init() {
        service = MockFavoritesService()
        container = DependencyContainer()
        container.favoritesService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = FavoritesCoordinator(parent: parent, dependencyContainer: container)
        viewModel = FavoritesListViewModel(service: service, coordinator: coordinator)
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        service.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(service.calls.first == .getFavorites)
        #expect(viewModel.items == service.getFavoritesResult)
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
        let older = service.getFavoritesResult
        let newer = [Favorite.samples[1]]
        for failure in [nil, URLError(.timedOut)] {
            service.onCall = { [service, viewModel] in
                service.onCall = {}
                service.getFavoritesResult = newer
                await viewModel.refresh()
                service.getFavoritesResult = older
                if let failure { throw failure }
            }
            await viewModel.refresh()
            #expect(viewModel.items == newer)
            #expect(viewModel.error == nil)
        }
    }

    @Test("keeps what is there when a refresh fails, and says so until the next")
    func keepsDataOnFailedRefresh() async {
        await viewModel.loadData()
        service.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.items == service.getFavoritesResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isRefreshing)

        service.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("opens detail for a row")
    func showsDetail() {
        let item = service.getFavoritesResult[0]
        viewModel.showDetail(of: item)
        let expectedRoute = FavoritesRoute.detail(itemId: item.id)
        #expect(coordinator.navigationStack.map(\.route) == [expectedRoute])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: FavoritesCoordinator?
        let viewModel = {
            let coordinator = FavoritesCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return FavoritesListViewModel(service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
