nonisolated struct OrdersDetailInteractor: OrdersDetailInteractorProtocol {
    private let repository: OrdersRepositoryProtocol

    init(repository: OrdersRepositoryProtocol) {
        self.repository = repository
    }

    func getOrder(id: Int) async throws -> Order {
        try await repository.getOrder(id: id)
    }

    func cancelOrder(id: Int) async throws {
        try await repository.cancelOrder(id: id)
    }

    func reorder(id: Int) async throws -> Order {
        try await repository.reorder(id: id)
    }
}
