import UIKit

final class KeeperListViewController: UIViewController {
    let viewModel: KeeperListViewModel
    private let rows = RowsView()
    private let bag = DisposeBag()

    init(viewModel: KeeperListViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Keepers"
        view.addSubview(rows)
        viewModel.rows
            .drive { [rows, viewModel] in rows.show($0, select: viewModel.select) }
            .disposed(by: bag)
    }
}
