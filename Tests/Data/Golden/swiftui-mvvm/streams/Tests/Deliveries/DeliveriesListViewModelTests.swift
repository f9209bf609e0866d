import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesListViewModelTests {
    private let repository: MockDeliveriesRepository
    private let coordinator: MockCoordinator
    private let viewModel: DeliveriesListViewModel

    init() {
        repository = MockDeliveriesRepository()
        coordinator = MockCoordinator()
        viewModel = DeliveriesListViewModel(repository: repository, coordinator: coordinator)
    }

    // MARK: - Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.load()
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
        let screen = Task { [viewModel] in await viewModel.load() }
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
        await viewModel.load()
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
                await viewModel.load()
                repository.observeDeliveriesResult = late
                if let failure { throw failure }
            }
            await viewModel.load()
            #expect(viewModel.items == followed)
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
        repository.observeDeliveriesResult = [Delivery.samples[1]]
        await viewModel.refresh()
        #expect(viewModel.items == repository.observeDeliveriesResult)
    }

    @Test("keeps what is there when a refresh fails, and says so")
    func keepsDataOnFailedRefresh() async {
        await viewModel.load()
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.items == repository.observeDeliveriesResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
    }

    @Test("upload photo: tells the repository and loads again")
    func uploadPhoto() async {
        let deliveryId = 54
        let photo: Data = Data([32])
        let progress: @Sendable (Double) -> Void = { _ in }
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.uploadPhoto(deliveryId: deliveryId, photo: photo, progress: progress)
        #expect(repository.calls.first == .uploadPhoto(deliveryId: deliveryId, photo: photo))
        #expect(!viewModel.isLoading)
        #expect(repository.calls.dropFirst().contains(.observeDeliveries))
    }

    @Test("upload photo: shows an error and goes nowhere when the repository fails")
    func showsErrorOfUploadPhoto() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.uploadPhoto(deliveryId: 54, photo: Data([32]), progress: { _ in })
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)
    }

    @Test("upload photo: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsUploadPhotoOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isLoading)
            repository.onCall = {}
            await viewModel.uploadPhoto(deliveryId: 54, photo: Data([32]), progress: { _ in })
        }
        await viewModel.uploadPhoto(deliveryId: 54, photo: Data([32]), progress: { _ in })
        #expect(!viewModel.isLoading)
        let sent = repository.calls.filter { call in
            if case .uploadPhoto = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("opens detail for a row")
    func opensDetail() {
        let item = repository.observeDeliveriesResult[1]
        viewModel.didSelectDelivery(item)
        #expect(coordinator.calls == [.navigate(.deliveriesDetail(deliveryId: item.id))])
    }

    @Test("opens history")
    func opensHistory() {
        viewModel.didTapHistory()
        #expect(coordinator.calls == [.navigate(.deliveriesHistory(state: .delivered))])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return DeliveriesListViewModel(repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
