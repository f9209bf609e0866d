import Foundation

@MainActor
protocol ListCrossingsPresentationLogic {
    func presentCrossings(response: ListCrossings.Fetch.Response)
}

final class ListCrossingsPresenter: ListCrossingsPresentationLogic {
    weak var viewController: ListCrossingsDisplayLogic?

    func presentCrossings(response: ListCrossings.Fetch.Response) {
        let rows = response.crossings.map { crossing in
            ListCrossings.Fetch.ViewModel.Row(
                title: "\(crossing.from) – \(crossing.to)",
                subtitle: "\(crossing.minutes) min"
            )
        }
        viewController?.displayCrossings(viewModel: ListCrossings.Fetch.ViewModel(rows: rows))
    }
}
