import Foundation

// MARK: - Catalog Items

nonisolated extension Route {
    /// The route that a URL of the feature names.
    static func parseCatalogItems(_ link: DeepLink) -> Route? {
        let components = link.components
        if components.count == 1 {
            return .catalogItemsList
        }
        if components.count == 2, let itemId = UUID(uuidString: components[1]) {
            return .catalogItemsDetail(itemId: itemId)
        }
        if components.count == 3,
            components[1] == "search",
            let limit = link["limit"].map({ Int($0) }) ?? 20,
            let onlyNew = link["onlyNew"].map({ Bool($0) }) ?? false,
            let order = link["order"].map({ CatalogOrder(rawValue: $0) }) ?? .newest
        {
            return .catalogItemsSearch(
                query: components[2],
                limit: limit,
                minimum: link["minimum"].flatMap { Double($0) },
                onlyNew: onlyNew,
                order: order
            )
        }
        if components.count == 4,
            let itemId = UUID(uuidString: components[1]),
            components[2] == "reviews",
            let stars = Int(components[3])
        {
            return .catalogItemsReviews(itemId: itemId, stars: stars, author: link["author"])
        }
        return nil
    }
}
