import Foundation

// MARK: - CatalogItemsRoute

nonisolated enum CatalogItemsRoute: Route {
    case list
    case detail(itemId: UUID)
    case search(query: String, limit: Int = 20, minimum: Double?, onlyNew: Bool = false, order: CatalogOrder = .newest)
    case compare(first: CatalogItem, others: [CatalogItem], date: Date)
    case reviews(itemId: UUID, stars: Int, author: String?)

    var id: String {
        switch self {
        case .list:
            return "catalogItems-list"
        case .detail(let itemId):
            return "catalogItems-detail-\(itemId)"
        case .search(let query, let limit, let minimum, let onlyNew, let order):
            return [
                "catalogItems-search",
                query.urlEncoded,
                "\(limit)",
                String(describing: minimum),
                "\(onlyNew)",
                order.rawValue,
            ].joined(separator: "/")
        case .compare(let first, let others, let date):
            return [
                "catalogItems-compare",
                String(describing: first),
                String(describing: others),
                String(describing: date),
            ].joined(separator: "/")
        case .reviews(let itemId, let stars, let author):
            return "catalogItems-reviews-\(itemId)/\(stars)/\(String(describing: author))"
        }
    }

    var path: String {
        switch self {
        case .list:
            return "catalogItems"
        case .detail(let itemId):
            return "catalogItems/\(itemId.uuidString)"
        case .search(let query, let limit, let minimum, let onlyNew, let order):
            return "catalogItems/search/\(query.urlEncoded)".withQuery(
                [
                    "limit": String(limit),
                    "minimum": minimum.map { String(describing: $0) },
                    "onlyNew": String(onlyNew),
                    "order": order.rawValue,
                ]
            )
        case .compare:
            return "catalogItems"
        case .reviews(let itemId, let stars, let author):
            return "catalogItems/\(itemId.uuidString)/reviews/\(stars)".withQuery(["author": author])
        }
    }
}

// MARK: - CatalogItemsRoute Parser

extension CatalogItemsRoute {
    /// Reads the decoded components of a URL. An empty component is refused: it names nothing.
    nonisolated static func parse(
        _ components: [String],
        query queryItems: [String: String] = [:]
    ) -> Result<AppRoute, DeepLinkError> {
        let names = ["catalogItems", "catalog"]
        guard let first = components.first, names.contains(first), !components.contains("") else {
            return .failure(.invalidPath)
        }

        if components.count == 1 {
            return .success(.catalogItems(.list))
        } else if components.count == 2, let itemId = UUID(uuidString: components[1]) {
            return .success(.catalogItems(.detail(itemId: itemId)))
        } else if components.count == 3,
            components[1] == "search",
            let limit = queryItems["limit"].map({ Int($0) }) ?? 20,
            let onlyNew = queryItems["onlyNew"].map({ Bool($0) }) ?? false,
            let order = queryItems["order"].map({ CatalogOrder(rawValue: $0) }) ?? .newest
        {
            return .success(
                .catalogItems(
                    .search(
                        query: components[2],
                        limit: limit,
                        minimum: queryItems["minimum"].flatMap { Double($0) },
                        onlyNew: onlyNew,
                        order: order
                    )
                )
            )
        } else if components.count == 4,
            let itemId = UUID(uuidString: components[1]),
            components[2] == "reviews",
            let stars = Int(components[3])
        {
            return .success(.catalogItems(.reviews(itemId: itemId, stars: stars, author: queryItems["author"])))
        }

        return .failure(.invalidPath)
    }
}
