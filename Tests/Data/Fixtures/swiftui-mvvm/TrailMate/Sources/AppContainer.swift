import Foundation

/// Made once, by the app.
@MainActor
final class AppContainer {
	let configuration = AppConfiguration(environment: .production)
	private(set) lazy var client = APIClient(baseURL: configuration.baseURL)
	private(set) lazy var hikesRepository: HikesRepositoryProtocol = HikesRepository(client: client)
}
