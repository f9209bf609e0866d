#if DEBUG
import Foundation

/// Answers with samples, for previews and tests, and remembers what it was asked.
@MainActor
final class MockCatalogItemsRepository {
    /// The assembly, which is not on the main actor, registers it.
    nonisolated init() {}

    enum Call: Equatable {
        case getItems
        case getItem(id: UUID)
        case searchItems(query: String, limit: Int, minimum: Double?, onlyNew: Bool, order: CatalogOrder)
    }

    private(set) var calls: [Call] = []

    /// Runs within each call: may look at what the caller shows meanwhile, or throw in the repository's place.
    var onCall: @MainActor () async throws -> Void = {}

    var getItemsResult = CatalogItem.samples
    var getItemResult = CatalogItem.samples[0]
    var searchItemsResult = CatalogItem.samples

    func getItems() async throws -> [CatalogItem] {
        calls.append(.getItems)
        try await onCall()
        return getItemsResult
    }

    func getItem(id: UUID) async throws -> CatalogItem {
        calls.append(.getItem(id: id))
        try await onCall()
        return getItemResult
    }

    func searchItems(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) async throws -> [CatalogItem] {
        calls.append(.searchItems(query: query, limit: limit, minimum: minimum, onlyNew: onlyNew, order: order))
        try await onCall()
        return searchItemsResult
    }
}

extension MockCatalogItemsRepository: CatalogItemsRepositoryProtocol {}

nonisolated extension CatalogItem {
    static let samples = [
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
}
#endif
