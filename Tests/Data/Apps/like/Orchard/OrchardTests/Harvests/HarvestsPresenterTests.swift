import XCTest
@testable import Orchard

@MainActor
final class HarvestsPresenterTests: XCTestCase {
    func testShowsRows() {
        let view = HarvestsViewMock()
        let router = HarvestsRouterMock()
        let presenter = HarvestsPresenter(interactor: HarvestsInteractorMock(), router: router)
        presenter.view = view
        presenter.didLoad([Harvest(id: 1, fruit: "Quince", kilograms: 12)])
        presenter.didSelectRow(at: 0)
        XCTAssertEqual(view.rows, [HarvestRow(title: "Quince", weight: "12.0 kg")])
        XCTAssertEqual(router.shown.map(\.id), [1])
    }

    func testSaysThatThereIsNoHarvest() {
        let view = HarvestsViewMock()
        let presenter = HarvestsPresenter(interactor: HarvestsInteractorMock(), router: HarvestsRouterMock())
        presenter.view = view
        presenter.didLoad([])
        XCTAssertEqual(view.message, L10n.harvestsEmpty)
    }
}
