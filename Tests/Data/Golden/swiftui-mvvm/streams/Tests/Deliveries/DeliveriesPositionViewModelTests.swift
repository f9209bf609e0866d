import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesPositionViewModelTests {
    private let deliveryId = 54
    private let repository: MockDeliveriesRepository
    private let coordinator: MockCoordinator
    private let viewModel: DeliveriesPositionViewModel

    init() {
        repository = MockDeliveriesRepository()
        coordinator = MockCoordinator()
        viewModel = DeliveriesPositionViewModel(
            deliveryId: deliveryId,
            repository: repository,
            coordinator: coordinator
        )
    }

    // MARK: - Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.load()
        #expect(repository.calls.first == .observePosition(deliveryId: deliveryId))
        #expect(viewModel.item == repository.observePositionResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("shows each value that comes, until the screen goes away; coming back follows anew")
    func followsValues() async {
        let (updates, continuation) = AsyncStream.makeStream(of: Position.self)
        repository.observePositionUpdates = updates
        let screen = Task { [viewModel] in await viewModel.load() }
        for _ in 1...1_000 where viewModel.item != repository.observePositionResult {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(viewModel.item == repository.observePositionResult)
        #expect(!viewModel.isLoading)

        let second = Position.samples[1]
        continuation.yield(second)
        for _ in 1...1_000 where viewModel.item != second {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(viewModel.item == second)
        #expect(!viewModel.isLoading)

        screen.cancel()
        await screen.value
        #expect(viewModel.error == nil)
        repository.observePositionUpdates = AsyncStream { $0.finish() }
        await viewModel.load()
        #expect(viewModel.item == repository.observePositionResult)
    }

    @Test("coming back before what was followed has ended follows anew; what is late is dropped, a failure too")
    func comesBack() async {
        let followed = repository.observePositionResult
        let late = Position.samples[1]
        for failure in [nil, URLError(.timedOut)] {
            repository.onCall = { [repository, viewModel] in
                repository.onCall = {}
                repository.observePositionResult = followed
                await viewModel.load()
                repository.observePositionResult = late
                if let failure { throw failure }
            }
            await viewModel.load()
            #expect(viewModel.item == followed)
            #expect(viewModel.error == nil)
        }
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
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
        repository.observePositionResult = Position.samples[1]
        await viewModel.refresh()
        #expect(viewModel.item == repository.observePositionResult)
    }

    @Test("keeps what is there when a refresh fails, and says so")
    func keepsDataOnFailedRefresh() async {
        await viewModel.load()
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.item == repository.observePositionResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return DeliveriesPositionViewModel(deliveryId: deliveryId, repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
