// MARK: - AppRoute

nonisolated enum AppRoute: Route {
    case about(AboutRoute?)

    var id: String {
        switch self {
        case .about(let route):
            return route?.id ?? "app-about"
        }
    }

    var path: String {
        switch self {
        case .about(let route):
            return route?.path ?? "about"
        }
    }
}
