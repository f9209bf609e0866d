// MARK: - Claims

nonisolated extension Route {
    /// The route that a URL of the feature names.
    static func parseClaims(_ link: DeepLink) -> Route? {
        let components = link.components
        if components.count == 1 {
            return .claimsList
        }
        if components.count == 2, components[1] == "add" {
            return .claimsAdd
        }
        if components.count == 2, let claimId = Int(components[1]) {
            return .claimsDetail(claimId: claimId)
        }
        if components.count == 3, components[1] == "edit", let claimId = Int(components[2]) {
            return .claimsEdit(claimId: claimId)
        }
        if components.count == 3, components[1] == "progress", let claimId = Int(components[2]) {
            return .claimsProgress(claimId: claimId)
        }
        return nil
    }
}
