// MARK: - Deliveries

nonisolated extension Route {
    /// The route that a URL of the feature names.
    static func parseDeliveries(_ link: DeepLink) -> Route? {
        let components = link.components
        if components.count == 1 {
            return .deliveriesList
        }
        if components.count == 2,
            components[1] == "history",
            let state = link["state"].map({ DeliveryState(rawValue: $0) }) ?? .delivered
        {
            return .deliveriesHistory(state: state)
        }
        if components.count == 2, let deliveryId = Int(components[1]) {
            return .deliveriesDetail(deliveryId: deliveryId)
        }
        if components.count == 3, components[1] == "position", let deliveryId = Int(components[2]) {
            return .deliveriesPosition(deliveryId: deliveryId)
        }
        return nil
    }
}
