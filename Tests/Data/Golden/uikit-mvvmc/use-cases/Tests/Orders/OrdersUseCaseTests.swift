import Testing

@testable import Demo

@MainActor
struct OrdersUseCaseTests {
    @Test func getOrdersAsksTheRepository() async throws {
        let repository = MockOrdersRepository()
        let useCase = GetOrdersUseCase(repository: repository)

        let result = try await useCase.execute()

        #expect(repository.calls == [.getOrders])
        #expect(result == repository.getOrdersResult)
    }

    @Test func getOrderAsksTheRepository() async throws {
        let repository = MockOrdersRepository()
        let useCase = GetOrderUseCase(repository: repository)

        let result = try await useCase.execute(id: 14)

        #expect(repository.calls == [.getOrder(id: 14)])
        #expect(result == repository.getOrderResult)
    }

    @Test func getRecentOrdersAsksTheRepository() async throws {
        let repository = MockOrdersRepository()
        let useCase = GetRecentOrdersUseCase(repository: repository)

        let result = try await useCase.execute(limit: 82)

        #expect(repository.calls == [.getRecentOrders(limit: 82)])
        #expect(result == repository.getRecentOrdersResult)
    }

    @Test func cancelOrderAsksTheRepository() async throws {
        let repository = MockOrdersRepository()
        let useCase = CancelOrderUseCase(repository: repository)

        try await useCase.execute(id: 14)

        #expect(repository.calls == [.cancelOrder(id: 14)])
    }

    @Test func reorderAsksTheRepository() async throws {
        let repository = MockOrdersRepository()
        let useCase = ReorderUseCase(repository: repository)

        let result = try await useCase.execute(id: 14)

        #expect(repository.calls == [.reorder(id: 14)])
        #expect(result == repository.reorderResult)
    }

    @Test func syncOrdersAsksTheRepository() async throws {
        let repository = MockOrdersRepository()
        let useCase = SyncOrdersUseCase(repository: repository)

        try await useCase.execute()

        #expect(repository.calls == [.syncOrders])
    }

    @Test func removeOrderAsksTheRepository() async throws {
        let repository = MockOrdersRepository()
        let useCase = RemoveOrderUseCase(repository: repository)

        try await useCase.execute(order: Order(id: 14, number: "Number 1", state: .open, total: 52.5))

        #expect(
            repository.calls == [.removeOrder(order: Order(id: 14, number: "Number 1", state: .open, total: 52.5))]
        )
    }

    @Test func getUnreadCountAsksTheRepository() async throws {
        let repository = MockOrdersRepository()
        let useCase = GetUnreadCountUseCase(repository: repository)

        let result = try await useCase.execute()

        #expect(repository.calls == [.getUnreadCount])
        #expect(result == repository.getUnreadCountResult)
    }

    @Test func searchOrdersAsksTheRepository() async throws {
        let repository = MockOrdersRepository()
        let useCase = SearchOrdersUseCase(repository: repository)

        let result = try await useCase.execute(text: "Text 1", limit: 82)

        #expect(repository.calls == [.searchOrders(text: "Text 1", limit: 82)])
        #expect(result == repository.searchOrdersResult)
    }

    @Test func loginAsksTheRepository() async throws {
        let repository = MockOrdersRepository()
        let useCase = LoginUseCase(repository: repository)

        try await useCase.execute(email: "email-1@example.com", password: "Password 1")

        #expect(repository.calls == [.login(email: "email-1@example.com", password: "Password 1")])
    }
}
