nonisolated protocol OrdersSearchInteractorProtocol: Sendable {
    func searchOrders(text: String, limit: Int) async throws -> [Order]
}
