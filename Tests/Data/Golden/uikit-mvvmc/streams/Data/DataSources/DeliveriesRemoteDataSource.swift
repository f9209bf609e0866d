import Foundation

// MARK: - Deliveries Remote Data Source Protocol
protocol DeliveriesRemoteDataSourceProtocol: Sendable {
    func observeDeliveries() async throws -> [DeliveryDTO]
    func observeDelivery(id: Int) async throws -> DeliveryDTO
    func observePosition(deliveryId: Int) async throws -> PositionDTO
    func findDeliveries(state: DeliveryState, page: Int) async throws -> [DeliveryDTO]
    func archiveDelivery(id: Int) async throws
    func cancelDelivery(id: Int) async throws
    func uploadPhoto(deliveryId: Int, photo: Data, progress: @escaping @Sendable (Double) -> Void) async throws
}

// MARK: - Deliveries Remote Data Source
final class DeliveriesRemoteDataSource: DeliveriesRemoteDataSourceProtocol {
    // MARK: - Services & Dependencies
    private let networkService: NetworkServiceProtocol

    // MARK: - Initialization
    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    // MARK: - Requests
    func observeDeliveries() async throws -> [DeliveryDTO] {
        return try await networkService.request(Endpoint(.get, "deliveries"))
    }

    func observeDelivery(id: Int) async throws -> DeliveryDTO {
        return try await networkService.request(Endpoint(.get, "deliveries", String(id)))
    }

    func observePosition(deliveryId: Int) async throws -> PositionDTO {
        return try await networkService.request(Endpoint(.get, "deliveries", String(deliveryId), "position"))
    }

    func findDeliveries(state: DeliveryState, page: Int) async throws -> [DeliveryDTO] {
        return try await networkService.request(
            Endpoint(.get, "deliveries", query: ["state": state.rawValue, "page": String(page)])
        )
    }

    func archiveDelivery(id: Int) async throws {
        try await networkService.send(Endpoint(.post, "deliveries", String(id), "archive"))
    }

    func cancelDelivery(id: Int) async throws {
        try await networkService.send(Endpoint(.post, "deliveries", String(id), "cancel"))
    }

    func uploadPhoto(deliveryId: Int, photo: Data, progress: @escaping @Sendable (Double) -> Void) async throws {
        try await networkService.send(
            Endpoint(.post, "deliveries", String(deliveryId), "upload-photo", body: UploadPhotoRequestDTO(photo: photo))
        )
    }
}
