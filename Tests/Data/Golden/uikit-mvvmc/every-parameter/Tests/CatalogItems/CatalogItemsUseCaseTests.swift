import Foundation
import Testing

@testable import Demo

@MainActor
struct CatalogItemsUseCaseTests {
    @Test func getItemsAsksTheRepository() async throws {
        let repository = MockCatalogItemsRepository()
        let useCase = GetItemsUseCase(repository: repository)

        let result = try await useCase.execute()

        #expect(repository.calls == [.getItems])
        #expect(result == repository.getItemsResult)
    }

    @Test func getItemAsksTheRepository() async throws {
        let repository = MockCatalogItemsRepository()
        let useCase = GetItemUseCase(repository: repository)

        let result = try await useCase.execute(id: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A14")!)

        #expect(repository.calls == [.getItem(id: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A14")!)])
        #expect(result == repository.getItemResult)
    }

    @Test func searchItemsAsksTheRepository() async throws {
        let repository = MockCatalogItemsRepository()
        let useCase = SearchItemsUseCase(repository: repository)

        let result = try await useCase.execute(
            query: "Query 1",
            limit: 82,
            minimum: 72.5,
            onlyNew: true,
            order: .newest
        )

        #expect(
            repository.calls == [
                .searchItems(query: "Query 1", limit: 82, minimum: 72.5, onlyNew: true, order: .newest)
            ]
        )
        #expect(result == repository.searchItemsResult)
    }
}
