import Combine
import Foundation

struct DeliveriesRepository: DeliveriesRepositoryProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func observeDeliveries() async throws -> AsyncThrowingStream<[Delivery], Error> {
        try await .polling { [networkService] in
            let response: [DeliveryDTO] = try await networkService.request(Endpoint(.get, "deliveries"))
            return response.map(\.model)
        }
    }

    @MainActor func observeDelivery(id: Int) async throws -> AnyPublisher<Delivery, Error> {
        try await .polling { [networkService] in
            let response: DeliveryDTO = try await networkService.request(Endpoint(.get, "deliveries", String(id)))
            return response.model
        }
    }

    func observePosition(deliveryId: Int) async throws -> AsyncStream<Position> {
        try await .polling { [networkService] in
            let response: PositionDTO = try await networkService.request(
                Endpoint(.get, "deliveries", String(deliveryId), "position")
            )
            return response.model
        }
    }

    func findDeliveries(state: DeliveryState, page: Int) async throws -> [Delivery] {
        let response: [DeliveryDTO] = try await networkService.request(
            Endpoint(.get, "deliveries", query: ["state": state.rawValue, "page": String(page)])
        )
        return response.map(\.model)
    }

    func archiveDelivery(id: Int) async throws {
        try await networkService.data(for: Endpoint(.post, "deliveries", String(id), "archive"))
    }

    func cancelDelivery(id: Int) async throws {
        try await networkService.data(for: Endpoint(.post, "deliveries", String(id), "cancel"))
    }

    func uploadPhoto(deliveryId: Int, photo: Data, progress: @escaping @Sendable (Double) -> Void) async throws {
        try await networkService.data(
            for: Endpoint(
                .post,
                "deliveries",
                String(deliveryId),
                "upload-photo",
                body: UploadPhotoRequest(photo: photo)
            )
        )
    }
}
