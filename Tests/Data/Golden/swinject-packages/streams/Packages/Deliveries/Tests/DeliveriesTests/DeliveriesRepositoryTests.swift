import Combine
import Common
import CommonTesting
import Foundation
import Testing

@testable import Deliveries

@MainActor
struct DeliveriesRepositoryTests {
    @Test("observeDeliveries asks the server and reads its answer")
    func observeDeliveries() async throws {
        let givenAnswer = Delivery.samples
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = DeliveriesRepository(networkService: networkService)
        var readAnswer: [Delivery]?
        for try await value in try await repository.observeDeliveries() {
            readAnswer = value
            break
        }
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "deliveries")
        #expect(networkService.endpoints == [expected])
    }

    @Test("observeDelivery asks the server and reads its answer")
    func observeDelivery() async throws {
        let id = 14
        let givenAnswer = Delivery.samples[0]
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = DeliveriesRepository(networkService: networkService)
        var readAnswer: Delivery?
        for try await value in try await repository.observeDelivery(id: id).values {
            readAnswer = value
            break
        }
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "deliveries", String(id))
        #expect(networkService.endpoints == [expected])
    }

    @Test("observePosition asks the server and reads its answer")
    func observePosition() async throws {
        let deliveryId = 54
        let givenAnswer = Position.samples[0]
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = DeliveriesRepository(networkService: networkService)
        var readAnswer: Position?
        for await value in try await repository.observePosition(deliveryId: deliveryId) {
            readAnswer = value
            break
        }
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "deliveries", String(deliveryId), "position")
        #expect(networkService.endpoints == [expected])
    }

    @Test("findDeliveries asks the server and reads its answer")
    func findDeliveries() async throws {
        let state: DeliveryState = .underway
        let page = 38
        let givenAnswer = Delivery.samples
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = DeliveriesRepository(networkService: networkService)
        let readAnswer = try await repository.findDeliveries(state: state, page: page)
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "deliveries", query: ["state": state.rawValue, "page": String(page)])
        #expect(networkService.endpoints == [expected])
    }

    @Test("archiveDelivery tells the server")
    func archiveDelivery() async throws {
        let id = 14
        let networkService = MockNetworkService()
        let repository = DeliveriesRepository(networkService: networkService)
        try await repository.archiveDelivery(id: id)
        let expected = Endpoint(.post, "deliveries", String(id), "archive")
        #expect(networkService.endpoints == [expected])
    }

    @Test("cancelDelivery tells the server")
    func cancelDelivery() async throws {
        let id = 14
        let networkService = MockNetworkService()
        let repository = DeliveriesRepository(networkService: networkService)
        try await repository.cancelDelivery(id: id)
        let expected = Endpoint(.post, "deliveries", String(id), "cancel")
        #expect(networkService.endpoints == [expected])
    }

    @Test("uploadPhoto tells the server")
    func uploadPhoto() async throws {
        let deliveryId = 54
        let photo: Data = Data([32])
        let progress: @Sendable (Double) -> Void = { _ in }
        struct Body: Encodable {
            let photo: Data
        }

        let networkService = MockNetworkService()
        let repository = DeliveriesRepository(networkService: networkService)
        try await repository.uploadPhoto(deliveryId: deliveryId, photo: photo, progress: progress)
        let expected = try Endpoint(.post, "deliveries", String(deliveryId), "upload-photo", body: Body(photo: photo))
        #expect(networkService.endpoints == [expected])
    }
}
