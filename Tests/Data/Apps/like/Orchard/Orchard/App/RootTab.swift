/// The tabs of the app, in their order.
enum RootTab: Int, CaseIterable {
    case harvests
    case growers
    case orders

    var title: String {
        switch self {
        case .harvests: return L10n.harvestsTitle
        case .growers: return L10n.growersTitle
        case .orders: return L10n.ordersTitle
        }
    }

    var symbol: String {
        switch self {
        case .harvests: return "leaf"
        case .growers: return "person.2"
        case .orders: return "shippingbox"
        }
    }
}
