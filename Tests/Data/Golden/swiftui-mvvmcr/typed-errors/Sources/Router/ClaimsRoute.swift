// MARK: - ClaimsRoute

nonisolated enum ClaimsRoute: Route {
    case list
    case detail(claimId: Int)
    case edit(claimId: Int)
    case add
    case progress(claimId: Int)

    var id: String {
        switch self {
        case .list:
            return "claims-list"
        case .detail(let claimId):
            return "claims-detail-\(claimId)"
        case .edit(let claimId):
            return "claims-edit-\(claimId)"
        case .add:
            return "claims-add"
        case .progress(let claimId):
            return "claims-progress-\(claimId)"
        }
    }

    var path: String {
        switch self {
        case .list:
            return "claims"
        case .detail(let claimId):
            return "claims/\(claimId)"
        case .edit(let claimId):
            return "claims/edit/\(claimId)"
        case .add:
            return "claims/add"
        case .progress(let claimId):
            return "claims/progress/\(claimId)"
        }
    }
}

// MARK: - ClaimsRoute Parser

extension ClaimsRoute {
    /// Reads the decoded components of a URL. An empty component is refused: it names nothing.
    nonisolated static func parse(
        _ components: [String],
        query queryItems: [String: String] = [:]
    ) -> Result<AppRoute, DeepLinkError> {
        guard components.first == "claims", !components.contains("") else {
            return .failure(.invalidPath)
        }

        if components.count == 1 {
            return .success(.claims(.list))
        } else if components.count == 2, components[1] == "add" {
            return .success(.claims(.add))
        } else if components.count == 2, let claimId = Int(components[1]) {
            return .success(.claims(.detail(claimId: claimId)))
        } else if components.count == 3, components[1] == "edit", let claimId = Int(components[2]) {
            return .success(.claims(.edit(claimId: claimId)))
        } else if components.count == 3, components[1] == "progress", let claimId = Int(components[2]) {
            return .success(.claims(.progress(claimId: claimId)))
        }

        return .failure(.invalidPath)
    }
}
