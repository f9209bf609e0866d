import Foundation

@MainActor
protocol ListPiersPresentationLogic {
    func presentPiers(response: ListPiers.Fetch.Response)
}

final class ListPiersPresenter: ListPiersPresentationLogic {
    weak var viewController: ListPiersDisplayLogic?

    func presentPiers(response: ListPiers.Fetch.Response) {
        let titles = response.piers.map { $0.hasShelter ? "\($0.name) ⌂" : $0.name }
        viewController?.displayPiers(viewModel: ListPiers.Fetch.ViewModel(titles: titles))
    }
}
