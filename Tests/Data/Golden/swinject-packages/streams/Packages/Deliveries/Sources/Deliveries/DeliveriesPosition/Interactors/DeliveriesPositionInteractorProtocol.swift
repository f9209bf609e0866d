nonisolated protocol DeliveriesPositionInteractorProtocol: Sendable {
    func observePosition(deliveryId: Int) async throws -> AsyncStream<Position>
}
