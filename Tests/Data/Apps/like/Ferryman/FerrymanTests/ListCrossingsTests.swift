import Testing
@testable import Ferryman

@MainActor
@Suite("List crossings")
struct ListCrossingsTests {
    @Test("presents a row for each crossing")
    func presents() {
        let viewController = ListCrossingsDisplaySpy()
        let presenter = ListCrossingsPresenter()
        presenter.viewController = viewController
        let crossing = Crossing(id: "7", from: "Mill", to: "Island", minutes: 12)
        presenter.presentCrossings(response: ListCrossings.Fetch.Response(crossings: [crossing]))
        #expect(viewController.rows == [.init(title: "Mill – Island", subtitle: "12 min")])
    }
}

final class ListCrossingsDisplaySpy: ListCrossingsDisplayLogic {
    private(set) var rows: [ListCrossings.Fetch.ViewModel.Row] = []

    func displayCrossings(viewModel: ListCrossings.Fetch.ViewModel) {
        rows = viewModel.rows
    }
}
