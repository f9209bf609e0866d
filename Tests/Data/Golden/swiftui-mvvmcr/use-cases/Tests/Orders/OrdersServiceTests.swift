import Foundation
import Testing

@testable import Demo

@MainActor
struct OrdersServiceTests {
    @Test("getOrders asks the server and reads its answer")
    func getOrders() async throws {
        let givenAnswer = Order.samples
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await OrdersService(networkService: mockNetwork).getOrders()
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "orders")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("getOrder asks the server and reads its answer")
    func getOrder() async throws {
        let id = 14
        let givenAnswer = Order.samples[0]
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await OrdersService(networkService: mockNetwork).getOrder(id: id)
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "orders/\(id)")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("getRecentOrders asks the server and reads its answer")
    func getRecentOrders() async throws {
        let limit = 82
        let givenAnswer = Order.samples
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await OrdersService(networkService: mockNetwork).getRecentOrders(limit: limit)
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "orders/recent-orders".withQuery(["limit": String(limit)]))
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("cancelOrder tells the server")
    func cancelOrder() async throws {
        let id = 14
        let mockNetwork = try MockNetworkService()
        try await OrdersService(networkService: mockNetwork).cancelOrder(id: id)

        let expectedRequest = NetworkRequest(.post, "orders/\(id)/cancel")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("reorder asks the server and reads its answer")
    func reorder() async throws {
        let id = 14
        let givenAnswer = Order.samples[0]
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await OrdersService(networkService: mockNetwork).reorder(id: id)
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.post, "orders/\(id)/reorder")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("syncOrders tells the server")
    func syncOrders() async throws {
        let mockNetwork = try MockNetworkService()
        try await OrdersService(networkService: mockNetwork).syncOrders()

        let expectedRequest = NetworkRequest(.post, "orders/sync")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("removeOrder tells the server")
    func removeOrder() async throws {
        let order = Order(id: 14, number: "Number 1", state: .open, total: 52.5)
        let mockNetwork = try MockNetworkService()
        try await OrdersService(networkService: mockNetwork).removeOrder(order: order)

        let expectedRequest = NetworkRequest(.delete, "orders/\(order.id)")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("getUnreadCount asks the server and reads its answer")
    func getUnreadCount() async throws {
        let givenAnswer: Int = 74
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await OrdersService(networkService: mockNetwork).getUnreadCount()
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "orders/unread-count")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("searchOrders asks the server and reads its answer")
    func searchOrders() async throws {
        let text = "a/b c?d&é=1%+"
        let limit = 82
        let givenAnswer = Order.samples
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await OrdersService(networkService: mockNetwork).searchOrders(text: text, limit: limit)
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "orders/search".withQuery(["text": text, "limit": String(limit)]))
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("login tells the server")
    func login() async throws {
        let email = "a/b c?d&é=1%+"
        let password = "a/b c?d&é=1%+"
        struct Body: Encodable {
            let email: String
            let password: String
        }

        let mockNetwork = try MockNetworkService()
        try await OrdersService(networkService: mockNetwork).login(email: email, password: password)

        let expectedRequest = try NetworkRequest(.post, "orders/login", body: Body(email: email, password: password))
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("the container makes one with sample data, or one that asks the server")
    func isMade() {
        #expect(DependencyContainer(usesSampleData: true).ordersService is MockOrdersService)
        #expect(DependencyContainer(usesSampleData: false).ordersService is OrdersService)
    }
}
