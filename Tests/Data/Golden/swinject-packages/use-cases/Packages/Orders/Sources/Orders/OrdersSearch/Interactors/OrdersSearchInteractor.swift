nonisolated struct OrdersSearchInteractor: OrdersSearchInteractorProtocol {
    private let repository: OrdersRepositoryProtocol

    init(repository: OrdersRepositoryProtocol) {
        self.repository = repository
    }

    func searchOrders(text: String, limit: Int) async throws -> [Order] {
        try await repository.searchOrders(text: text, limit: limit)
    }
}
