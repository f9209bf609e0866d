nonisolated protocol DeliveriesHistoryInteractorProtocol: Sendable {
    func findDeliveries(state: DeliveryState, page: Int) async throws -> [Delivery]
    func archiveDelivery(id: Int) async throws
}
