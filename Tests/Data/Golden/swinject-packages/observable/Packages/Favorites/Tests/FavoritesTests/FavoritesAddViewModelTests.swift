import Foundation
import Observation
import Testing

@testable import Favorites

@MainActor
struct FavoritesAddViewModelTests {
    private let title = "Title 2"
    private let isPinned: Bool = true
    private let repository: MockFavoritesRepository
    private let coordinator: CoordinatorSpy
    private let viewModel: FavoritesAddViewModel

    init() {
        repository = MockFavoritesRepository()
        coordinator = CoordinatorSpy()
        viewModel = FavoritesAddViewModel(
            interactor: FavoritesAddInteractor(repository: repository),
            coordinator: coordinator
        )
    }

    // MARK: - Submitting

    @Test("does not send what is incomplete")
    func refusesIncompleteEntries() async {
        #expect(!viewModel.isValid)
        await viewModel.submit()
        #expect(repository.calls.isEmpty)

        await enterEverything()
        viewModel.title = " "
        #expect(!viewModel.isValid)
    }

    @Test("sends what was entered, and says so meanwhile")
    func submits() async {
        await enterEverything()
        repository.onCall = { [viewModel] in #expect(viewModel.isSubmitting) }
        await viewModel.submit()
        #expect(repository.calls.last == .addFavorite(title: title, isPinned: isPinned))
        #expect(!viewModel.isSubmitting)
        #expect(viewModel.error == nil)
        #expect(!viewModel.hasInput)
    }

    @Test("sends once, however often it is asked to meanwhile")
    func submitsOnce() async {
        await enterEverything()
        let calls = repository.calls.count
        repository.onCall = { [repository, viewModel] in
            repository.onCall = {}
            await viewModel.submit()
        }
        await viewModel.submit()
        #expect(repository.calls.count == calls + 1)
    }

    @Test("shows an error, stops and stays open when the repository fails; a second try clears it")
    func showsError() async {
        await enterEverything()
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.submit()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isSubmitting)
        #expect(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.submit()
        #expect(viewModel.error == nil)
    }

    @Test("closes when everything was sent, and has the others loaded again")
    func closes() async {
        await enterEverything()
        await viewModel.submit()
        #expect(coordinator.calls == [.close, .refresh])
    }

    @Test("cancelling closes and sends nothing; it asks first where something was entered")
    func cancels() {
        viewModel.cancel()
        #expect(coordinator.calls == [.close])

        viewModel.title = title
        viewModel.isPinned = isPinned
        viewModel.cancel()
        #expect(coordinator.calls == [.close])

        viewModel.pendingDiscard?()
        #expect(coordinator.calls == [.close, .close])
        #expect(repository.calls.isEmpty)
    }

    private func enterEverything() async {
        viewModel.title = title
        viewModel.isPinned = isPinned
    }

    @Test("tells views of a change to each property that they read")
    func tellsOfChanges() async {
        await confirmation(expectedCount: 4) { changed in
            withObservationTracking({ _ = viewModel.title }, onChange: { changed() })
            withObservationTracking({ _ = viewModel.isPinned }, onChange: { changed() })
            withObservationTracking({ _ = viewModel.isSubmitting }, onChange: { changed() })
            withObservationTracking({ _ = viewModel.error }, onChange: { changed() })
            await enterEverything()
            await viewModel.submit()
        }
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return FavoritesAddViewModel(
                interactor: FavoritesAddInteractor(repository: repository),
                coordinator: coordinator
            )
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: FavoritesAddCoordinatorActions {
        enum Call: Equatable {
            case close
            case refresh
        }

        private(set) var calls: [Call] = []

        func closeAdd(_ controller: AnyObject?) {
            calls.append(.close)
        }

        func refresh() async {
            calls.append(.refresh)
        }
    }
}
