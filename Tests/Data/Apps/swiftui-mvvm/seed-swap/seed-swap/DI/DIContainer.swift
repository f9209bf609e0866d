import Foundation

final class DIContainer {
    static let shared = DIContainer()

    // MARK: - Services

    lazy var networkService: NetworkServiceProtocol = NetworkService()

    // MARK: - Repositories

    lazy var seedRepository: SeedRepositoryProtocol = SeedRepository(networkService: networkService)
    lazy var swapRepository: SwapRepositoryProtocol = SwapRepository(networkService: networkService)

    private init() {}
}
