import Foundation

enum VisitsRoute: Route {
    case list

    var id: String { "visits-list" }
}

extension VisitsRoute {
    static func parse(_ components: [String]) -> Result<AppRoute, DeepLinkError> {
        components.count == 1 ? .success(.visits(.list)) : .failure(.invalidPath)
    }
}
