import Common
import CommonTesting
import Foundation
import Testing

@testable import Orders

@MainActor
struct OrdersRepositoryTests {
    @Test("getOrders asks the server and reads its answer")
    func getOrders() async throws {
        let givenAnswer = Order.samples
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = OrdersRepository(networkService: networkService)
        let readAnswer = try await repository.getOrders()
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "orders")
        #expect(networkService.endpoints == [expected])
    }

    @Test("getOrder asks the server and reads its answer")
    func getOrder() async throws {
        let id = 14
        let givenAnswer = Order.samples[0]
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = OrdersRepository(networkService: networkService)
        let readAnswer = try await repository.getOrder(id: id)
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "orders", String(id))
        #expect(networkService.endpoints == [expected])
    }

    @Test("getRecentOrders asks the server and reads its answer")
    func getRecentOrders() async throws {
        let limit = 82
        let givenAnswer = Order.samples
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = OrdersRepository(networkService: networkService)
        let readAnswer = try await repository.getRecentOrders(limit: limit)
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "orders", "recent-orders", query: ["limit": String(limit)])
        #expect(networkService.endpoints == [expected])
    }

    @Test("cancelOrder tells the server")
    func cancelOrder() async throws {
        let id = 14
        let networkService = MockNetworkService()
        let repository = OrdersRepository(networkService: networkService)
        try await repository.cancelOrder(id: id)
        let expected = Endpoint(.post, "orders", String(id), "cancel")
        #expect(networkService.endpoints == [expected])
    }

    @Test("reorder asks the server and reads its answer")
    func reorder() async throws {
        let id = 14
        let givenAnswer = Order.samples[0]
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = OrdersRepository(networkService: networkService)
        let readAnswer = try await repository.reorder(id: id)
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.post, "orders", String(id), "reorder")
        #expect(networkService.endpoints == [expected])
    }

    @Test("syncOrders tells the server")
    func syncOrders() async throws {
        let networkService = MockNetworkService()
        let repository = OrdersRepository(networkService: networkService)
        try await repository.syncOrders()
        let expected = Endpoint(.post, "orders", "sync")
        #expect(networkService.endpoints == [expected])
    }

    @Test("removeOrder tells the server")
    func removeOrder() async throws {
        let order = Order(id: 14, number: "Number 1", state: .open, total: 52.5)
        let networkService = MockNetworkService()
        let repository = OrdersRepository(networkService: networkService)
        try await repository.removeOrder(order: order)
        let expected = Endpoint(.delete, "orders", String(order.id))
        #expect(networkService.endpoints == [expected])
    }

    @Test("getUnreadCount asks the server and reads its answer")
    func getUnreadCount() async throws {
        let givenAnswer: Int = 74
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = OrdersRepository(networkService: networkService)
        let readAnswer = try await repository.getUnreadCount()
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "orders", "unread-count")
        #expect(networkService.endpoints == [expected])
    }

    @Test("searchOrders asks the server and reads its answer")
    func searchOrders() async throws {
        let text = "a/b c?d&é=1%+"
        let limit = 82
        let givenAnswer = Order.samples
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = OrdersRepository(networkService: networkService)
        let readAnswer = try await repository.searchOrders(text: text, limit: limit)
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "orders", "search", query: ["text": text, "limit": String(limit)])
        #expect(networkService.endpoints == [expected])
    }

    @Test("login tells the server")
    func login() async throws {
        let email = "a/b c?d&é=1%+"
        let password = "a/b c?d&é=1%+"
        struct Body: Encodable {
            let email: String
            let password: String
        }

        let networkService = MockNetworkService()
        let repository = OrdersRepository(networkService: networkService)
        try await repository.login(email: email, password: password)
        let expected = try Endpoint(.post, "orders", "login", body: Body(email: email, password: password))
        #expect(networkService.endpoints == [expected])
    }
}
