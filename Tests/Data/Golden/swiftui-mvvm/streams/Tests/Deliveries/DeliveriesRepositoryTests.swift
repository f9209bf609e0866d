import Combine
import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesRepositoryTests {
    private let network: MockNetworkService
    private let repository: DeliveriesRepository

    init() {
        network = MockNetworkService()
        repository = DeliveriesRepository(networkService: network)
    }

    @Test("observeDeliveries asks the API and gives the model of its answer")
    func observeDeliveries() async throws {
        let endpoint = Endpoint(.get, "deliveries")
        let answer: [Delivery] = Delivery.samples.reversed()
        try network.answer(endpoint, with: answer.map { DeliveryDTO($0) })
        var result: [Delivery]?
        for try await value in try await repository.observeDeliveries() {
            result = value
            break
        }
        #expect(result == answer)
    }

    @Test("observeDelivery asks the API and gives the model of its answer")
    func observeDelivery() async throws {
        let id = 14
        let endpoint = Endpoint(.get, "deliveries", String(id))
        let answer = Delivery.samples[1]
        try network.answer(endpoint, with: DeliveryDTO(answer))
        var result: Delivery?
        for try await value in try await repository.observeDelivery(id: id).values {
            result = value
            break
        }
        #expect(result == answer)
    }

    @Test("observePosition asks the API and gives the model of its answer")
    func observePosition() async throws {
        let deliveryId = 54
        let endpoint = Endpoint(.get, "deliveries", String(deliveryId), "position")
        let answer = Position.samples[1]
        try network.answer(endpoint, with: PositionDTO(answer))
        var result: Position?
        for await value in try await repository.observePosition(deliveryId: deliveryId) {
            result = value
            break
        }
        #expect(result == answer)
    }

    @Test("findDeliveries asks the API and gives the model of its answer")
    func findDeliveries() async throws {
        let state: DeliveryState = .underway
        let page = 38
        let endpoint = Endpoint(.get, "deliveries", query: ["state": state.rawValue, "page": String(page)])
        let answer: [Delivery] = Delivery.samples.reversed()
        try network.answer(endpoint, with: answer.map { DeliveryDTO($0) })
        let result = try await repository.findDeliveries(state: state, page: page)
        #expect(result == answer)
    }

    @Test("archiveDelivery tells the API")
    func archiveDelivery() async throws {
        let id = 14
        let endpoint = Endpoint(.post, "deliveries", String(id), "archive")
        try network.answer(endpoint)
        try await repository.archiveDelivery(id: id)
        #expect(network.endpoints == [endpoint])
    }

    @Test("cancelDelivery tells the API")
    func cancelDelivery() async throws {
        let id = 14
        let endpoint = Endpoint(.post, "deliveries", String(id), "cancel")
        try network.answer(endpoint)
        try await repository.cancelDelivery(id: id)
        #expect(network.endpoints == [endpoint])
    }

    @Test("uploadPhoto tells the API")
    func uploadPhoto() async throws {
        let deliveryId = 54
        let photo: Data = Data([32])
        let progress: @Sendable (Double) -> Void = { _ in }
        let endpoint = try Endpoint(
            .post,
            "deliveries",
            String(deliveryId),
            "upload-photo",
            body: UploadPhotoRequest(photo: photo)
        )
        try network.answer(endpoint)
        try await repository.uploadPhoto(deliveryId: deliveryId, photo: photo, progress: progress)
        #expect(network.endpoints == [endpoint])
    }

    @Test("hands on what the API refuses with")
    func handsOnErrors() async {
        await #expect(throws: NetworkError.status(404)) {
            try await repository.observeDeliveries()
        }
    }
}
