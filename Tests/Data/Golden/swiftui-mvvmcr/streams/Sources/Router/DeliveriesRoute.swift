// MARK: - DeliveriesRoute

nonisolated enum DeliveriesRoute: Route {
    case list
    case detail(deliveryId: Int)
    case position(deliveryId: Int)
    case history(state: DeliveryState = .delivered)

    var id: String {
        switch self {
        case .list:
            return "deliveries-list"
        case .detail(let deliveryId):
            return "deliveries-detail-\(deliveryId)"
        case .position(let deliveryId):
            return "deliveries-position-\(deliveryId)"
        case .history(let state):
            return "deliveries-history-\(state.rawValue)"
        }
    }

    var path: String {
        switch self {
        case .list:
            return "deliveries"
        case .detail(let deliveryId):
            return "deliveries/\(deliveryId)"
        case .position(let deliveryId):
            return "deliveries/position/\(deliveryId)"
        case .history(let state):
            return "deliveries/history".withQuery(["state": state.rawValue])
        }
    }
}

// MARK: - DeliveriesRoute Parser

extension DeliveriesRoute {
    /// Reads the decoded components of a URL. An empty component is refused: it names nothing.
    nonisolated static func parse(
        _ components: [String],
        query queryItems: [String: String] = [:]
    ) -> Result<AppRoute, DeepLinkError> {
        guard components.first == "deliveries", !components.contains("") else {
            return .failure(.invalidPath)
        }

        if components.count == 1 {
            return .success(.deliveries(.list))
        } else if components.count == 2,
            components[1] == "history",
            let state = queryItems["state"].map({ DeliveryState(rawValue: $0) }) ?? .delivered
        {
            return .success(.deliveries(.history(state: state)))
        } else if components.count == 2, let deliveryId = Int(components[1]) {
            return .success(.deliveries(.detail(deliveryId: deliveryId)))
        } else if components.count == 3, components[1] == "position", let deliveryId = Int(components[2]) {
            return .success(.deliveries(.position(deliveryId: deliveryId)))
        }

        return .failure(.invalidPath)
    }
}
