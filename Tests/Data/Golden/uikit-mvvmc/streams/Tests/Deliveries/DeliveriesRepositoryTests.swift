import Combine
import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesRepositoryTests {
    @Test func observeDeliveriesAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let answer = [
            Delivery(id: 14, title: "Title 1", state: .underway),
            Delivery(id: 15, title: "Title 2", state: .delivered),
        ]
        network.answer = try JSONEncoder.server.encode(answer.map { DeliveryDTO($0) })

        var result: [Delivery]?
        for try await value in try await repository.observeDeliveries() {
            result = value
            break
        }

        #expect(result == answer)
        let expected = Endpoint(.get, "deliveries")
        #expect(network.endpoints == [expected])
    }

    @Test func observeDeliveryAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let id = 14
        let answer = Delivery(id: 14, title: "Title 1", state: .underway)
        network.answer = try JSONEncoder.server.encode(DeliveryDTO(answer))

        var result: Delivery?
        for try await value in try await repository.observeDelivery(id: id).values {
            result = value
            break
        }

        #expect(result == answer)
        let expected = Endpoint(.get, "deliveries", String(id))
        #expect(network.endpoints == [expected])
    }

    @Test func observePositionAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let deliveryId = 54
        let answer = Position(latitude: 32.5, longitude: 58.5, measured: Date(timeIntervalSince1970: 20))
        network.answer = try JSONEncoder.server.encode(PositionDTO(answer))

        var result: Position?
        for await value in try await repository.observePosition(deliveryId: deliveryId) {
            result = value
            break
        }

        #expect(result == answer)
        let expected = Endpoint(.get, "deliveries", String(deliveryId), "position")
        #expect(network.endpoints == [expected])
    }

    @Test func findDeliveriesAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let state: DeliveryState = .underway
        let page = 38
        let answer = [
            Delivery(id: 14, title: "Title 1", state: .underway),
            Delivery(id: 15, title: "Title 2", state: .delivered),
        ]
        network.answer = try JSONEncoder.server.encode(answer.map { DeliveryDTO($0) })

        let result = try await repository.findDeliveries(state: state, page: page)

        #expect(result == answer)
        let expected = Endpoint(.get, "deliveries", query: ["state": state.rawValue, "page": String(page)])
        #expect(network.endpoints == [expected])
    }

    @Test func archiveDeliveryAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let id = 14

        try await repository.archiveDelivery(id: id)

        let expected = Endpoint(.post, "deliveries", String(id), "archive")
        #expect(network.endpoints == [expected])
    }

    @Test func cancelDeliveryAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let id = 14

        try await repository.cancelDelivery(id: id)

        let expected = Endpoint(.post, "deliveries", String(id), "cancel")
        #expect(network.endpoints == [expected])
    }

    @Test func uploadPhotoAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let deliveryId = 54
        let photo: Data = Data([32])
        let progress: @Sendable (Double) -> Void = { _ in }

        try await repository.uploadPhoto(deliveryId: deliveryId, photo: photo, progress: progress)

        let expected = try Endpoint(
            .post,
            "deliveries",
            String(deliveryId),
            "upload-photo",
            body: UploadPhotoRequestDTO(photo: photo)
        )
        #expect(network.endpoints == [expected])
    }

    @Test func handsOnTheServersErrors() async {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        network.error = NetworkError.serverError(500)

        var thrown: Error?
        do {
            _ = try await repository.observeDeliveries()
        } catch {
            thrown = error
        }

        #expect(thrown as? NetworkError == .serverError(500))
    }

    // MARK: - Private Methods
    private func makeRepository(_ network: MockNetworkService) -> DeliveriesRepositoryImpl {
        return DeliveriesRepositoryImpl(remoteDataSource: DeliveriesRemoteDataSource(networkService: network))
    }
}
