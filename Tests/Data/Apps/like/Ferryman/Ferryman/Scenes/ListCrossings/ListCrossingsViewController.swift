import UIKit

@MainActor
protocol ListCrossingsDisplayLogic: AnyObject {
    func displayCrossings(viewModel: ListCrossings.Fetch.ViewModel)
}

final class ListCrossingsViewController: UIViewController {
    private let interactor: ListCrossingsBusinessLogic
    private let router: ListCrossingsRoutingLogic
    private let stack = UIStackView()

    init(interactor: ListCrossingsBusinessLogic, router: ListCrossingsRoutingLogic) {
        self.interactor = interactor
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("list_crossings_title", comment: "")
        view.accessibilityIdentifier = "list-crossings"
        view.addSubview(stack)
        Task { await interactor.fetchCrossings(request: ListCrossings.Fetch.Request(isReload: false)) }
    }

    private func select(_ row: Int) {
        interactor.selectCrossing(request: ListCrossings.Select.Request(row: row))
        router.routeToTicket()
    }
}

// MARK: - ListCrossingsDisplayLogic

extension ListCrossingsViewController: ListCrossingsDisplayLogic {
    func displayCrossings(viewModel: ListCrossings.Fetch.ViewModel) {
        if viewModel.rows.isEmpty {
            let label = UILabel()
            label.text = NSLocalizedString("list_crossings_empty", comment: "Shown where no boat goes")
            stack.addArrangedSubview(label)
        }
        for (index, row) in viewModel.rows.enumerated() {
            let action = UIAction(title: row.title) { [weak self] _ in self?.select(index) }
            stack.addArrangedSubview(UIButton(primaryAction: action))
        }
    }
}
