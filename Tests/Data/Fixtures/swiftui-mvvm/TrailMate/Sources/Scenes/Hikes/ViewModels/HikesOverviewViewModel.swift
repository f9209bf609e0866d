import Combine

@MainActor
final class HikesOverviewViewModel: BaseViewModel {
	@Published private(set) var items: [Hike] = []

	private let hikes: HikesRepositoryProtocol
	private weak var navigator: Navigator?

	init(hikes: HikesRepositoryProtocol, navigator: Navigator) {
		self.hikes = hikes
		self.navigator = navigator
	}

	func load() async {
		phase = .busy
		do {
			items = try await hikes.allHikes()
			phase = .idle
		} catch {
			phase = .failed
		}
	}

	func open(_ hike: Hike) {
		navigator?.push(.hikesStages(hikeID: hike.id))
	}
}
