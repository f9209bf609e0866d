import Common

/// The places in About that a deep link opens.
public nonisolated enum AboutRoute: Route {
    case about

    public var link: DeepLink {
        switch self {
        case .about:
            return DeepLink("about")
        }
    }
}

// MARK: - Parser

nonisolated extension AboutRoute {
    public static func parse(_ link: DeepLink) -> AboutRoute? {
        let components = link.components
        guard components.first == "about" else { return nil }

        if components.count == 1 {
            return .about
        }
        return nil
    }
}
