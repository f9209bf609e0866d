import Common
import Foundation

/// The places in Catalog Items that a deep link opens.
public nonisolated enum CatalogItemsRoute: Route {
    case list
    case detail(itemId: UUID)
    case search(query: String, limit: Int, minimum: Double?, onlyNew: Bool, order: CatalogOrder)
    case reviews(itemId: UUID, stars: Int, author: String?)

    public var link: DeepLink {
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
                    "minimum": minimum.map { String(describing: $0) },
                    "onlyNew": String(onlyNew),
                    "order": order.rawValue,
                ]
            )
        case .reviews(let itemId, let stars, let author):
            return DeepLink("catalogItems", itemId.uuidString, "reviews", String(stars), query: ["author": author])
        }
    }
}

// MARK: - Parser

nonisolated extension CatalogItemsRoute {
    public static func parse(_ link: DeepLink) -> CatalogItemsRoute? {
        let components = link.components
        let queryItems = link.query
        let names = ["catalogItems", "catalog"]
        guard let first = components.first, names.contains(first) else { return nil }

        if components.count == 1 {
            return .list
        } else if components.count == 2, let itemId = UUID(uuidString: components[1]) {
            return .detail(itemId: itemId)
        } else if components.count == 3,
            components[1] == "search",
            let limit = queryItems["limit"].map({ Int($0) }) ?? 20,
            let onlyNew = queryItems["onlyNew"].map({ Bool($0) }) ?? false,
            let order = queryItems["order"].map({ CatalogOrder(rawValue: $0) }) ?? .newest
        {
            return .search(
                query: components[2],
                limit: limit,
                minimum: queryItems["minimum"].flatMap { Double($0) },
                onlyNew: onlyNew,
                order: order
            )
        } else if components.count == 4,
            let itemId = UUID(uuidString: components[1]),
            components[2] == "reviews",
            let stars = Int(components[3])
        {
            return .reviews(itemId: itemId, stars: stars, author: queryItems["author"])
        }
        return nil
    }
}
