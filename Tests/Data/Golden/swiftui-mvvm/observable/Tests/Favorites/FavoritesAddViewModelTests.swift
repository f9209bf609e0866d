import Foundation
import Observation
import Testing

@testable import Demo

@MainActor
struct FavoritesAddViewModelTests {
    private let title = "Title 2"
    private let isPinned = true
    private let repository: MockFavoritesRepository
    private let coordinator: MockCoordinator
    private let viewModel: FavoritesAddViewModel

    init() {
        repository = MockFavoritesRepository()
        coordinator = MockCoordinator()
        viewModel = FavoritesAddViewModel(repository: repository, coordinator: coordinator)
    }

    // MARK: - Submitting

    @Test("does not send what is incomplete")
    func refusesIncompleteEntries() async {
        enterEverything()
        viewModel.title = " "
        #expect(!viewModel.isValid)

        let calls = repository.calls
        await viewModel.submit()
        #expect(repository.calls == calls)
    }

    @Test("sends what was entered, and says so meanwhile")
    func submits() async {
        enterEverything()
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.submit()
        #expect(repository.calls.last == .addFavorite(title: title, isPinned: isPinned))
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
        #expect(coordinator.calls == [.close(.favoritesAdd), .refresh])
        #expect(!viewModel.hasInput)
    }

    @Test("sends once, however often it is asked to meanwhile")
    func submitsOnce() async {
        enterEverything()
        let before = repository.calls.count
        repository.onCall = { [repository, viewModel] in
            repository.onCall = {}
            await viewModel.submit()
        }
        await viewModel.submit()
        #expect(repository.calls.count == before + 1)
    }

    @Test("shows an error, stops and stays open when the repository fails; a second try clears it")
    func showsError() async {
        enterEverything()
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.submit()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.submit()
        #expect(viewModel.error == nil)
    }

    @Test("cancelling closes and sends nothing; it asks first where something was entered")
    func cancels() {
        viewModel.cancel()
        #expect(coordinator.calls == [.close(.favoritesAdd)])

        enterEverything()
        viewModel.cancel()
        #expect(coordinator.calls == [.close(.favoritesAdd)])
        viewModel.pendingDiscard?()
        #expect(coordinator.calls == [.close(.favoritesAdd), .close(.favoritesAdd)])
        #expect(repository.calls.isEmpty)
    }

    @Test("tells views of a change to each property that they read")
    func tellsOfChanges() async {
        await confirmation(expectedCount: 4) { changed in
            withObservationTracking({ _ = viewModel.title }, onChange: { changed() })
            withObservationTracking({ _ = viewModel.isPinned }, onChange: { changed() })
            withObservationTracking({ _ = viewModel.isLoading }, onChange: { changed() })
            withObservationTracking({ _ = viewModel.error }, onChange: { changed() })
            enterEverything()
            await viewModel.submit()
        }
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return FavoritesAddViewModel(repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    private func enterEverything() {
        viewModel.title = title
        viewModel.isPinned = isPinned
    }
}
