import Foundation
import Observation
import Testing

@testable import Demo

@MainActor
struct FavoritesAddViewModelTests {
    private let title = "Title 2"
    private let isPinned: Bool = true
    private let service: MockFavoritesService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: FavoritesCoordinator
    private let viewModel: FavoritesAddViewModel

    init() {
        service = MockFavoritesService()
        container = DependencyContainer()
        container.favoritesService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = FavoritesCoordinator(parent: parent, dependencyContainer: container)
        viewModel = FavoritesAddViewModel(service: service, coordinator: coordinator)
    }

    // MARK: - Submitting

    @Test("does not send what is incomplete")
    func refusesIncompleteEntries() async {
        #expect(!viewModel.isValid)

        await enterEverything()
        viewModel.title = " "
        #expect(!viewModel.isValid)

        let calls = service.calls
        await viewModel.submit()
        #expect(service.calls == calls)
    }

    @Test("sends what was entered, and says so meanwhile")
    func submits() async {
        await enterEverything()
        service.onCall = { [viewModel] in #expect(viewModel.isSubmitting) }
        await viewModel.submit()
        #expect(service.calls.last == .addFavorite(title: title, isPinned: isPinned))
        #expect(!viewModel.isSubmitting)
        #expect(viewModel.error == nil)
        #expect(!viewModel.hasInput)
    }

    @Test("sends once, however often it is asked to meanwhile")
    func submitsOnce() async {
        await enterEverything()
        let calls = service.calls.count
        service.onCall = { [service, viewModel] in
            service.onCall = {}
            await viewModel.submit()
        }
        await viewModel.submit()
        #expect(service.calls.count == calls + 1)
    }

    @Test("shows an error, stops and stays open when the service fails; a second try clears it")
    func showsError() async {
        coordinator.present(.add)
        await enterEverything()
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.submit()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isSubmitting)
        #expect(coordinator.presentedSheet != nil)

        service.onCall = {}
        await viewModel.submit()
        #expect(viewModel.error == nil)
    }

    @Test("closes when everything was sent, and what is beneath is loaded again")
    func closes() async {
        _ = coordinator.build(.list)
        coordinator.present(.add)
        await enterEverything()
        await viewModel.submit()
        #expect(coordinator.presentedSheet == nil)
        #expect(service.calls.contains(.getFavorites))
    }

    @Test("leaves open what has taken its place meanwhile")
    func closesOnlyItself() async {
        coordinator.present(.add)
        await enterEverything()
        service.onCall = { [coordinator] in
            coordinator.dismiss()
            coordinator.present(.list)
        }
        await viewModel.submit()
        #expect(coordinator.presentedSheet != nil)
    }

    @Test("cancelling closes and sends nothing; it asks first where something was entered")
    func cancels() {
        coordinator.present(.add)
        viewModel.cancel()
        #expect(coordinator.presentedSheet == nil)

        coordinator.present(.add)
        viewModel.title = title
        viewModel.isPinned = isPinned
        viewModel.cancel()
        #expect(coordinator.presentedSheet != nil)

        viewModel.pendingDiscard?()
        #expect(coordinator.presentedSheet == nil)
        #expect(service.calls.isEmpty)
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
        weak var released: FavoritesCoordinator?
        let viewModel = {
            let coordinator = FavoritesCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return FavoritesAddViewModel(service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
