import Combine
import Foundation

#if DEBUG
/// Stands in for the repository in previews and tests: answers as it is told to and remembers what it was asked.
@MainActor
final class MockDeliveriesRepository: DeliveriesRepositoryProtocol {
    enum Call: Equatable {
        case observeDeliveries
        case observeDelivery(id: Int)
        case observePosition(deliveryId: Int)
        case findDeliveries(state: DeliveryState, page: Int)
        case archiveDelivery(id: Int)
        case cancelDelivery(id: Int)
        case uploadPhoto(deliveryId: Int, photo: Data)
    }

    // MARK: - Properties
    private(set) var calls: [Call] = []
    /// Thrown by every call while it is set.
    var error: Error?
    /// Runs before a call answers.
    var whileRunning: (@MainActor () async -> Void)?
    var observeDeliveriesResult = [
        Delivery(id: 14, title: "Title 1", state: .underway),
        Delivery(id: 15, title: "Title 2", state: .delivered),
    ]
    /// What `observeDeliveries` delivers after its result.
    var observeDeliveriesUpdates = AsyncStream<[Delivery]> { $0.finish() }
    var observeDeliveryResult = Delivery(id: 14, title: "Title 1", state: .underway)
    /// What `observeDelivery` delivers after its result.
    var observeDeliveryUpdates: AnyPublisher<Delivery, Error> = Empty().eraseToAnyPublisher()
    var observePositionResult = Position(latitude: 32.5, longitude: 58.5, measured: Date(timeIntervalSince1970: 20))
    /// What `observePosition` delivers after its result.
    var observePositionUpdates = AsyncStream<Position> { $0.finish() }
    var findDeliveriesResult = [
        Delivery(id: 14, title: "Title 1", state: .underway),
        Delivery(id: 15, title: "Title 2", state: .delivered),
    ]
    /// The pages after the first, by number.
    var findDeliveriesPages: [Int: [Delivery]] = [:]

    // MARK: - Deliveries
    func observeDeliveries() async throws -> AsyncThrowingStream<[Delivery], Error> {
        try await record(.observeDeliveries)
        return AsyncThrowingStream { continuation in
            continuation.yield(observeDeliveriesResult)
            let updates = Task {
                for await value in observeDeliveriesUpdates { continuation.yield(value) }
                continuation.finish()
            }
            continuation.onTermination = { _ in updates.cancel() }
        }
    }

    func observeDelivery(id: Int) async throws -> AnyPublisher<Delivery, Error> {
        try await record(.observeDelivery(id: id))
        return observeDeliveryUpdates.prepend(observeDeliveryResult).eraseToAnyPublisher()
    }

    func observePosition(deliveryId: Int) async throws -> AsyncStream<Position> {
        try await record(.observePosition(deliveryId: deliveryId))
        return AsyncStream { continuation in
            continuation.yield(observePositionResult)
            let updates = Task {
                for await value in observePositionUpdates { continuation.yield(value) }
                continuation.finish()
            }
            continuation.onTermination = { _ in updates.cancel() }
        }
    }

    func findDeliveries(state: DeliveryState, page: Int) async throws -> [Delivery] {
        try await record(.findDeliveries(state: state, page: page))
        return page == 1 ? findDeliveriesResult : findDeliveriesPages[page] ?? []
    }

    func archiveDelivery(id: Int) async throws {
        try await record(.archiveDelivery(id: id))
    }

    func cancelDelivery(id: Int) async throws {
        try await record(.cancelDelivery(id: id))
    }

    func uploadPhoto(deliveryId: Int, photo: Data, progress: @escaping @Sendable (Double) -> Void) async throws {
        try await record(.uploadPhoto(deliveryId: deliveryId, photo: photo))
    }

    // MARK: - Private Methods
    private func record(_ call: Call) async throws {
        calls.append(call)
        await whileRunning?()
        if let error { throw error }
    }
}
#endif
