import Foundation

nonisolated protocol DeliveriesInteractorProtocol: Sendable {
    func observeDeliveries() async throws -> AsyncThrowingStream<[Delivery], Error>
    func uploadPhoto(deliveryId: Int, photo: Data, progress: @escaping @Sendable (Double) -> Void) async throws
}
