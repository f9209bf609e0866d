import Common

/// The places in Deliveries that a deep link opens.
public nonisolated enum DeliveriesRoute: Route {
    case list
    case detail(deliveryId: Int)
    case position(deliveryId: Int)
    case history(state: DeliveryState)

    public var link: DeepLink {
        switch self {
        case .list:
            return DeepLink("deliveries")
        case .detail(let deliveryId):
            return DeepLink("deliveries", String(deliveryId))
        case .position(let deliveryId):
            return DeepLink("deliveries", "position", String(deliveryId))
        case .history(let state):
            return DeepLink("deliveries", "history", query: ["state": state.rawValue])
        }
    }
}

// MARK: - Parser

nonisolated extension DeliveriesRoute {
    public static func parse(_ link: DeepLink) -> DeliveriesRoute? {
        let components = link.components
        let queryItems = link.query
        guard components.first == "deliveries" else { return nil }

        if components.count == 1 {
            return .list
        } else if components.count == 2,
            components[1] == "history",
            let state = queryItems["state"].map({ DeliveryState(rawValue: $0) }) ?? .delivered
        {
            return .history(state: state)
        } else if components.count == 2, let deliveryId = Int(components[1]) {
            return .detail(deliveryId: deliveryId)
        } else if components.count == 3, components[1] == "position", let deliveryId = Int(components[2]) {
            return .position(deliveryId: deliveryId)
        }
        return nil
    }
}
