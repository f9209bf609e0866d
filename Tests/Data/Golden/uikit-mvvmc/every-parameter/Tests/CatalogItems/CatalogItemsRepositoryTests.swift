import Foundation
import Testing

@testable import Demo

@MainActor
struct CatalogItemsRepositoryTests {
    @Test func getItemsAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let answer = [
            CatalogItem(
                id: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A14")!,
                name: "Name 1",
                summary: "Summary 1",
                price: 78.5,
                stock: 56,
                isNew: true,
                added: Date(timeIntervalSince1970: 28),
                tags: ["Tags 1"],
                page: URL(string: "https://example.com/page-1")!,
                maker: Maker(id: 14, name: "Name 1")
            ),
            CatalogItem(
                id: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D15")!,
                name: "Name 2",
                summary: "Summary 2",
                price: 79.5,
                stock: 57,
                isNew: false,
                added: Date(timeIntervalSince1970: 29),
                tags: ["Tags 2"],
                page: URL(string: "https://example.com/page-2")!,
                maker: Maker(id: 15, name: "Name 2")
            ),
        ]
        network.answer = try JSONEncoder.server.encode(answer.map { CatalogItemDTO($0) })

        let result = try await repository.getItems()

        #expect(result == answer)
        let expected = Endpoint(.get, "catalogItems")
        #expect(network.endpoints == [expected])
    }

    @Test func getItemAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let id = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A14")!
        let answer = CatalogItem(
            id: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A14")!,
            name: "Name 1",
            summary: "Summary 1",
            price: 78.5,
            stock: 56,
            isNew: true,
            added: Date(timeIntervalSince1970: 28),
            tags: ["Tags 1"],
            page: URL(string: "https://example.com/page-1")!,
            maker: Maker(id: 14, name: "Name 1")
        )
        network.answer = try JSONEncoder.server.encode(CatalogItemDTO(answer))

        let result = try await repository.getItem(id: id)

        #expect(result == answer)
        let expected = Endpoint(.get, "catalogItems", id.uuidString)
        #expect(network.endpoints == [expected])
    }

    @Test func searchItemsAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let query = "Query 1"
        let limit = 82
        let minimum: Double? = 72.5
        let onlyNew = true
        let order: CatalogOrder = .newest
        let answer = [
            CatalogItem(
                id: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A14")!,
                name: "Name 1",
                summary: "Summary 1",
                price: 78.5,
                stock: 56,
                isNew: true,
                added: Date(timeIntervalSince1970: 28),
                tags: ["Tags 1"],
                page: URL(string: "https://example.com/page-1")!,
                maker: Maker(id: 14, name: "Name 1")
            ),
            CatalogItem(
                id: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D15")!,
                name: "Name 2",
                summary: "Summary 2",
                price: 79.5,
                stock: 57,
                isNew: false,
                added: Date(timeIntervalSince1970: 29),
                tags: ["Tags 2"],
                page: URL(string: "https://example.com/page-2")!,
                maker: Maker(id: 15, name: "Name 2")
            ),
        ]
        network.answer = try JSONEncoder.server.encode(answer.map { CatalogItemDTO($0) })

        let result = try await repository.searchItems(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order
        )

        #expect(result == answer)
        let expected = Endpoint(
            .get,
            "catalogItems",
            "search",
            query: [
                "query": query,
                "limit": String(limit),
                "minimum": minimum.map { String($0) },
                "onlyNew": String(onlyNew),
                "order": order.rawValue,
            ]
        )
        #expect(network.endpoints == [expected])
    }

    @Test func handsOnTheServersErrors() async {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        network.error = NetworkError.serverError(500)

        var thrown: Error?
        do {
            _ = try await repository.getItems()
        } catch {
            thrown = error
        }

        #expect(thrown as? NetworkError == .serverError(500))
    }

    // MARK: - Private Methods
    private func makeRepository(_ network: MockNetworkService) -> CatalogItemsRepositoryImpl {
        return CatalogItemsRepositoryImpl(remoteDataSource: CatalogItemsRemoteDataSource(networkService: network))
    }
}
