// MARK: - OrdersRoute

nonisolated enum OrdersRoute: Route {
    case list
    case detail(orderId: Int)
    case login
    case search

    var id: String {
        switch self {
        case .list:
            return "orders-list"
        case .detail(let orderId):
            return "orders-detail-\(orderId)"
        case .login:
            return "orders-login"
        case .search:
            return "orders-search"
        }
    }

    var path: String {
        switch self {
        case .list:
            return "orders"
        case .detail(let orderId):
            return "orders/\(orderId)"
        case .login:
            return "orders/login"
        case .search:
            return "orders/search"
        }
    }
}

// MARK: - OrdersRoute Parser

extension OrdersRoute {
    /// Reads the decoded components of a URL. An empty component is refused: it names nothing.
    nonisolated static func parse(
        _ components: [String],
        query queryItems: [String: String] = [:]
    ) -> Result<AppRoute, DeepLinkError> {
        guard components.first == "orders", !components.contains("") else {
            return .failure(.invalidPath)
        }

        if components.count == 1 {
            return .success(.orders(.list))
        } else if components.count == 2, components[1] == "login" {
            return .success(.orders(.login))
        } else if components.count == 2, components[1] == "search" {
            return .success(.orders(.search))
        } else if components.count == 2, let orderId = Int(components[1]) {
            return .success(.orders(.detail(orderId: orderId)))
        }

        return .failure(.invalidPath)
    }
}
