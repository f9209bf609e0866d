/// Holds the app's dependencies, each made once and when it is first asked for.
@MainActor
final class DIContainer {
    private let configuration: AppConfiguration
    private weak var currentCoordinator: AppCoordinator?

    init(configuration: AppConfiguration = AppConfiguration()) {
        self.configuration = configuration
    }

    /// Whether features show what the mock API answers.
    var usesMockAPI: Bool { configuration.usesMockAPI }

    // MARK: - Services

    lazy var networkService: NetworkServiceProtocol = NetworkService(baseURL: configuration.apiBaseURL)

    // MARK: - Repositories

    lazy var favoritesRepository: FavoritesRepositoryProtocol = makeFavoritesRepository()

    // MARK: - Coordinator

    /// One for as long as it is shown. It owns the container, so the container does not own it.
    var coordinator: AppCoordinator {
        if let currentCoordinator { return currentCoordinator }
        let coordinator = AppCoordinator(container: self)
        currentCoordinator = coordinator
        return coordinator
    }
}
