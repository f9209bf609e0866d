import Foundation
import Testing

@testable import Demo

@MainActor
struct CatalogItemsSearchViewModelTests {
    private let query = "Query 1"
    private let limit = 82
    private let minimum: Double? = 72.5
    private let onlyNew = true
    private let order: CatalogOrder = .newest
    private let repository: MockCatalogItemsRepository
    private let coordinator: MockCoordinator
    private let viewModel: CatalogItemsSearchViewModel

    init() {
        repository = MockCatalogItemsRepository()
        coordinator = MockCoordinator()
        viewModel = CatalogItemsSearchViewModel(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order,
            repository: repository,
            coordinator: coordinator
        )
    }

    // MARK: - Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.load()
        let call = MockCatalogItemsRepository.Call.searchItems(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order
        )
        #expect(repository.calls.first == call)
        #expect(viewModel.items == repository.searchItemsResult)
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
        repository.searchItemsResult = [CatalogItem.samples[1]]
        await viewModel.refresh()
        #expect(viewModel.items == repository.searchItemsResult)
    }

    @Test("an answer that comes after that of a newer load is dropped")
    func keepsNewestAnswer() async {
        await viewModel.load()
        let older = repository.searchItemsResult
        let newer = [CatalogItem.samples[1]]
        repository.onCall = { [repository, viewModel] in
            repository.onCall = {}
            repository.searchItemsResult = newer
            await viewModel.refresh()
            repository.searchItemsResult = older
        }
        await viewModel.refresh()
        #expect(viewModel.items == newer)
    }

    @Test("keeps what is there when a refresh fails, and says so")
    func keepsDataOnFailedRefresh() async {
        await viewModel.load()
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.items == repository.searchItemsResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
    }

    @Test("opens detail for a row")
    func opensDetail() {
        let item = repository.searchItemsResult[1]
        viewModel.didSelectCatalogItem(item)
        #expect(coordinator.calls == [.navigate(.catalogItemsDetail(itemId: item.id))])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return CatalogItemsSearchViewModel(
                query: query,
                limit: limit,
                minimum: minimum,
                onlyNew: onlyNew,
                order: order,
                repository: repository,
                coordinator: coordinator
            )
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
