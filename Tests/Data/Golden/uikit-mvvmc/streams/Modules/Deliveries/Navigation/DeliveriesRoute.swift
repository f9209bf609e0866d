// MARK: - Deliveries Route
nonisolated enum DeliveriesRoute: Route {
    case list
    case detail(deliveryId: Int)
    case position(deliveryId: Int)
    case history(state: DeliveryState)

    var link: DeepLink {
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

// MARK: - Deliveries Route Parser
nonisolated extension DeliveriesRoute {
    static func parse(_ link: DeepLink) -> DeliveriesRoute? {
        guard link.components.first == "deliveries" else { return nil }
        let segments = Array(link.components.dropFirst())
        switch segments.count {
        case 0:
            return .list
        case 1 where segments[0] == "history":
            guard let state = link.query["state"].map({ DeliveryState(rawValue: $0) }) ?? .delivered else { return nil }
            return .history(state: state)
        case 1:
            guard let deliveryId = Int(segments[0]) else { return nil }
            return .detail(deliveryId: deliveryId)
        case 2 where segments[0] == "position":
            guard let deliveryId = Int(segments[1]) else { return nil }
            return .position(deliveryId: deliveryId)
        default:
            return nil
        }
    }
}
