import Common
import CommonTesting
import Foundation
import Testing

@testable import CatalogItems

@MainActor
struct CatalogItemsRepositoryTests {
    @Test("getItems asks the server and reads its answer")
    func getItems() async throws {
        let givenAnswer = CatalogItem.samples
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = CatalogItemsRepository(networkService: networkService)
        let readAnswer = try await repository.getItems()
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "catalogItems")
        #expect(networkService.endpoints == [expected])
    }

    @Test("getItem asks the server and reads its answer")
    func getItem() async throws {
        let id = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A14")!
        let givenAnswer = CatalogItem.samples[0]
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = CatalogItemsRepository(networkService: networkService)
        let readAnswer = try await repository.getItem(id: id)
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "catalogItems", id.uuidString)
        #expect(networkService.endpoints == [expected])
    }

    @Test("searchItems asks the server and reads its answer")
    func searchItems() async throws {
        let query = "a/b c?d&é=1%+"
        let limit = 82
        let minimum: Double? = 72.5
        let onlyNew = true
        let order: CatalogOrder = .newest
        let givenAnswer = CatalogItem.samples
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = CatalogItemsRepository(networkService: networkService)
        let readAnswer = try await repository.searchItems(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order
        )
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(
            .get,
            "catalogItems",
            "search",
            query: [
                "query": query,
                "limit": String(limit),
                "minimum": minimum.map { String(describing: $0) },
                "onlyNew": String(onlyNew),
                "order": order.rawValue,
            ]
        )
        #expect(networkService.endpoints == [expected])
    }
}
