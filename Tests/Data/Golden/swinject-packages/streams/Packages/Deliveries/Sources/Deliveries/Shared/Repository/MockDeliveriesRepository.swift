#if DEBUG
import Combine
import Foundation

/// Answers with samples, for previews and tests, and remembers what it was asked.
@MainActor
final class MockDeliveriesRepository {
    /// The assembly, which is not on the main actor, registers it.
    nonisolated init() {}

    enum Call: Equatable {
        case observeDeliveries
        case observeDelivery(id: Int)
        case observePosition(deliveryId: Int)
        case findDeliveries(state: DeliveryState, page: Int)
        case archiveDelivery(id: Int)
        case cancelDelivery(id: Int)
        case uploadPhoto(deliveryId: Int, photo: Data)
    }

    private(set) var calls: [Call] = []

    /// Runs within each call: may look at what the caller shows meanwhile, or throw in the repository's place.
    var onCall: @MainActor () async throws -> Void = {}

    var observeDeliveriesResult = Delivery.samples
    /// What `observeDeliveries` delivers after its result.
    var observeDeliveriesUpdates = AsyncStream<[Delivery]> { $0.finish() }
    var observeDeliveryResult = Delivery.samples[0]
    /// What `observeDelivery` delivers after its result.
    var observeDeliveryUpdates: AnyPublisher<Delivery, Error> = Empty().eraseToAnyPublisher()
    var observePositionResult = Position.samples[0]
    /// What `observePosition` delivers after its result.
    var observePositionUpdates = AsyncStream<Position> { $0.finish() }
    var findDeliveriesResult = Delivery.samples
    /// The pages after the first, by number.
    var findDeliveriesPages: [Int: [Delivery]] = [:]

    func observeDeliveries() async throws -> AsyncThrowingStream<[Delivery], Error> {
        calls.append(.observeDeliveries)
        try await onCall()
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
        calls.append(.observeDelivery(id: id))
        try await onCall()
        return observeDeliveryUpdates.prepend(observeDeliveryResult).eraseToAnyPublisher()
    }

    func observePosition(deliveryId: Int) async throws -> AsyncStream<Position> {
        calls.append(.observePosition(deliveryId: deliveryId))
        try await onCall()
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
        calls.append(.findDeliveries(state: state, page: page))
        try await onCall()
        return page == 1 ? findDeliveriesResult : findDeliveriesPages[page] ?? []
    }

    func archiveDelivery(id: Int) async throws {
        calls.append(.archiveDelivery(id: id))
        try await onCall()
    }

    func cancelDelivery(id: Int) async throws {
        calls.append(.cancelDelivery(id: id))
        try await onCall()
    }

    func uploadPhoto(deliveryId: Int, photo: Data, progress: @escaping @Sendable (Double) -> Void) async throws {
        calls.append(.uploadPhoto(deliveryId: deliveryId, photo: photo))
        try await onCall()
    }
}

extension MockDeliveriesRepository: DeliveriesRepositoryProtocol {}

nonisolated extension Delivery {
    static let samples = [
        Delivery(id: 14, title: "Title 1", state: .underway),
        Delivery(id: 15, title: "Title 2", state: .delivered),
    ]
}

nonisolated extension Position {
    static let samples = [
        Position(latitude: 32.5, longitude: 58.5, measured: Date(timeIntervalSince1970: 20)),
        Position(latitude: 33.5, longitude: 59.5, measured: Date(timeIntervalSince1970: 21)),
    ]
}
#endif
