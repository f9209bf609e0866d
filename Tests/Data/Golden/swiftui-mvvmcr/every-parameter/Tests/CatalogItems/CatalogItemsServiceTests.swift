import Foundation
import Testing

@testable import Demo

@MainActor
struct CatalogItemsServiceTests {
    @Test("getItems asks the server and reads its answer")
    func getItems() async throws {
        let givenAnswer = CatalogItem.samples
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await CatalogItemsService(networkService: mockNetwork).getItems()
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "catalogItems")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("getItem asks the server and reads its answer")
    func getItem() async throws {
        let id = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A14")!
        let givenAnswer = CatalogItem.samples[0]
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await CatalogItemsService(networkService: mockNetwork).getItem(id: id)
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "catalogItems/\(id.uuidString)")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("searchItems asks the server and reads its answer")
    func searchItems() async throws {
        let query = "a/b c?d&é=1%+"
        let limit = 82
        let minimum: Double? = 72.5
        let onlyNew = true
        let order: CatalogOrder = .newest
        let givenAnswer = CatalogItem.samples
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await CatalogItemsService(networkService: mockNetwork).searchItems(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order
        )
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(
            .get,
            "catalogItems/search".withQuery(
                [
                    "query": query,
                    "limit": String(limit),
                    "minimum": minimum.map { String(describing: $0) },
                    "onlyNew": String(onlyNew),
                    "order": order.rawValue,
                ]
            )
        )
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("the container makes one with sample data, or one that asks the server")
    func isMade() {
        #expect(DependencyContainer(usesSampleData: true).catalogItemsService is MockCatalogItemsService)
        #expect(DependencyContainer(usesSampleData: false).catalogItemsService is CatalogItemsService)
    }
}
