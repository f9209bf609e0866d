// MARK: - About

nonisolated extension Route {
    /// The route that a URL of the feature names.
    static func parseAbout(_ link: DeepLink) -> Route? {
        let components = link.components
        if components.count == 1 {
            return .about
        }
        return nil
    }
}
