import Foundation

enum AppAction: Sendable {
    case select(AppTab)
    case openURL(URL)
    case loaves(LoavesAction)
    case ovens(OvensAction)
    case deliveries(DeliveriesAction)
}

extension AppAction {
    var loaves: LoavesAction? {
        if case .loaves(let action) = self { return action }
        return nil
    }

    var ovens: OvensAction? {
        if case .ovens(let action) = self { return action }
        return nil
    }

    var deliveries: DeliveriesAction? {
        if case .deliveries(let action) = self { return action }
        return nil
    }

    /// The name in the log.
    var name: String {
        switch self {
        case .select: return "select"
        case .openURL: return "open"
        case .loaves: return "loaves"
        case .ovens: return "ovens"
        case .deliveries: return "deliveries"
        }
    }
}
