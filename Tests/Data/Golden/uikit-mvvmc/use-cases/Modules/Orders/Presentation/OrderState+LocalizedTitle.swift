import Foundation

extension OrderState {
    var localizedTitle: String {
        switch self {
        case .open: return String(localized: "orders.orderState.open")
        case .shipped: return String(localized: "orders.orderState.shipped")
        case .delivered: return String(localized: "orders.orderState.delivered")
        case .cancelled: return String(localized: "orders.orderState.cancelled")
        }
    }
}
