// MARK: - About Route
nonisolated enum AboutRoute: Route {
    case about

    var link: DeepLink {
        switch self {
        case .about:
            return DeepLink("about")
        }
    }
}

// MARK: - About Route Parser
nonisolated extension AboutRoute {
    static func parse(_ link: DeepLink) -> AboutRoute? {
        guard link.components.first == "about" else { return nil }
        let segments = Array(link.components.dropFirst())
        switch segments.count {
        case 0:
            return .about
        default:
            return nil
        }
    }
}
