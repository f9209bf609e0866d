import Common
import XCTest

@testable import Homepage

@MainActor
final class HomepageViewModelTests: XCTestCase {
    private struct Interactor: HomepageInteractorProtocol {
        func parcels() async throws -> [Parcel] { [Parcel(id: "7", title: "A lamp")] }
    }

    func testShowsParcels() async {
        let viewModel = HomepageViewModel(interactor: Interactor())
        await viewModel.load()
        XCTAssertEqual(viewModel.parcels.map(\.id), ["7"])
    }
}
