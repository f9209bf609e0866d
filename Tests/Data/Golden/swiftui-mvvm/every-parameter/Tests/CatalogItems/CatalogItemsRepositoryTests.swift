import Foundation
import Testing

@testable import Demo

@MainActor
struct CatalogItemsRepositoryTests {
    private let network: MockNetworkService
    private let repository: CatalogItemsRepository

    init() {
        network = MockNetworkService()
        repository = CatalogItemsRepository(networkService: network)
    }

    @Test("getItems asks the API and gives the model of its answer")
    func getItems() async throws {
        let endpoint = Endpoint(.get, "catalogItems")
        let answer: [CatalogItem] = CatalogItem.samples.reversed()
        try network.answer(endpoint, with: answer.map { CatalogItemDTO($0) })
        let result = try await repository.getItems()
        #expect(result == answer)
    }

    @Test("getItem asks the API and gives the model of its answer")
    func getItem() async throws {
        let id = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A14")!
        let endpoint = Endpoint(.get, "catalogItems", id.uuidString)
        let answer = CatalogItem.samples[1]
        try network.answer(endpoint, with: CatalogItemDTO(answer))
        let result = try await repository.getItem(id: id)
        #expect(result == answer)
    }

    @Test("searchItems asks the API and gives the model of its answer")
    func searchItems() async throws {
        let query = "a/b c?d&é=1%+"
        let limit = 82
        let minimum: Double? = 72.5
        let onlyNew = true
        let order: CatalogOrder = .newest
        let endpoint = Endpoint(
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
        let answer: [CatalogItem] = CatalogItem.samples.reversed()
        try network.answer(endpoint, with: answer.map { CatalogItemDTO($0) })
        let result = try await repository.searchItems(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order
        )
        #expect(result == answer)
    }

    @Test("hands on what the API refuses with")
    func handsOnErrors() async {
        await #expect(throws: NetworkError.status(404)) {
            try await repository.getItems()
        }
    }
}
