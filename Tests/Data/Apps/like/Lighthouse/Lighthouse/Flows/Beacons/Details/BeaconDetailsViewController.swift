import UIKit

final class BeaconDetailsViewController: UIViewController {
    private let viewModel: BeaconDetailsViewModel
    private let label = UILabel()
    private let bag = DisposeBag()

    init(viewModel: BeaconDetailsViewModel) {
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
        view.addSubview(label)
        viewModel.state.drive { [label] in label.text = $0 }.disposed(by: bag)
    }
}
