import Combine
import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesServiceTests {
    @Test("observeDeliveries asks the server and reads its answer")
    func observeDeliveries() async throws {
        let givenAnswer = Delivery.samples
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        var readAnswer: [Delivery]?
        for try await value in try await DeliveriesService(networkService: mockNetwork).observeDeliveries() {
            readAnswer = value
            break
        }
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "deliveries")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("observeDelivery asks the server and reads its answer")
    func observeDelivery() async throws {
        let id = 14
        let givenAnswer = Delivery.samples[0]
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        var readAnswer: Delivery?
        for try await value in try await DeliveriesService(networkService: mockNetwork).observeDelivery(id: id).values {
            readAnswer = value
            break
        }
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "deliveries/\(id)")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("observePosition asks the server and reads its answer")
    func observePosition() async throws {
        let deliveryId = 54
        let givenAnswer = Position.samples[0]
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        var readAnswer: Position?
        for await value in try await DeliveriesService(
            networkService: mockNetwork
        ).observePosition(deliveryId: deliveryId) {
            readAnswer = value
            break
        }
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "deliveries/\(deliveryId)/position")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("findDeliveries asks the server and reads its answer")
    func findDeliveries() async throws {
        let state: DeliveryState = .underway
        let page = 38
        let givenAnswer = Delivery.samples
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await DeliveriesService(
            networkService: mockNetwork
        ).findDeliveries(state: state, page: page)
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(
            .get,
            "deliveries".withQuery(["state": state.rawValue, "page": String(page)])
        )
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("archiveDelivery tells the server")
    func archiveDelivery() async throws {
        let id = 14
        let mockNetwork = try MockNetworkService()
        try await DeliveriesService(networkService: mockNetwork).archiveDelivery(id: id)

        let expectedRequest = NetworkRequest(.post, "deliveries/\(id)/archive")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("cancelDelivery tells the server")
    func cancelDelivery() async throws {
        let id = 14
        let mockNetwork = try MockNetworkService()
        try await DeliveriesService(networkService: mockNetwork).cancelDelivery(id: id)

        let expectedRequest = NetworkRequest(.post, "deliveries/\(id)/cancel")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("uploadPhoto tells the server")
    func uploadPhoto() async throws {
        let deliveryId = 54
        let photo: Data = Data([32])
        let progress: @Sendable (Double) -> Void = { _ in }
        struct Body: Encodable {
            let photo: Data
        }

        let mockNetwork = try MockNetworkService()
        try await DeliveriesService(networkService: mockNetwork).uploadPhoto(
            deliveryId: deliveryId,
            photo: photo,
            progress: progress
        )

        let expectedRequest = try NetworkRequest(
            .post,
            "deliveries/\(deliveryId)/upload-photo",
            body: Body(photo: photo)
        )
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("the container makes one with sample data, or one that asks the server")
    func isMade() {
        #expect(DependencyContainer(usesSampleData: true).deliveriesService is MockDeliveriesService)
        #expect(DependencyContainer(usesSampleData: false).deliveriesService is DeliveriesService)
    }
}
