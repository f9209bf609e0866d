// MARK: - Orders

nonisolated extension Route {
    /// The route that a URL of the feature names.
    static func parseOrders(_ link: DeepLink) -> Route? {
        let components = link.components
        if components.count == 1 {
            return .ordersList
        }
        if components.count == 2, components[1] == "login" {
            return .ordersLogin
        }
        if components.count == 2, components[1] == "search" {
            return .ordersSearch
        }
        if components.count == 2, let orderId = Int(components[1]) {
            return .ordersDetail(orderId: orderId)
        }
        return nil
    }
}
