import Foundation

#if DEBUG
/// Stands in for the repository in previews and tests: answers as it is told to and remembers what it was asked.
@MainActor
final class MockCatalogItemsRepository: CatalogItemsRepositoryProtocol {
    enum Call: Equatable {
        case getItems
        case getItem(id: UUID)
        case searchItems(query: String, limit: Int, minimum: Double?, onlyNew: Bool, order: CatalogOrder)
    }

    // MARK: - Properties
    private(set) var calls: [Call] = []
    /// Thrown by every call while it is set.
    var error: Error?
    /// Runs before a call answers.
    var whileRunning: (@MainActor () async -> Void)?
    var getItemsResult = [
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
    var getItemResult = CatalogItem(
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
    var searchItemsResult = [
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

    // MARK: - Catalog Items
    func getItems() async throws -> [CatalogItem] {
        try await record(.getItems)
        return getItemsResult
    }

    func getItem(id: UUID) async throws -> CatalogItem {
        try await record(.getItem(id: id))
        return getItemResult
    }

    func searchItems(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) async throws -> [CatalogItem] {
        try await record(.searchItems(query: query, limit: limit, minimum: minimum, onlyNew: onlyNew, order: order))
        return searchItemsResult
    }

    // MARK: - Private Methods
    private func record(_ call: Call) async throws {
        calls.append(call)
        await whileRunning?()
        if let error { throw error }
    }
}
#endif
