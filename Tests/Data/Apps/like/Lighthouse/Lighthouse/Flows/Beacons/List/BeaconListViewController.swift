import UIKit

final class BeaconListViewController: UIViewController {
    let viewModel: BeaconListViewModel
    private let rows = RowsView()
    private let bag = DisposeBag()

    init(viewModel: BeaconListViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Beacons"
        view.addSubview(rows)
        viewModel.rows
            .drive { [rows, viewModel] in rows.show($0, select: viewModel.select) }
            .disposed(by: bag)
    }
}
