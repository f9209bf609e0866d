import Foundation
import Testing

@testable import Deliveries

@MainActor
struct DeliveriesViewModelTests {
    private let repository: MockDeliveriesRepository
    private let coordinator: CoordinatorSpy
    private let viewModel: DeliveriesViewModel

    init() {
        repository = MockDeliveriesRepository()
        coordinator = CoordinatorSpy()
        viewModel = DeliveriesViewModel(
            interactor: DeliveriesInteractor(repository: repository),
            coordinator: coordinator
        )
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(repository.calls.first == .observeDeliveries)
        #expect(viewModel.items == repository.observeDeliveriesResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("shows each value that comes, until the screen goes away; coming back follows anew")
    func followsValues() async {
        let (updates, continuation) = AsyncStream.makeStream(of: [Delivery].self)
        repository.observeDeliveriesUpdates = updates
        let screen = Task { [viewModel] in await viewModel.loadData() }
        for _ in 1...1_000 where viewModel.items != repository.observeDeliveriesResult {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(viewModel.items == repository.observeDeliveriesResult)
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
        repository.observeDeliveriesUpdates = AsyncStream { $0.finish() }
        await viewModel.loadData()
        #expect(viewModel.items == repository.observeDeliveriesResult)
    }

    @Test("coming back before what was followed has ended follows anew; what is late is dropped, a failure too")
    func comesBack() async {
        let followed = repository.observeDeliveriesResult
        let late = [Delivery.samples[1]]
        for failure in [nil, URLError(.timedOut)] {
            repository.onCall = { [repository, viewModel] in
                repository.onCall = {}
                repository.observeDeliveriesResult = followed
                await viewModel.loadData()
                repository.observeDeliveriesResult = late
                if let failure { throw failure }
            }
            await viewModel.loadData()
            #expect(viewModel.items == followed)
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
        #expect(viewModel.items == repository.observeDeliveriesResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isRefreshing)

        repository.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("upload photo: tells the repository and has what changed loaded again")
    func uploadPhoto() async {
        let deliveryId = 54
        let photo: Data = Data([32])
        let progress: @Sendable (Double) -> Void = { _ in }
        await viewModel.uploadPhoto(deliveryId: deliveryId, photo: photo, progress: progress)
        #expect(repository.calls.first == .uploadPhoto(deliveryId: deliveryId, photo: photo))
        #expect(repository.calls.dropFirst().contains(.observeDeliveries))
    }

    @Test("upload photo: shows an error when the repository fails; a second try clears it")
    func showsErrorOfUploadPhoto() async {
        await viewModel.loadData()
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.uploadPhoto(deliveryId: 54, photo: Data([32]), progress: { _ in })
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)

        repository.onCall = {}
        await viewModel.uploadPhoto(deliveryId: 54, photo: Data([32]), progress: { _ in })
        #expect(viewModel.error == nil)
    }

    @Test("upload photo: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsUploadPhotoOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isWorking)
            repository.onCall = {}
            await viewModel.uploadPhoto(deliveryId: 54, photo: Data([32]), progress: { _ in })
        }
        await viewModel.uploadPhoto(deliveryId: 54, photo: Data([32]), progress: { _ in })
        #expect(!viewModel.isWorking)
        let sent = repository.calls.filter { call in
            if case .uploadPhoto = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("opens detail for a row")
    func showsDetail() {
        let item = repository.observeDeliveriesResult[0]
        viewModel.showDetail(of: item)
        #expect(coordinator.calls == [.showDetail(deliveryId: item.id)])
    }

    @Test("opens history")
    func showsHistory() {
        viewModel.showHistory()
        #expect(coordinator.calls == [.showHistory(state: .delivered)])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return DeliveriesViewModel(
                interactor: DeliveriesInteractor(repository: repository),
                coordinator: coordinator
            )
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: DeliveriesCoordinatorActions {
        enum Call: Equatable {
            case showDetail(deliveryId: Int)
            case showHistory(state: DeliveryState)
        }

        private(set) var calls: [Call] = []

        func showDetail(deliveryId: Int) {
            calls.append(.showDetail(deliveryId: deliveryId))
        }

        func showHistory(state: DeliveryState) {
            calls.append(.showHistory(state: state))
        }
    }
}
