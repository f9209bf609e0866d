import Combine

@MainActor
final class HikesStagesViewModel: BaseViewModel {
	@Published private(set) var stages: [String] = []

	private let hikeID: Int
	private let hikes: HikesRepositoryProtocol
	private weak var navigator: Navigator?

	init(hikeID: Int, hikes: HikesRepositoryProtocol, navigator: Navigator) {
		self.hikeID = hikeID
		self.hikes = hikes
		self.navigator = navigator
	}

	func load() async {
		let all = try? await hikes.allHikes()
		stages = all?.first { $0.id == hikeID }?.stages ?? []
	}

	func close() {
		navigator?.goBack()
	}
}
