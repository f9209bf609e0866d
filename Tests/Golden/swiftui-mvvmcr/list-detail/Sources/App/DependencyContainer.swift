/// Makes the app's services, each once and when it is first asked for. Tests and previews put mocks in their place.
@MainActor
final class DependencyContainer {
    // MARK: - Services

    lazy var networkService: NetworkServiceProtocol = NetworkService()
    lazy var sessionService: SessionServiceProtocol = SessionService()
    lazy var favoritesService: FavoritesServiceProtocol = FavoritesService(networkService: networkService)
}
