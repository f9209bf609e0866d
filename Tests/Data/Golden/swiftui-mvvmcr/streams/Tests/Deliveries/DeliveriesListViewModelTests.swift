import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesListViewModelTests {
    private let service: MockDeliveriesService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: DeliveriesCoordinator
    private let viewModel: DeliveriesListViewModel

    init() {
        service = MockDeliveriesService()
        container = DependencyContainer()
        container.deliveriesService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = DeliveriesCoordinator(parent: parent, dependencyContainer: container)
        viewModel = DeliveriesListViewModel(service: service, coordinator: coordinator)
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        service.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(service.calls.first == .observeDeliveries)
        #expect(viewModel.items == service.observeDeliveriesResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("shows each value that comes, until the screen goes away; coming back follows anew")
    func followsValues() async {
        let (updates, continuation) = AsyncStream.makeStream(of: [Delivery].self)
        service.observeDeliveriesUpdates = updates
        let screen = Task { [viewModel] in await viewModel.loadData() }
        for _ in 1...1_000 where viewModel.items != service.observeDeliveriesResult {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(viewModel.items == service.observeDeliveriesResult)
        #expect(!viewModel.isLoading)

        let second = [Delivery.samples[1]]
        continuation.yield(second)
        for _ in 1...1_000 where viewModel.items != second {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(viewModel.items == second)
        #expect(!viewModel.isLoading)

        screen.cancel()
        await screen.value
        #expect(viewModel.error == nil)
        service.observeDeliveriesUpdates = AsyncStream { $0.finish() }
        await viewModel.loadData()
        #expect(viewModel.items == service.observeDeliveriesResult)
    }

    @Test("coming back before what was followed has ended follows anew; what is late is dropped, a failure too")
    func comesBack() async {
        let followed = service.observeDeliveriesResult
        let late = [Delivery.samples[1]]
        for failure in [nil, URLError(.timedOut)] {
            service.onCall = { [service, viewModel] in
                service.onCall = {}
                service.observeDeliveriesResult = followed
                await viewModel.loadData()
                service.observeDeliveriesResult = late
                if let failure { throw failure }
            }
            await viewModel.loadData()
            #expect(viewModel.items == followed)
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
        #expect(viewModel.items == service.observeDeliveriesResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isRefreshing)

        service.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("upload photo: tells the service and loads again")
    func uploadPhoto() async {
        let deliveryId = 54
        let photo: Data = Data([32])
        let progress: @Sendable (Double) -> Void = { _ in }
        await viewModel.uploadPhoto(deliveryId: deliveryId, photo: photo, progress: progress)
        #expect(service.calls.first == .uploadPhoto(deliveryId: deliveryId, photo: photo))
        #expect(service.calls.dropFirst().contains(.observeDeliveries))
    }

    @Test("upload photo: shows an error when the service fails; a second try clears it")
    func showsErrorOfUploadPhoto() async {
        await viewModel.loadData()
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.uploadPhoto(deliveryId: 54, photo: Data([32]), progress: { _ in })
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)

        service.onCall = {}
        await viewModel.uploadPhoto(deliveryId: 54, photo: Data([32]), progress: { _ in })
        #expect(viewModel.error == nil)
    }

    @Test("upload photo: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsUploadPhotoOnce() async {
        service.onCall = { [service, viewModel] in
            #expect(viewModel.isWorking)
            service.onCall = {}
            await viewModel.uploadPhoto(deliveryId: 54, photo: Data([32]), progress: { _ in })
        }
        await viewModel.uploadPhoto(deliveryId: 54, photo: Data([32]), progress: { _ in })
        #expect(!viewModel.isWorking)
        let sent = service.calls.filter { call in
            if case .uploadPhoto = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("opens detail for a row")
    func showsDetail() {
        let item = service.observeDeliveriesResult[0]
        viewModel.showDetail(of: item)
        let expectedRoute = DeliveriesRoute.detail(deliveryId: item.id)
        #expect(coordinator.navigationStack.map(\.route) == [expectedRoute])
    }

    @Test("opens history")
    func showsHistory() {
        viewModel.showHistory()
        let expectedRoute = DeliveriesRoute.history(state: .delivered)
        #expect(coordinator.navigationStack.map(\.route) == [expectedRoute])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: DeliveriesCoordinator?
        let viewModel = {
            let coordinator = DeliveriesCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return DeliveriesListViewModel(service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
