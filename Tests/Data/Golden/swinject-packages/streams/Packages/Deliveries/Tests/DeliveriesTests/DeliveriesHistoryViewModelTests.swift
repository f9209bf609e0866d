import Foundation
import Testing

@testable import Deliveries

@MainActor
struct DeliveriesHistoryViewModelTests {
    private let state: DeliveryState = .underway
    private let repository: MockDeliveriesRepository
    private let coordinator: CoordinatorSpy
    private let viewModel: DeliveriesHistoryViewModel

    init() {
        repository = MockDeliveriesRepository()
        coordinator = CoordinatorSpy()
        viewModel = DeliveriesHistoryViewModel(
            state: state,
            interactor: DeliveriesHistoryInteractor(repository: repository),
            coordinator: coordinator
        )
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(repository.calls.first == .findDeliveries(state: state, page: 1))
        #expect(viewModel.items == repository.findDeliveriesResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("loads once, however often the screen appears")
    func loadsOnce() async {
        await viewModel.loadData()
        let calls = repository.calls
        await viewModel.loadData()
        #expect(repository.calls == calls)
    }

    @Test("adds the next page at the end, until a page is empty")
    func addsPages() async {
        let secondPage = [Delivery.samples[1]]
        repository.findDeliveriesPages = [2: secondPage]
        await viewModel.loadData()
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
        await viewModel.loadData()
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
        await viewModel.loadData()
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

    @Test("an answer that comes after that of a newer load is dropped, and so is a failure")
    func keepsNewestAnswer() async {
        await viewModel.loadData()
        let older = repository.findDeliveriesResult
        let newer = [Delivery.samples[1]]
        for failure in [nil, URLError(.timedOut)] {
            repository.onCall = { [repository, viewModel] in
                repository.onCall = {}
                repository.findDeliveriesResult = newer
                await viewModel.refresh()
                repository.findDeliveriesResult = older
                if let failure { throw failure }
            }
            await viewModel.refresh()
            #expect(viewModel.items == newer)
            #expect(viewModel.error == nil)
        }
    }

    @Test("keeps what is there when a refresh fails, and says so until the next")
    func keepsDataOnFailedRefresh() async {
        await viewModel.loadData()
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.items == repository.findDeliveriesResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isRefreshing)

        repository.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("archive delivery: tells the repository and loads again")
    func archiveDelivery() async {
        let item = repository.findDeliveriesResult[0]
        await viewModel.archiveDelivery(item)
        #expect(repository.calls.first == .archiveDelivery(id: item.id))
        #expect(coordinator.calls == [.refresh])
    }

    @Test("archive delivery: shows an error when the repository fails; a second try clears it")
    func showsErrorOfArchiveDelivery() async {
        await viewModel.loadData()
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.archiveDelivery(repository.findDeliveriesResult[0])
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.archiveDelivery(repository.findDeliveriesResult[0])
        #expect(viewModel.error == nil)
    }

    @Test("archive delivery: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsArchiveDeliveryOnce() async {
        let item = repository.findDeliveriesResult[0]
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isWorking)
            repository.onCall = {}
            await viewModel.archiveDelivery(item)
        }
        await viewModel.archiveDelivery(item)
        #expect(!viewModel.isWorking)
        let sent = repository.calls.filter { call in
            if case .archiveDelivery = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("opens detail for a row")
    func showsDetail() {
        let item = repository.findDeliveriesResult[0]
        viewModel.showDetail(of: item)
        #expect(coordinator.calls == [.showDetail(deliveryId: item.id)])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return DeliveriesHistoryViewModel(
                state: state,
                interactor: DeliveriesHistoryInteractor(repository: repository),
                coordinator: coordinator
            )
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: DeliveriesHistoryCoordinatorActions {
        enum Call: Equatable {
            case showDetail(deliveryId: Int)
            case refresh
        }

        private(set) var calls: [Call] = []

        func showDetail(deliveryId: Int) {
            calls.append(.showDetail(deliveryId: deliveryId))
        }

        func refresh() async {
            calls.append(.refresh)
        }
    }
}
