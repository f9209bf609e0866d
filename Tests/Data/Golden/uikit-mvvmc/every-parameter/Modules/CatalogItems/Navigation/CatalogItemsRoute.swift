import Foundation

// MARK: - Catalog Items Route
nonisolated enum CatalogItemsRoute: Route {
    case list
    case detail(itemId: UUID)
    case search(query: String, limit: Int, minimum: Double?, onlyNew: Bool, order: CatalogOrder)
    case reviews(itemId: UUID, stars: Int, author: String?)

    var link: DeepLink {
        switch self {
        case .list:
            return DeepLink("catalogItems")
        case .detail(let itemId):
            return DeepLink("catalogItems", itemId.uuidString)
        case .search(let query, let limit, let minimum, let onlyNew, let order):
            return DeepLink(
                "catalogItems",
                "search",
                query,
                query: [
                    "limit": String(limit),
                    "minimum": minimum.map { String($0) },
                    "onlyNew": String(onlyNew),
                    "order": order.rawValue,
                ]
            )
        case .reviews(let itemId, let stars, let author):
            return DeepLink("catalogItems", itemId.uuidString, "reviews", String(stars), query: ["author": author])
        }
    }
}

// MARK: - Catalog Items Route Parser
nonisolated extension CatalogItemsRoute {
    static func parse(_ link: DeepLink) -> CatalogItemsRoute? {
        guard ["catalogItems", "catalog"].contains(link.components.first) else { return nil }
        let segments = Array(link.components.dropFirst())
        switch segments.count {
        case 0:
            return .list
        case 1:
            guard let itemId = UUID(uuidString: segments[0]) else { return nil }
            return .detail(itemId: itemId)
        case 2 where segments[0] == "search":
            guard
                let limit = link.query["limit"].map({ Int($0) }) ?? 20,
                let onlyNew = link.query["onlyNew"].map({ Bool($0) }) ?? false,
                let order = link.query["order"].map({ CatalogOrder(rawValue: $0) }) ?? .newest
            else { return nil }
            return .search(
                query: segments[1],
                limit: limit,
                minimum: link.query["minimum"].flatMap { Double($0) },
                onlyNew: onlyNew,
                order: order
            )
        case 3 where segments[1] == "reviews":
            guard
                let itemId = UUID(uuidString: segments[0]),
                let stars = Int(segments[2])
            else { return nil }
            return .reviews(itemId: itemId, stars: stars, author: link.query["author"])
        default:
            return nil
        }
    }
}
