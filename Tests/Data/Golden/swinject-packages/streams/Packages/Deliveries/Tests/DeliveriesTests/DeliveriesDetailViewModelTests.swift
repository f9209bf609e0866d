import Combine
import Foundation
import Testing

@testable import Deliveries

@MainActor
struct DeliveriesDetailViewModelTests {
    private let deliveryId: Int = 54
    private let repository: MockDeliveriesRepository
    private let coordinator: CoordinatorSpy
    private let viewModel: DeliveriesDetailViewModel

    init() {
        repository = MockDeliveriesRepository()
        coordinator = CoordinatorSpy()
        viewModel = DeliveriesDetailViewModel(
            deliveryId: deliveryId,
            interactor: DeliveriesDetailInteractor(repository: repository),
            coordinator: coordinator
        )
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
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
        let screen = Task { [viewModel] in await viewModel.loadData() }
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
        await viewModel.loadData()
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
                await viewModel.loadData()
                repository.observeDeliveryResult = late
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
        #expect(viewModel.item == repository.observeDeliveryResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isRefreshing)

        repository.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("cancel delivery: tells the repository, closes and has the others loaded again")
    func cancelDelivery() async {
        await viewModel.cancelDelivery()
        #expect(repository.calls.first == .cancelDelivery(id: deliveryId))
        #expect(coordinator.calls == [.close, .refresh])
    }

    @Test("cancel delivery: shows an error when the repository fails; a second try clears it")
    func showsErrorOfCancelDelivery() async {
        await viewModel.loadData()
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.cancelDelivery()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.cancelDelivery()
        #expect(viewModel.error == nil)
    }

    @Test("cancel delivery: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsCancelDeliveryOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isWorking)
            repository.onCall = {}
            await viewModel.cancelDelivery()
        }
        await viewModel.cancelDelivery()
        #expect(!viewModel.isWorking)
        let sent = repository.calls.filter { call in
            if case .cancelDelivery = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("opens position")
    func showsPosition() {
        viewModel.showPosition()
        #expect(coordinator.calls == [.showPosition(deliveryId: deliveryId)])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return DeliveriesDetailViewModel(
                deliveryId: deliveryId,
                interactor: DeliveriesDetailInteractor(repository: repository),
                coordinator: coordinator
            )
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: DeliveriesDetailCoordinatorActions {
        enum Call: Equatable {
            case showPosition(deliveryId: Int)
            case close
            case refresh
        }

        private(set) var calls: [Call] = []

        func showPosition(deliveryId: Int) {
            calls.append(.showPosition(deliveryId: deliveryId))
        }

        func closeDetail(_ controller: AnyObject?) {
            calls.append(.close)
        }

        func refresh() async {
            calls.append(.refresh)
        }
    }
}
