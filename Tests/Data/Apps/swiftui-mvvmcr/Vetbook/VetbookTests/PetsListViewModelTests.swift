import XCTest

@testable import Vetbook

final class PetsListViewModelTests: XCTestCase {
    func testLoads() async {
        let viewModel = PetsListViewModel(petService: MockPetService(), coordinator: nil)
        await viewModel.loadData()
        XCTAssertEqual(viewModel.pets.map(\.name), ["Bramble", "Otto"])
        XCTAssertFalse(viewModel.isLoading)
    }
}
