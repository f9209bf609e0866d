import Foundation

/// What a link from outside asks for: `orchard://harvests`.
enum DeepLink: Equatable {
    case harvests
    case growers
    case orders

    init?(url: URL) {
        guard url.scheme == "orchard" else { return nil }
        if url.host == "harvests" {
            self = .harvests
        } else if url.host == "growers" {
            self = .growers
        } else if url.host == "orders" {
            self = .orders
        } else {
            return nil
        }
    }
}
