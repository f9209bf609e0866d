/// Makes the app's services, each once and when it is first asked for. Tests and previews put mocks in their place.
@MainActor
final class DependencyContainer {
    /// Whether features show sample data instead of asking the server.
    let usesSampleData: Bool

    init(usesSampleData: Bool = SampleData.isOn()) {
        self.usesSampleData = usesSampleData
    }

    // MARK: - Services

    lazy var networkService: NetworkServiceProtocol = NetworkService()
    lazy var sessionService: SessionServiceProtocol = SessionService()
    lazy var favoritesService: FavoritesServiceProtocol = makeFavoritesService()
}
