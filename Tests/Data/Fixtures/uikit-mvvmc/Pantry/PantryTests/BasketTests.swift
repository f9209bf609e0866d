import XCTest

@testable import Pantry

final class BasketTests: XCTestCase {
	@MainActor
	func testShowsWhatIsWanted() async {
		let store = PantryStore()
		await store.add(["Leek", "Potato"])
		let viewModel = BasketViewModel(getBasketUseCase: GetBasketUseCase(store: store))
		await viewModel.load()
		XCTAssertEqual(viewModel.text, "Leek\nPotato")
	}
}
