import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesHistoryViewModelTests {
    private let state: DeliveryState = .underway
    private let repository: MockDeliveriesRepository
    private let coordinator: MockCoordinator
    private let viewModel: DeliveriesHistoryViewModel

    init() {
        repository = MockDeliveriesRepository()
        coordinator = MockCoordinator()
        viewModel = DeliveriesHistoryViewModel(state: state, repository: repository, coordinator: coordinator)
    }

    // MARK: - Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.load()
        #expect(repository.calls.first == .findDeliveries(state: state, page: 1))
        #expect(viewModel.items == repository.findDeliveriesResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("loads once, however often the screen appears")
    func loadsOnce() async {
        await viewModel.load()
        let calls = repository.calls
        await viewModel.load()
        #expect(repository.calls == calls)
    }

    @Test("adds the next page at the end, until a page is empty")
    func addsPages() async {
        let secondPage = [Delivery.samples[1]]
        repository.findDeliveriesPages = [2: secondPage]
        await viewModel.load()
        #expect(viewModel.hasMorePages)

        await viewModel.loadNextPage()
        #expect(repository.calls.last == .findDeliveries(state: state, page: 2))
        #expect(viewModel.items == repository.findDeliveriesResult + secondPage)
        await viewModel.loadNextPage()
        #expect(repository.calls.last == .findDeliveries(state: state, page: 3))
        #expect(viewModel.items == repository.findDeliveriesResult + secondPage)
        #expect(!viewModel.hasMorePages)

        let calls = repository.calls
        await viewModel.loadNextPage()
        #expect(repository.calls == calls)
    }

    @Test("loads a page once, however often the last row appears meanwhile")
    func loadsPageOnce() async {
        await viewModel.load()
        let calls = repository.calls
        repository.onCall = { [repository, viewModel] in
            repository.onCall = {}
            await viewModel.loadNextPage()
        }
        await viewModel.loadNextPage()
        #expect(repository.calls.count == calls.count + 1)
    }

    @Test("says that the next page failed, not the screen, until it or all is loaded again")
    func showsErrorOfPage() async {
        await viewModel.load()
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.loadNextPage()
        #expect(viewModel.pageError is URLError)
        #expect(viewModel.error == nil)
        #expect(viewModel.items == repository.findDeliveriesResult)
        #expect(viewModel.hasMorePages)

        repository.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.pageError == nil)

        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.loadNextPage()
        repository.onCall = {}
        await viewModel.loadNextPage()
        #expect(viewModel.pageError == nil)
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
        repository.findDeliveriesResult = [Delivery.samples[1]]
        await viewModel.refresh()
        #expect(viewModel.items == repository.findDeliveriesResult)
    }

    @Test("an answer that comes after that of a newer load is dropped")
    func keepsNewestAnswer() async {
        await viewModel.load()
        let older = repository.findDeliveriesResult
        let newer = [Delivery.samples[1]]
        repository.onCall = { [repository, viewModel] in
            repository.onCall = {}
            repository.findDeliveriesResult = newer
            await viewModel.refresh()
            repository.findDeliveriesResult = older
        }
        await viewModel.refresh()
        #expect(viewModel.items == newer)
    }

    @Test("keeps what is there when a refresh fails, and says so")
    func keepsDataOnFailedRefresh() async {
        await viewModel.load()
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.items == repository.findDeliveriesResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
    }

    @Test("archive delivery: tells the repository and loads again")
    func archiveDelivery() async {
        let item = repository.findDeliveriesResult[0]
        await viewModel.archiveDelivery(item)
        #expect(repository.calls.first == .archiveDelivery(id: item.id))
        #expect(coordinator.calls == [.refresh])
    }

    @Test("archive delivery: shows an error and goes nowhere when the repository fails")
    func showsErrorOfArchiveDelivery() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.archiveDelivery(repository.findDeliveriesResult[0])
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)
    }

    @Test("archive delivery: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsArchiveDeliveryOnce() async {
        let item = repository.findDeliveriesResult[0]
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isLoading)
            repository.onCall = {}
            await viewModel.archiveDelivery(item)
        }
        await viewModel.archiveDelivery(item)
        #expect(!viewModel.isLoading)
        let sent = repository.calls.filter { call in
            if case .archiveDelivery = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("opens detail for a row")
    func opensDetail() {
        let item = repository.findDeliveriesResult[1]
        viewModel.didSelectDelivery(item)
        #expect(coordinator.calls == [.navigate(.deliveriesDetail(deliveryId: item.id))])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return DeliveriesHistoryViewModel(state: state, repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
