import Foundation
import Testing

@testable import Demo

@MainActor
struct OrdersRepositoryTests {
    @Test func getOrdersAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let answer = [
            Order(id: 14, number: "Number 1", state: .open, total: 52.5),
            Order(id: 15, number: "Number 2", state: .shipped, total: 53.5),
        ]
        network.answer = try JSONEncoder.server.encode(answer.map { OrderDTO($0) })

        let result = try await repository.getOrders()

        #expect(result == answer)
        let expected = Endpoint(.get, "orders")
        #expect(network.endpoints == [expected])
    }

    @Test func getOrderAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let id = 14
        let answer = Order(id: 14, number: "Number 1", state: .open, total: 52.5)
        network.answer = try JSONEncoder.server.encode(OrderDTO(answer))

        let result = try await repository.getOrder(id: id)

        #expect(result == answer)
        let expected = Endpoint(.get, "orders", String(id))
        #expect(network.endpoints == [expected])
    }

    @Test func getRecentOrdersAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let limit = 82
        let answer = [
            Order(id: 14, number: "Number 1", state: .open, total: 52.5),
            Order(id: 15, number: "Number 2", state: .shipped, total: 53.5),
        ]
        network.answer = try JSONEncoder.server.encode(answer.map { OrderDTO($0) })

        let result = try await repository.getRecentOrders(limit: limit)

        #expect(result == answer)
        let expected = Endpoint(.get, "orders", "recent-orders", query: ["limit": String(limit)])
        #expect(network.endpoints == [expected])
    }

    @Test func cancelOrderAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let id = 14

        try await repository.cancelOrder(id: id)

        let expected = Endpoint(.post, "orders", String(id), "cancel")
        #expect(network.endpoints == [expected])
    }

    @Test func reorderAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let id = 14
        let answer = Order(id: 14, number: "Number 1", state: .open, total: 52.5)
        network.answer = try JSONEncoder.server.encode(OrderDTO(answer))

        let result = try await repository.reorder(id: id)

        #expect(result == answer)
        let expected = Endpoint(.post, "orders", String(id), "reorder")
        #expect(network.endpoints == [expected])
    }

    @Test func syncOrdersAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)

        try await repository.syncOrders()

        let expected = Endpoint(.post, "orders", "sync")
        #expect(network.endpoints == [expected])
    }

    @Test func removeOrderAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let order = Order(id: 14, number: "Number 1", state: .open, total: 52.5)

        try await repository.removeOrder(order: order)

        let expected = Endpoint(.delete, "orders", String(order.id))
        #expect(network.endpoints == [expected])
    }

    @Test func getUnreadCountAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let answer: Int = 74
        network.answer = try JSONEncoder.server.encode(answer)

        let result = try await repository.getUnreadCount()

        #expect(result == answer)
        let expected = Endpoint(.get, "orders", "unread-count")
        #expect(network.endpoints == [expected])
    }

    @Test func searchOrdersAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let text = "Text 1"
        let limit = 82
        let answer = [
            Order(id: 14, number: "Number 1", state: .open, total: 52.5),
            Order(id: 15, number: "Number 2", state: .shipped, total: 53.5),
        ]
        network.answer = try JSONEncoder.server.encode(answer.map { OrderDTO($0) })

        let result = try await repository.searchOrders(text: text, limit: limit)

        #expect(result == answer)
        let expected = Endpoint(.get, "orders", "search", query: ["text": text, "limit": String(limit)])
        #expect(network.endpoints == [expected])
    }

    @Test func loginAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let email = "email-1@example.com"
        let password = "Password 1"

        try await repository.login(email: email, password: password)

        let expected = try Endpoint(.post, "orders", "login", body: LoginRequestDTO(email: email, password: password))
        #expect(network.endpoints == [expected])
    }

    @Test func handsOnTheServersErrors() async {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        network.error = NetworkError.serverError(500)

        var thrown: Error?
        do {
            _ = try await repository.getOrders()
        } catch {
            thrown = error
        }

        #expect(thrown as? NetworkError == .serverError(500))
    }

    // MARK: - Private Methods
    private func makeRepository(_ network: MockNetworkService) -> OrdersRepositoryImpl {
        return OrdersRepositoryImpl(remoteDataSource: OrdersRemoteDataSource(networkService: network))
    }
}
