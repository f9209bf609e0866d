import Combine
import Foundation

final class DeliveriesRepositoryImpl: DeliveriesRepositoryProtocol {
    // MARK: - Services & Dependencies
    private let remoteDataSource: DeliveriesRemoteDataSourceProtocol

    // MARK: - Initialization
    init(remoteDataSource: DeliveriesRemoteDataSourceProtocol) {
        self.remoteDataSource = remoteDataSource
    }

    // MARK: - Deliveries
    func observeDeliveries() async throws -> AsyncThrowingStream<[Delivery], Error> {
        return try await .polling { @MainActor [remoteDataSource] in
            try await remoteDataSource.observeDeliveries().map { $0.toEntity() }
        }
    }

    @MainActor func observeDelivery(id: Int) async throws -> AnyPublisher<Delivery, Error> {
        return try await .polling { [remoteDataSource] in
            try await remoteDataSource.observeDelivery(id: id).toEntity()
        }
    }

    func observePosition(deliveryId: Int) async throws -> AsyncStream<Position> {
        return try await .polling { [remoteDataSource] in
            try await remoteDataSource.observePosition(deliveryId: deliveryId).toEntity()
        }
    }

    func findDeliveries(state: DeliveryState, page: Int) async throws -> [Delivery] {
        return try await remoteDataSource.findDeliveries(state: state, page: page).map { $0.toEntity() }
    }

    func archiveDelivery(id: Int) async throws {
        try await remoteDataSource.archiveDelivery(id: id)
    }

    func cancelDelivery(id: Int) async throws {
        try await remoteDataSource.cancelDelivery(id: id)
    }

    func uploadPhoto(deliveryId: Int, photo: Data, progress: @escaping @Sendable (Double) -> Void) async throws {
        try await remoteDataSource.uploadPhoto(deliveryId: deliveryId, photo: photo, progress: progress)
    }
}
