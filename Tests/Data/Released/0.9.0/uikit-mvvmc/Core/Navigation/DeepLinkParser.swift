import Foundation

/// Finds the module that a URL belongs to and has it parse the rest.
nonisolated enum DeepLinkParser {
    static func parse(_ url: URL) -> AppRoute? {
        guard let link = DeepLink(url) else { return nil }
        switch link.components.first {
        case "favorites":
            return FavoritesRoute.parse(link).map { .favorites($0) }
        default:
            return nil
        }
    }
}
