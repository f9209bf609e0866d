import Foundation

/// Finds the feature that a URL belongs to, and has it read the rest.
nonisolated enum RouteParser {
    static func parse(_ url: URL) -> Route? {
        guard let link = DeepLink(url) else { return nil }

        switch link.components.first {
        case "favorites":
            return Route.parseFavorites(link)
        default:
            return nil
        }
    }
}
