import Foundation

@MainActor
protocol ShowTicketPresentationLogic {
    func presentTicket(response: ShowTicket.Load.Response)
}

final class ShowTicketPresenter: ShowTicketPresentationLogic {
    weak var viewController: ShowTicketDisplayLogic?

    func presentTicket(response: ShowTicket.Load.Response) {
        let text = response.crossing.map { "\($0.from) → \($0.to)" } ?? "–"
        viewController?.displayTicket(viewModel: ShowTicket.Load.ViewModel(text: text))
    }
}
