import UIKit

@MainActor
protocol ShowTicketDisplayLogic: AnyObject {
    func displayTicket(viewModel: ShowTicket.Load.ViewModel)
}

final class ShowTicketViewController: UIViewController {
    private let interactor: ShowTicketBusinessLogic
    private let label = UILabel()

    init(interactor: ShowTicketBusinessLogic) {
        self.interactor = interactor
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("show_ticket_title", comment: "")
        view.addSubview(label)
        Task { await interactor.loadTicket() }
    }
}

extension ShowTicketViewController: ShowTicketDisplayLogic {
    func displayTicket(viewModel: ShowTicket.Load.ViewModel) {
        label.text = viewModel.text
    }
}
