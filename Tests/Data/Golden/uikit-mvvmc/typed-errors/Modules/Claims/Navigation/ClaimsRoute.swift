// MARK: - Claims Route
nonisolated enum ClaimsRoute: Route {
    case list
    case detail(claimId: Int)
    case edit(claimId: Int)
    case add
    case progress(claimId: Int)

    var link: DeepLink {
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

// MARK: - Claims Route Parser
nonisolated extension ClaimsRoute {
    static func parse(_ link: DeepLink) -> ClaimsRoute? {
        guard link.components.first == "claims" else { return nil }
        let segments = Array(link.components.dropFirst())
        switch segments.count {
        case 0:
            return .list
        case 1 where segments[0] == "add":
            return .add
        case 1:
            guard let claimId = Int(segments[0]) else { return nil }
            return .detail(claimId: claimId)
        case 2 where segments[0] == "edit":
            guard let claimId = Int(segments[1]) else { return nil }
            return .edit(claimId: claimId)
        case 2 where segments[0] == "progress":
            guard let claimId = Int(segments[1]) else { return nil }
            return .progress(claimId: claimId)
        default:
            return nil
        }
    }
}
