// MARK: - AboutRoute

nonisolated enum AboutRoute: Route {
    case about

    var id: String {
        switch self {
        case .about:
            return "about-about"
        }
    }

    var path: String {
        switch self {
        case .about:
            return "about"
        }
    }
}

// MARK: - AboutRoute Parser

extension AboutRoute {
    /// Reads the decoded components of a URL. An empty component is refused: it names nothing.
    nonisolated static func parse(
        _ components: [String],
        query queryItems: [String: String] = [:]
    ) -> Result<AppRoute, DeepLinkError> {
        guard components.first == "about", !components.contains("") else {
            return .failure(.invalidPath)
        }

        if components.count == 1 {
            return .success(.about(.about))
        }

        return .failure(.invalidPath)
    }
}
