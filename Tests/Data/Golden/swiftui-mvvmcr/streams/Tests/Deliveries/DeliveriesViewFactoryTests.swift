import Testing

@testable import Demo

@MainActor
struct DeliveriesViewFactoryTests {
    private let parent: AppCoordinator
    private let coordinator: DeliveriesCoordinator
    private let factory: DeliveriesViewFactory

    init() {
        let container = DependencyContainer()
        container.deliveriesService = MockDeliveriesService()
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = DeliveriesCoordinator(parent: parent, dependencyContainer: container)
        factory = DeliveriesViewFactory(dependencyContainer: container)
    }

    private func makeList() throws -> DeliveriesListViewModel {
        let view = factory.makeListView(coordinator: coordinator)
        return try #require(view as? DeliveriesListView).viewModel
    }

    private func makeDetail(deliveryId: Int) throws -> DeliveriesDetailViewModel {
        let view = factory.makeDetailView(deliveryId: deliveryId, coordinator: coordinator)
        return try #require(view as? DeliveriesDetailView).viewModel
    }

    private func makePosition(deliveryId: Int) throws -> DeliveriesPositionViewModel {
        let view = factory.makePositionView(deliveryId: deliveryId, coordinator: coordinator)
        return try #require(view as? DeliveriesPositionView).viewModel
    }

    private func makeHistory(state: DeliveryState) throws -> DeliveriesHistoryViewModel {
        let view = factory.makeHistoryView(state: state, coordinator: coordinator)
        return try #require(view as? DeliveriesHistoryView).viewModel
    }

    @Test("list keeps its view model from one body to the next")
    func makesList() throws {
        let viewModel = try makeList()
        #expect(try makeList() === viewModel)
    }

    @Test("detail keeps its view model from one body to the next")
    func makesDetail() throws {
        let deliveryId = 54
        let viewModel = try makeDetail(deliveryId: deliveryId)
        #expect(viewModel.deliveryId == deliveryId)
        #expect(try makeDetail(deliveryId: deliveryId) === viewModel)
        let otherViewModel = try makeDetail(deliveryId: 55)
        #expect(otherViewModel !== viewModel)
    }

    @Test("position keeps its view model from one body to the next")
    func makesPosition() throws {
        let deliveryId = 54
        let viewModel = try makePosition(deliveryId: deliveryId)
        #expect(viewModel.deliveryId == deliveryId)
        #expect(try makePosition(deliveryId: deliveryId) === viewModel)
        let otherViewModel = try makePosition(deliveryId: 55)
        #expect(otherViewModel !== viewModel)
    }

    @Test("history keeps its view model from one body to the next")
    func makesHistory() throws {
        let state: DeliveryState = .underway
        let viewModel = try makeHistory(state: state)
        #expect(viewModel.state == state)
        #expect(try makeHistory(state: state) === viewModel)
        let otherViewModel = try makeHistory(state: .delivered)
        #expect(otherViewModel !== viewModel)
    }

    @Test("view models whose screens have been left are let go, the root's is not")
    func dropsClosedScreens() throws {
        let rootViewModel = try makeList()
        let deliveryId = 54
        let closableViewModel = try makeDetail(deliveryId: deliveryId)

        factory.keepViewModels(of: [.detail(deliveryId: deliveryId)])
        #expect(try makeDetail(deliveryId: deliveryId) === closableViewModel)

        factory.keepViewModels(of: [])
        #expect(try makeDetail(deliveryId: deliveryId) !== closableViewModel)
        #expect(try makeList() === rootViewModel)
    }

    @Test("clearing the cache leaves nothing")
    func clears() throws {
        let rootViewModel = try makeList()
        factory.clearCache()
        #expect(try makeList() !== rootViewModel)
    }
}
