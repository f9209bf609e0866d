import XCTest

@testable import Tidewater

final class TideListViewModelTests: XCTestCase {
    @MainActor
    func testOpensTheStationOfATide() async throws {
        let coordinator = MockCoordinator()
        let viewModel = TideListViewModel(tides: MockTideRepository(), coordinator: coordinator)
        await viewModel.load()
        guard case .loaded(let tides) = viewModel.phase else { return XCTFail("nothing is loaded") }
        viewModel.open(tides[0])
        XCTAssertEqual(coordinator.pushed, [.tide(Station(id: 7, name: "Barmouth"))])
    }
}

@MainActor
final class MockCoordinator: Coordinator {
    private(set) var pushed: [Destination] = []

    var depth: Int { pushed.count }

    func push(_ destination: Destination, log: Bool) { pushed.append(destination) }
    func pop() { pushed.removeLast() }
    func select(_ tab: MainTab) {}
}
