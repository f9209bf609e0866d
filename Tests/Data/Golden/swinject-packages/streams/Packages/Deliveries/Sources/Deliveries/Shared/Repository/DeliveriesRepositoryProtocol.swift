import Combine
import Foundation

nonisolated protocol DeliveriesRepositoryProtocol: Sendable {
    func observeDeliveries() async throws -> AsyncThrowingStream<[Delivery], Error>
    @MainActor func observeDelivery(id: Int) async throws -> AnyPublisher<Delivery, Error>
    func observePosition(deliveryId: Int) async throws -> AsyncStream<Position>
    func findDeliveries(state: DeliveryState, page: Int) async throws -> [Delivery]
    func archiveDelivery(id: Int) async throws
    func cancelDelivery(id: Int) async throws
    func uploadPhoto(deliveryId: Int, photo: Data, progress: @escaping @Sendable (Double) -> Void) async throws
}
