import Common

/// The places in Claims that a deep link opens.
public nonisolated enum ClaimsRoute: Route {
    case list
    case detail(claimId: Int)
    case edit(claimId: Int)
    case add
    case progress(claimId: Int)

    public var link: DeepLink {
        switch self {
        case .list:
            return DeepLink("claims")
        case .detail(let claimId):
            return DeepLink("claims", String(claimId))
        case .edit(let claimId):
            return DeepLink("claims", "edit", String(claimId))
        case .add:
            return DeepLink("claims", "add")
        case .progress(let claimId):
            return DeepLink("claims", "progress", String(claimId))
        }
    }
}

// MARK: - Parser

nonisolated extension ClaimsRoute {
    public static func parse(_ link: DeepLink) -> ClaimsRoute? {
        let components = link.components
        guard components.first == "claims" else { return nil }

        if components.count == 1 {
            return .list
        } else if components.count == 2, components[1] == "add" {
            return .add
        } else if components.count == 2, let claimId = Int(components[1]) {
            return .detail(claimId: claimId)
        } else if components.count == 3, components[1] == "edit", let claimId = Int(components[2]) {
            return .edit(claimId: claimId)
        } else if components.count == 3, components[1] == "progress", let claimId = Int(components[2]) {
            return .progress(claimId: claimId)
        }
        return nil
    }
}
