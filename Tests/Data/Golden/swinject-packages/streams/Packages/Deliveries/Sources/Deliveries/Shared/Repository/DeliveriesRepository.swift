import Combine
import Common
import Foundation

nonisolated struct DeliveriesRepository: DeliveriesRepositoryProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func observeDeliveries() async throws -> AsyncThrowingStream<[Delivery], Error> {
        try await .polling { [networkService] in
            try await networkService.request(Endpoint(.get, "deliveries"))
        }
    }

    @MainActor func observeDelivery(id: Int) async throws -> AnyPublisher<Delivery, Error> {
        try await .polling { [networkService] in
            try await networkService.request(Endpoint(.get, "deliveries", String(id)))
        }
    }

    func observePosition(deliveryId: Int) async throws -> AsyncStream<Position> {
        try await .polling { [networkService] in
            try await networkService.request(Endpoint(.get, "deliveries", String(deliveryId), "position"))
        }
    }

    func findDeliveries(state: DeliveryState, page: Int) async throws -> [Delivery] {
        try await networkService.request(
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
        struct Body: Encodable {
            let photo: Data
        }

        try await networkService.send(
            Endpoint(.post, "deliveries", String(deliveryId), "upload-photo", body: Body(photo: photo))
        )
    }
}
