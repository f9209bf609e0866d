import Combine

nonisolated protocol DeliveriesDetailInteractorProtocol: Sendable {
    @MainActor func observeDelivery(id: Int) async throws -> AnyPublisher<Delivery, Error>
    func cancelDelivery(id: Int) async throws
}
