// MARK: - Orders Route
nonisolated enum OrdersRoute: Route {
    case list
    case detail(orderId: Int)
    case login
    case search

    var link: DeepLink {
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

// MARK: - Orders Route Parser
nonisolated extension OrdersRoute {
    static func parse(_ link: DeepLink) -> OrdersRoute? {
        guard link.components.first == "orders" else { return nil }
        let segments = Array(link.components.dropFirst())
        switch segments.count {
        case 0:
            return .list
        case 1 where segments[0] == "login":
            return .login
        case 1 where segments[0] == "search":
            return .search
        case 1:
            guard let orderId = Int(segments[0]) else { return nil }
            return .detail(orderId: orderId)
        default:
            return nil
        }
    }
}
