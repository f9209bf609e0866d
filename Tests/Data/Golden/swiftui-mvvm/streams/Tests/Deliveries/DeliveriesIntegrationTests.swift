import Foundation
import SwiftUI
import Testing

@testable import Demo

@MainActor
struct DeliveriesIntegrationTests {
    private let network: MockNetworkService
    private let coordinator: AppCoordinator

    init() {
        let configuration = AppConfiguration(apiBaseURL: "https://example.com", usesMockAPI: false)
        let container = DIContainer(configuration: configuration)
        network = MockNetworkService()
        container.networkService = network
        coordinator = container.coordinator
    }

    // MARK: - Screens

    @Test("list shows what the API sends, and leads on")
    func showsList() async throws {
        let answer: [Delivery] = Delivery.samples.reversed()
        try network.answer(observeDeliveries(), with: answer.map { DeliveryDTO($0) })
        let viewModel = coordinator.makeDeliveriesListViewModel()

        let shown = Task { await viewModel.load() }
        defer { shown.cancel() }
        for _ in 1...1_000 where viewModel.items != answer {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(viewModel.items == answer)

        let endpoints = network.endpoints
        #expect(!endpoints.isEmpty)
        await coordinator.refresh()
        #expect(network.endpoints == endpoints + endpoints)

        let item = answer[0]
        viewModel.didSelectDelivery(item)
        #expect(coordinator.path == NavigationPath([Route.deliveriesDetail(deliveryId: item.id)]))
    }

    @Test("detail shows what the API sends, and leads on")
    func showsDetail() async throws {
        let deliveryId = 54
        let answer = Delivery.samples[1]
        try network.answer(observeDelivery(id: deliveryId), with: DeliveryDTO(answer))
        let viewModel = coordinator.makeDeliveriesDetailViewModel(deliveryId: deliveryId)
        #expect(viewModel.deliveryId == deliveryId)

        let shown = Task { await viewModel.load() }
        defer { shown.cancel() }
        for _ in 1...1_000 where viewModel.item != answer {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(viewModel.item == answer)

        let endpoints = network.endpoints
        #expect(!endpoints.isEmpty)
        await coordinator.refresh()
        #expect(network.endpoints == endpoints + endpoints)

        viewModel.didTapPosition()
        #expect(coordinator.path == NavigationPath([Route.deliveriesPosition(deliveryId: deliveryId)]))
    }

    @Test("position shows what the API sends")
    func showsPosition() async throws {
        let deliveryId = 54
        let answer = Position.samples[1]
        try network.answer(observePosition(deliveryId: deliveryId), with: PositionDTO(answer))
        let viewModel = coordinator.makeDeliveriesPositionViewModel(deliveryId: deliveryId)
        #expect(viewModel.deliveryId == deliveryId)

        let shown = Task { await viewModel.load() }
        defer { shown.cancel() }
        for _ in 1...1_000 where viewModel.item != answer {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(viewModel.item == answer)

        let endpoints = network.endpoints
        #expect(!endpoints.isEmpty)
        await coordinator.refresh()
        #expect(network.endpoints == endpoints + endpoints)
    }

    @Test("history shows what the API sends, and leads on")
    func showsHistory() async throws {
        let state: DeliveryState = .underway
        let answer: [Delivery] = Delivery.samples.reversed()
        try network.answer(findDeliveries(state: state, page: 1), with: answer.map { DeliveryDTO($0) })
        let viewModel = coordinator.makeDeliveriesHistoryViewModel(state: state)
        #expect(viewModel.state == state)

        await viewModel.load()
        #expect(viewModel.items == answer)

        let endpoints = network.endpoints
        #expect(!endpoints.isEmpty)
        await coordinator.refresh()
        #expect(network.endpoints == endpoints + endpoints)

        let item = answer[0]
        viewModel.didSelectDelivery(item)
        #expect(coordinator.path == NavigationPath([Route.deliveriesDetail(deliveryId: item.id)]))
    }

    // MARK: - Deep Links

    @Test("a URL opens list, in place of what is presented")
    func opensList() throws {
        let route: Route = .deliveriesList
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.open(try #require(route.link?.url))
        let isTab = AppTab.all.contains { $0.root == .deliveriesList }
        let path = [Route.deliveriesList].dropFirst(isTab ? 1 : 0)
        #expect(coordinator.path == NavigationPath(path))
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL opens detail, in place of what is presented")
    func opensDetail() throws {
        let route: Route = .deliveriesDetail(deliveryId: 54)
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.open(try #require(route.link?.url))
        let isTab = AppTab.all.contains { $0.root == .deliveriesList }
        let path = [Route.deliveriesList, route].dropFirst(isTab ? 1 : 0)
        #expect(coordinator.path == NavigationPath(path))
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL opens position above what leads to it, in place of what is presented")
    func opensPosition() throws {
        let route: Route = .deliveriesPosition(deliveryId: 54)
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.open(try #require(route.link?.url))
        let isTab = AppTab.all.contains { $0.root == .deliveriesList }
        let path = [Route.deliveriesList, Route.deliveriesDetail(deliveryId: 54), route].dropFirst(isTab ? 1 : 0)
        #expect(coordinator.path == NavigationPath(path))
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL opens history, in place of what is presented")
    func opensHistory() throws {
        let route: Route = .deliveriesHistory(state: .underway)
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.open(try #require(route.link?.url))
        let isTab = AppTab.all.contains { $0.root == .deliveriesList }
        let path = [Route.deliveriesList, route].dropFirst(isTab ? 1 : 0)
        #expect(coordinator.path == NavigationPath(path))
        #expect(coordinator.presented.isEmpty)
    }

    // MARK: - Endpoints

    private func observeDeliveries() -> Endpoint {
        Endpoint(.get, "deliveries")
    }

    private func observeDelivery(id: Int) -> Endpoint {
        Endpoint(.get, "deliveries", String(id))
    }

    private func observePosition(deliveryId: Int) -> Endpoint {
        Endpoint(.get, "deliveries", String(deliveryId), "position")
    }

    private func findDeliveries(state: DeliveryState, page: Int) -> Endpoint {
        Endpoint(.get, "deliveries", query: ["state": state.rawValue, "page": String(page)])
    }
}
