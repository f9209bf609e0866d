import Combine
import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesDetailViewModelTests {
    private let deliveryId: Int = 54
    private let service: MockDeliveriesService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: DeliveriesCoordinator
    private let viewModel: DeliveriesDetailViewModel

    init() {
        service = MockDeliveriesService()
        container = DependencyContainer()
        container.deliveriesService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = DeliveriesCoordinator(parent: parent, dependencyContainer: container)
        viewModel = DeliveriesDetailViewModel(deliveryId: deliveryId, service: service, coordinator: coordinator)
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        service.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(service.calls.first == .observeDelivery(id: deliveryId))
        #expect(viewModel.item == service.observeDeliveryResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("shows each value that comes, until the screen goes away; coming back follows anew")
    func followsValues() async {
        let updates = PassthroughSubject<Delivery, Error>()
        service.observeDeliveryUpdates = updates.eraseToAnyPublisher()
        let screen = Task { [viewModel] in await viewModel.loadData() }
        for _ in 1...1_000 where viewModel.item != service.observeDeliveryResult {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(viewModel.item == service.observeDeliveryResult)
        #expect(!viewModel.isLoading)

        let second = Delivery.samples[1]
        updates.send(second)
        for _ in 1...1_000 where viewModel.item != second {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(viewModel.item == second)
        #expect(!viewModel.isLoading)

        screen.cancel()
        await screen.value
        #expect(viewModel.error == nil)
        service.observeDeliveryUpdates = Empty().eraseToAnyPublisher()
        await viewModel.loadData()
        #expect(viewModel.item == service.observeDeliveryResult)
    }

    @Test("coming back before what was followed has ended follows anew; what is late is dropped, a failure too")
    func comesBack() async {
        let followed = service.observeDeliveryResult
        let late = Delivery.samples[1]
        for failure in [nil, URLError(.timedOut)] {
            service.onCall = { [service, viewModel] in
                service.onCall = {}
                service.observeDeliveryResult = followed
                await viewModel.loadData()
                service.observeDeliveryResult = late
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
        #expect(viewModel.item == service.observeDeliveryResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isRefreshing)

        service.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("cancel delivery: tells the service, closes and loads again what is beneath")
    func cancelDelivery() async {
        _ = coordinator.build(.list)
        coordinator.push(.detail(deliveryId: deliveryId))
        await viewModel.cancelDelivery()
        #expect(service.calls.first == .cancelDelivery(id: deliveryId))
        #expect(coordinator.navigationStack.isEmpty)
        #expect(service.calls.contains(.observeDeliveries))
    }

    @Test("cancel delivery: shows an error when the service fails; a second try clears it")
    func showsErrorOfCancelDelivery() async {
        await viewModel.loadData()
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.cancelDelivery()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)

        service.onCall = {}
        await viewModel.cancelDelivery()
        #expect(viewModel.error == nil)
    }

    @Test("cancel delivery: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsCancelDeliveryOnce() async {
        service.onCall = { [service, viewModel] in
            #expect(viewModel.isWorking)
            service.onCall = {}
            await viewModel.cancelDelivery()
        }
        await viewModel.cancelDelivery()
        #expect(!viewModel.isWorking)
        let sent = service.calls.filter { call in
            if case .cancelDelivery = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("opens position")
    func showsPosition() {
        viewModel.showPosition()
        let expectedRoute = DeliveriesRoute.position(deliveryId: deliveryId)
        #expect(coordinator.navigationStack.map(\.route) == [expectedRoute])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: DeliveriesCoordinator?
        let viewModel = {
            let coordinator = DeliveriesCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return DeliveriesDetailViewModel(deliveryId: deliveryId, service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
