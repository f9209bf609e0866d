import Combine
import Foundation

struct DeliveriesService: DeliveriesServiceProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func observeDeliveries() async throws -> AsyncThrowingStream<[Delivery], Error> {
        try await .polling { [networkService] in
            try await networkService.value(for: NetworkRequest(.get, "deliveries"))
        }
    }

    @MainActor func observeDelivery(id: Int) async throws -> AnyPublisher<Delivery, Error> {
        try await .polling { [networkService] in
            try await networkService.value(for: NetworkRequest(.get, "deliveries/\(id)"))
        }
    }

    func observePosition(deliveryId: Int) async throws -> AsyncStream<Position> {
        try await .polling { [networkService] in
            try await networkService.value(for: NetworkRequest(.get, "deliveries/\(deliveryId)/position"))
        }
    }

    func findDeliveries(state: DeliveryState, page: Int) async throws -> [Delivery] {
        try await networkService.value(
            for: NetworkRequest(.get, "deliveries".withQuery(["state": state.rawValue, "page": String(page)]))
        )
    }

    func archiveDelivery(id: Int) async throws {
        try await networkService.send(NetworkRequest(.post, "deliveries/\(id)/archive"))
    }

    func cancelDelivery(id: Int) async throws {
        try await networkService.send(NetworkRequest(.post, "deliveries/\(id)/cancel"))
    }

    func uploadPhoto(deliveryId: Int, photo: Data, progress: @escaping @Sendable (Double) -> Void) async throws {
        struct Body: Encodable {
            let photo: Data
        }

        try await networkService.send(
            NetworkRequest(.post, "deliveries/\(deliveryId)/upload-photo", body: Body(photo: photo))
        )
    }
}
