import Common

/// The places in Orders that a deep link opens.
public nonisolated enum OrdersRoute: Route {
    case list
    case detail(orderId: Int)
    case login
    case search

    public var link: DeepLink {
        switch self {
        case .list:
            return DeepLink("orders")
        case .detail(let orderId):
            return DeepLink("orders", String(orderId))
        case .login:
            return DeepLink("orders", "login")
        case .search:
            return DeepLink("orders", "search")
        }
    }
}

// MARK: - Parser

nonisolated extension OrdersRoute {
    public static func parse(_ link: DeepLink) -> OrdersRoute? {
        let components = link.components
        guard components.first == "orders" else { return nil }

        if components.count == 1 {
            return .list
        } else if components.count == 2, components[1] == "login" {
            return .login
        } else if components.count == 2, components[1] == "search" {
            return .search
        } else if components.count == 2, let orderId = Int(components[1]) {
            return .detail(orderId: orderId)
        }
        return nil
    }
}
