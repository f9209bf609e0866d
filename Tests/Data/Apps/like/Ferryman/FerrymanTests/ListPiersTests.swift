import Testing
@testable import Ferryman

@MainActor
@Suite("List piers")
struct ListPiersTests {
    @Test("marks a pier with a shelter")
    func marks() {
        let viewController = ListPiersDisplaySpy()
        let presenter = ListPiersPresenter()
        presenter.viewController = viewController
        presenter.presentPiers(response: ListPiers.Fetch.Response(piers: [Pier(id: "1", name: "Mill", hasShelter: true)]))
        #expect(viewController.titles == ["Mill ⌂"])
    }
}

final class ListPiersDisplaySpy: ListPiersDisplayLogic {
    private(set) var titles: [String] = []

    func displayPiers(viewModel: ListPiers.Fetch.ViewModel) {
        titles = viewModel.titles
    }
}
