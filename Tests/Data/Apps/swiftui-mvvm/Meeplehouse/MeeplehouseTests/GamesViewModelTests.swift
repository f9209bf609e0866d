import XCTest

@testable import Meeplehouse

@MainActor
final class GamesViewModelTests: XCTestCase {
    func testShowsTheGameThatIsChosen() async {
        let router = RouterSpy()
        let viewModel = GamesViewModel(repository: GamesStub(), router: router)
        await viewModel.load()
        viewModel.choose(viewModel.games[0])
        XCTAssertEqual(router.shown, [.game(id: 4)])
    }
}

private struct GamesStub: GamesRepositoryProtocol {
    func games() async throws -> [Game] { [Game(id: 4, title: "Go", players: 2)] }
    func game(id: Int) async throws -> Game { Game(id: id, title: "Go", players: 2) }
}

@MainActor
private final class RouterSpy: Router {
    private(set) var shown: [Screen] = []

    func show(_ screen: Screen, animated: Bool) { shown.append(screen) }
    func goBack() {}
}
