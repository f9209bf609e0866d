import Combine
import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesDetailViewModelTests {
    private let deliveryId = 54
    private let repository: MockDeliveriesRepository
    private let coordinator: MockCoordinator
    private let viewModel: DeliveriesDetailViewModel

    init() {
        repository = MockDeliveriesRepository()
        coordinator = MockCoordinator()
        viewModel = DeliveriesDetailViewModel(deliveryId: deliveryId, repository: repository, coordinator: coordinator)
    }

    // MARK: - Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.load()
        #expect(repository.calls.first == .observeDelivery(id: deliveryId))
        #expect(viewModel.item == repository.observeDeliveryResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("shows each value that comes, until the screen goes away; coming back follows anew")
    func followsValues() async {
        let updates = PassthroughSubject<Delivery, Error>()
        repository.observeDeliveryUpdates = updates.eraseToAnyPublisher()
        let screen = Task { [viewModel] in await viewModel.load() }
        for _ in 1...1_000 where viewModel.item != repository.observeDeliveryResult {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(viewModel.item == repository.observeDeliveryResult)
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
        repository.observeDeliveryUpdates = Empty().eraseToAnyPublisher()
        await viewModel.load()
        #expect(viewModel.item == repository.observeDeliveryResult)
    }

    @Test("coming back before what was followed has ended follows anew; what is late is dropped, a failure too")
    func comesBack() async {
        let followed = repository.observeDeliveryResult
        let late = Delivery.samples[1]
        for failure in [nil, URLError(.timedOut)] {
            repository.onCall = { [repository, viewModel] in
                repository.onCall = {}
                repository.observeDeliveryResult = followed
                await viewModel.load()
                repository.observeDeliveryResult = late
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
        repository.observeDeliveryResult = Delivery.samples[1]
        await viewModel.refresh()
        #expect(viewModel.item == repository.observeDeliveryResult)
    }

    @Test("keeps what is there when a refresh fails, and says so")
    func keepsDataOnFailedRefresh() async {
        await viewModel.load()
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.item == repository.observeDeliveryResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
    }

    @Test("cancel delivery: tells the repository, closes, and has what is beneath loaded again")
    func cancelDelivery() async {
        await viewModel.load()
        let loads = repository.calls
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.cancelDelivery()
        #expect(repository.calls == loads + [.cancelDelivery(id: deliveryId)])
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls == [.close(.deliveriesDetail(deliveryId: deliveryId)), .refresh])

        await viewModel.refresh()
        #expect(repository.calls == loads + [.cancelDelivery(id: deliveryId)])
    }

    @Test("cancel delivery: shows an error and goes nowhere when the repository fails")
    func showsErrorOfCancelDelivery() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.cancelDelivery()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)
    }

    @Test("cancel delivery: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsCancelDeliveryOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isLoading)
            repository.onCall = {}
            await viewModel.cancelDelivery()
        }
        await viewModel.cancelDelivery()
        #expect(!viewModel.isLoading)
        let sent = repository.calls.filter { call in
            if case .cancelDelivery = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("opens position")
    func opensPosition() {
        viewModel.didTapPosition()
        #expect(coordinator.calls == [.navigate(.deliveriesPosition(deliveryId: deliveryId))])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return DeliveriesDetailViewModel(deliveryId: deliveryId, repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
