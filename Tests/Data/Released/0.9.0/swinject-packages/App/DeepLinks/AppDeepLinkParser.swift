import Common
import Favorites
import Foundation

/// Finds the feature that a URL belongs to and has it parse the rest.
nonisolated enum AppDeepLinkParser {
    static let scheme = "demo"

    static func parse(_ url: URL) -> AppRoute? {
        guard url.scheme?.lowercased() == scheme, let link = DeepLink(url) else { return nil }
        switch link.components.first {
        case "favorites":
            return FavoritesRoute.parse(link).map { .favorites($0) }
        case "home" where link.components.count == 1:
            return .home
        default:
            return nil
        }
    }
}
