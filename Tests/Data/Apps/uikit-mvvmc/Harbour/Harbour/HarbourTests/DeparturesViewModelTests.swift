import XCTest

@testable import Harbour

final class DeparturesViewModelTests: XCTestCase {
    func testFirstDepartureIsTheSoonest() async throws {
        let useCase = GetDeparturesUseCase(repository: StubDepartureRepository())
        let viewModel = DeparturesViewModel(userManager: UserManager(), getDeparturesUseCase: useCase)
        await viewModel.loadInitialData()
        XCTAssertEqual(viewModel.departures.map(\.id), [2, 1])
        XCTAssertNil(viewModel.errorMessage)
    }

    func testHomePortMoves() {
        let userManager = UserManager()
        let viewModel = SettingsViewModel(userManager: userManager)
        viewModel.move(to: "Houton")
        XCTAssertEqual(userManager.homePort, "Houton")
    }
}
