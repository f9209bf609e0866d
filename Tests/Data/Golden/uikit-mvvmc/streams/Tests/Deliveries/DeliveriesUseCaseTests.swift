import Combine
import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesUseCaseTests {
    @Test func observeDeliveriesAsksTheRepository() async throws {
        let repository = MockDeliveriesRepository()
        let useCase = ObserveDeliveriesUseCase(repository: repository)

        var result: [Delivery]?
        for try await value in try await useCase.execute() {
            result = value
            break
        }

        #expect(repository.calls == [.observeDeliveries])
        #expect(result == repository.observeDeliveriesResult)
    }

    @Test func observeDeliveryAsksTheRepository() async throws {
        let repository = MockDeliveriesRepository()
        let useCase = ObserveDeliveryUseCase(repository: repository)

        var result: Delivery?
        for try await value in try await useCase.execute(id: 14).values {
            result = value
            break
        }

        #expect(repository.calls == [.observeDelivery(id: 14)])
        #expect(result == repository.observeDeliveryResult)
    }

    @Test func observePositionAsksTheRepository() async throws {
        let repository = MockDeliveriesRepository()
        let useCase = ObservePositionUseCase(repository: repository)

        var result: Position?
        for await value in try await useCase.execute(deliveryId: 54) {
            result = value
            break
        }

        #expect(repository.calls == [.observePosition(deliveryId: 54)])
        #expect(result == repository.observePositionResult)
    }

    @Test func findDeliveriesAsksTheRepository() async throws {
        let repository = MockDeliveriesRepository()
        let useCase = FindDeliveriesUseCase(repository: repository)

        let result = try await useCase.execute(state: .underway, page: 1)

        #expect(repository.calls == [.findDeliveries(state: .underway, page: 1)])
        #expect(result == repository.findDeliveriesResult)
    }

    @Test func archiveDeliveryAsksTheRepository() async throws {
        let repository = MockDeliveriesRepository()
        let useCase = ArchiveDeliveryUseCase(repository: repository)

        try await useCase.execute(id: 14)

        #expect(repository.calls == [.archiveDelivery(id: 14)])
    }

    @Test func cancelDeliveryAsksTheRepository() async throws {
        let repository = MockDeliveriesRepository()
        let useCase = CancelDeliveryUseCase(repository: repository)

        try await useCase.execute(id: 14)

        #expect(repository.calls == [.cancelDelivery(id: 14)])
    }

    @Test func uploadPhotoAsksTheRepository() async throws {
        let repository = MockDeliveriesRepository()
        let useCase = UploadPhotoUseCase(repository: repository)

        try await useCase.execute(deliveryId: 54, photo: Data([32]), progress: { _ in })

        #expect(repository.calls == [.uploadPhoto(deliveryId: 54, photo: Data([32]))])
    }
}
