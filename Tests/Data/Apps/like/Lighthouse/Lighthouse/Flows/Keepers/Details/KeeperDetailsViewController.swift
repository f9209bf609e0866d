import UIKit

final class KeeperDetailsViewController: UIViewController {
    private let viewModel: KeeperDetailsViewModel

    init(viewModel: KeeperDetailsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = viewModel.name
    }
}
