import Foundation

nonisolated struct DeliveriesInteractor: DeliveriesInteractorProtocol {
    private let repository: DeliveriesRepositoryProtocol

    init(repository: DeliveriesRepositoryProtocol) {
        self.repository = repository
    }

    func observeDeliveries() async throws -> AsyncThrowingStream<[Delivery], Error> {
        try await repository.observeDeliveries()
    }

    func uploadPhoto(deliveryId: Int, photo: Data, progress: @escaping @Sendable (Double) -> Void) async throws {
        try await repository.uploadPhoto(deliveryId: deliveryId, photo: photo, progress: progress)
    }
}
