import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesPositionViewModelTests {
    private let deliveryId: Int = 54
    private let service: MockDeliveriesService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: DeliveriesCoordinator
    private let viewModel: DeliveriesPositionViewModel

    init() {
        service = MockDeliveriesService()
        container = DependencyContainer()
        container.deliveriesService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = DeliveriesCoordinator(parent: parent, dependencyContainer: container)
        viewModel = DeliveriesPositionViewModel(deliveryId: deliveryId, service: service, coordinator: coordinator)
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        service.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(service.calls.first == .observePosition(deliveryId: deliveryId))
        #expect(viewModel.item == service.observePositionResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("shows each value that comes, until the screen goes away; coming back follows anew")
    func followsValues() async {
        let (updates, continuation) = AsyncStream.makeStream(of: Position.self)
        service.observePositionUpdates = updates
        let screen = Task { [viewModel] in await viewModel.loadData() }
        for _ in 1...1_000 where viewModel.item != service.observePositionResult {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(viewModel.item == service.observePositionResult)
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
        service.observePositionUpdates = AsyncStream { $0.finish() }
        await viewModel.loadData()
        #expect(viewModel.item == service.observePositionResult)
    }

    @Test("coming back before what was followed has ended follows anew; what is late is dropped, a failure too")
    func comesBack() async {
        let followed = service.observePositionResult
        let late = Position.samples[1]
        for failure in [nil, URLError(.timedOut)] {
            service.onCall = { [service, viewModel] in
                service.onCall = {}
                service.observePositionResult = followed
                await viewModel.loadData()
                service.observePositionResult = late
                if let failure { throw failure }
            }
            await viewModel.loadData()
            #expect(viewModel.item == followed)
            #expect(viewModel.error == nil)
        }
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
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

    @Test("keeps what is there when a refresh fails, and says so until the next")
    func keepsDataOnFailedRefresh() async {
        await viewModel.loadData()
        service.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.item == service.observePositionResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isRefreshing)

        service.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: DeliveriesCoordinator?
        let viewModel = {
            let coordinator = DeliveriesCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return DeliveriesPositionViewModel(deliveryId: deliveryId, service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
