import Foundation
import Testing

@testable import TrailMate

@MainActor
struct HikesTests {
	private let navigator = MockCoordinator()

	@Test func `the overview lists all hikes`() async {
		let viewModel = HikesOverviewViewModel(hikes: FixedHikes(), navigator: navigator)
		await viewModel.load()
		#expect(viewModel.items.map(\.name) == ["Rim"])
		viewModel.open(viewModel.items[0])
		#expect(navigator.pushed == [.hikesStages(hikeID: 4)])
	}

	@Test func `the stages are those of the hike`() async {
		let viewModel = HikesStagesViewModel(hikeID: 4, hikes: FixedHikes(), navigator: navigator)
		await viewModel.load()
		#expect(viewModel.stages == ["North", "South"])
	}

	@Test func `links open a hike`() throws {
		#expect(DeepLinkHandler().destination(for: try #require(URL(string: "trails://hikes/4"))) == .hikesStages(hikeID: 4))
	}

	@Test func `the repository asks for hikes`() {
		_ = HikesRepository(client: APIClient(baseURL: "https://example.com"))
	}
}

struct FixedHikes: HikesRepositoryProtocol {
	func allHikes() async throws -> [Hike] {
		[Hike(id: 4, name: "Rim", stages: ["North", "South"])]
	}
}
