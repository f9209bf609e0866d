import Foundation

extension DeliveryState {
    var localizedTitle: String {
        switch self {
        case .underway: return String(localized: "deliveries.deliveryState.underway")
        case .delivered: return String(localized: "deliveries.deliveryState.delivered")
        }
    }
}
