import Foundation
import Testing

@testable import Favorites

@MainActor
struct FavoritesViewModelTests {
    private let repository: MockFavoritesRepository
    private let coordinator: CoordinatorSpy
    private let viewModel: FavoritesViewModel

    init() {
        repository = MockFavoritesRepository()
        coordinator = CoordinatorSpy()
        viewModel = FavoritesViewModel(
            interactor: FavoritesInteractor(repository: repository),
            coordinator: coordinator
        )
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(repository.calls.first == .getFavorites)
        #expect(viewModel.items == repository.getFavoritesResult)
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
        let older = repository.getFavoritesResult
        let newer = [Favorite.samples[1]]
        for failure in [nil, URLError(.timedOut)] {
            repository.onCall = { [repository, viewModel] in
                repository.onCall = {}
                repository.getFavoritesResult = newer
                await viewModel.refresh()
                repository.getFavoritesResult = older
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
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.items == repository.getFavoritesResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isRefreshing)

        repository.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("opens detail for a row")
    func showsDetail() {
        let item = repository.getFavoritesResult[0]
        viewModel.showDetail(of: item)
        #expect(coordinator.calls == [.showDetail(itemId: item.id)])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return FavoritesViewModel(interactor: FavoritesInteractor(repository: repository), coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: FavoritesCoordinatorActions {
        enum Call: Equatable {
            case showDetail(itemId: String)
        }

        private(set) var calls: [Call] = []

        func showDetail(itemId: String) {
            calls.append(.showDetail(itemId: itemId))
        }
    }
}
