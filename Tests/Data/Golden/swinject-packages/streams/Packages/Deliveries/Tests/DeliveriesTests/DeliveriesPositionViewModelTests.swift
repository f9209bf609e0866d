import Foundation
import Testing

@testable import Deliveries

@MainActor
struct DeliveriesPositionViewModelTests {
    private let deliveryId: Int = 54
    private let repository: MockDeliveriesRepository
    private let coordinator: CoordinatorSpy
    private let viewModel: DeliveriesPositionViewModel

    init() {
        repository = MockDeliveriesRepository()
        coordinator = CoordinatorSpy()
        viewModel = DeliveriesPositionViewModel(
            deliveryId: deliveryId,
            interactor: DeliveriesPositionInteractor(repository: repository),
            coordinator: coordinator
        )
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
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
        let screen = Task { [viewModel] in await viewModel.loadData() }
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
        await viewModel.loadData()
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
                await viewModel.loadData()
                repository.observePositionResult = late
                if let failure { throw failure }
            }
            await viewModel.loadData()
            #expect(viewModel.item == followed)
            #expect(viewModel.error == nil)
        }
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
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

    @Test("keeps what is there when a refresh fails, and says so until the next")
    func keepsDataOnFailedRefresh() async {
        await viewModel.loadData()
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.item == repository.observePositionResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isRefreshing)

        repository.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return DeliveriesPositionViewModel(
                deliveryId: deliveryId,
                interactor: DeliveriesPositionInteractor(repository: repository),
                coordinator: coordinator
            )
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: DeliveriesPositionCoordinatorActions {}
}
