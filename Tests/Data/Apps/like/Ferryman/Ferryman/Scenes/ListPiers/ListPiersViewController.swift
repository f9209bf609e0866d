import UIKit

@MainActor
protocol ListPiersDisplayLogic: AnyObject {
    func displayPiers(viewModel: ListPiers.Fetch.ViewModel)
}

final class ListPiersViewController: UIViewController {
    private let interactor: ListPiersBusinessLogic
    private let router: ListPiersRoutingLogic
    private let label = UILabel()

    init(interactor: ListPiersBusinessLogic, router: ListPiersRoutingLogic) {
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
        title = NSLocalizedString("list_piers_title", comment: "")
        view.addSubview(label)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: NSLocalizedString("list_crossings_title", comment: ""),
            primaryAction: UIAction { [weak self] _ in self?.router.routeToCrossings() }
        )
        Task { await interactor.fetchPiers(request: ListPiers.Fetch.Request()) }
    }
}

extension ListPiersViewController: ListPiersDisplayLogic {
    func displayPiers(viewModel: ListPiers.Fetch.ViewModel) {
        label.text = viewModel.titles.isEmpty
            ? NSLocalizedString("list_piers_empty", comment: "")
            : viewModel.titles.joined(separator: "\n")
    }
}
